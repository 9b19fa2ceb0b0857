/** Newer and older pages of a list of posts. */
import { useManifest } from "../navigation/reader-context.ts";
import { Pagination } from "./Pagination.tsx";

export function PostPagination({ newer, older }: { newer?: string | undefined; older?: string | undefined }) {
  const { strings } = useManifest();
  return (
    <Pagination
      back={newer === undefined ? undefined : { label: strings.newerEntries, href: newer }}
      forth={older === undefined ? undefined : { label: strings.olderEntries, href: older }}
    />
  );
}
