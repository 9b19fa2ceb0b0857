/** The page by its kind. */
import type { DocumentPage } from "../../schema/document-data.ts";
import { useReader } from "../navigation/reader-context.ts";

export function Page({ page }: { page: DocumentPage }) {
  const Kind = useReader().kinds.componentOf(page.kind);
  if (!Kind) throw new Error(`No component shows pages of kind “${page.kind}”.`);
  return <Kind page={page} />;
}
