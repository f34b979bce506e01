import { NotFoundView } from "@/components/layout/not-found-view";

/** Inside the frame: another workspace's project looks exactly like one that does not exist. */
export default function WorkspaceNotFound() {
  return <NotFoundView />;
}
