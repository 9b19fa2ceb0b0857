/** Newer and older pages of a list of posts. */
import { useManifest } from "../navigation/reader-context.ts";
import { Pagination } from "./Pagination.tsx";

export function PostPagination({ newer, older }: { newer?: string | undefined; older?: string | undefined }) {
  const { strings } = useManifest();
  const target = (href: string | undefined) => (href === undefined ? undefined : { href });
  return (
    <Pagination
      back={target(newer)}
      forth={target(older)}
      labels={[strings.newerEntries, strings.olderEntries]}
    />
  );
}
