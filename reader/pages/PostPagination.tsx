/** Newer and older pages of a list of posts. */
import { Pagination } from "./Pagination.tsx";

export function PostPagination({ newer, older }: { newer?: string | undefined; older?: string | undefined }) {
  return (
    <Pagination
      back={newer ? { href: newer } : undefined}
      forth={older ? { href: older } : undefined}
      labels={["newerEntries", "olderEntries"]}
    />
  );
}
