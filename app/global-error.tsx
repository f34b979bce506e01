"use client";

import ErrorPage from "./error";
import "./globals.css";

/** The root layout itself failed: no language, no theme is known. */
export default function GlobalErrorPage(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
