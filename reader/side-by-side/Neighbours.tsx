/** Links to the pages before and after, in two languages as well. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { Link } from "../../schema/page.ts";
import { withQueryValue } from "../navigation/query-value.ts";
import { Pagination } from "../pages/Pagination.tsx";
import { BESIDE } from "./languages.ts";

export function Neighbours({ page, locale }: { page: ShownPage; locale: string }) {
  const query = withQueryValue("", BESIDE, locale);
  const beside = (link: Link | undefined) => link && { ...link, href: link.href + query };
  if (page.kind === "post")
    return (
      <Pagination back={beside(page.newer)} forth={beside(page.older)} labels={["newerPost", "olderPost"]} />
    );
  if (page.kind !== "doc") return null;
  return <Pagination back={beside(page.previous)} forth={beside(page.next)} />;
}
