/** Links to the pages before and after, in two languages as well. */
import type { ShownPage } from "../../schema/document-data.ts";
import { withQueryValue } from "../navigation/query-value.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { Pagination } from "../pages/Pagination.tsx";
import { BESIDE } from "./languages.ts";

export function Neighbours({ page, locale }: { page: ShownPage; locale: string }) {
  const { strings } = useManifest();
  const isPost = page.kind === "post";
  const [back, forth] = isPost
    ? [page.newer, page.older]
    : page.kind === "doc"
      ? [page.previous, page.next]
      : [];
  const [backLabel, forthLabel] = isPost
    ? [strings.newerPost, strings.olderPost]
    : [strings.previous, strings.next];
  const query = withQueryValue("", BESIDE, locale);
  return (
    <Pagination
      back={back && { label: backLabel, ...back, href: back.href + query }}
      forth={forth && { label: forthLabel, ...forth, href: forth.href + query }}
    />
  );
}
