/** End of a page that has no article: a list, the home page, a page that is a component of the site. */
import type { ShownPage } from "../../schema/document-data.ts";
import { ViewLinks } from "./ViewLinks.tsx";

export function PageEnd({ page }: { page: ShownPage }) {
  const isArticle = page.kind === "page" ? !page.component : /^(doc|post|not-found)$/.test(page.kind);
  if (isArticle) return null;
  return (
    <footer className="article-end column column-wide">
      <ViewLinks page={page} />
    </footer>
  );
}
