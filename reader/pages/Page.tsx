/** The page by its kind. */
import type { ShownPage } from "../../schema/document-data.ts";
import { useReader } from "../navigation/reader-context.ts";

export function Page({ page }: { page: ShownPage }) {
  const Kind = useReader().kinds.componentOf(page.kind);
  if (!Kind) throw new Error(`No component shows pages of kind “${page.kind}”.`);
  return <Kind page={page} />;
}
