"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { signOutSession } from "@/lib/server/auth/session";

export async function signOut(): Promise<void> {
  await signOutSession(await headers());
  redirect("/sign-in");
}
