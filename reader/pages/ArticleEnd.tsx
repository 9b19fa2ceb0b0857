/** Source of a page: where to edit it, when it changed, and the page as Markdown and as data. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { DocPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { ViewLinks } from "./ViewLinks.tsx";

type Props = Pick<ShownPage, "kind" | "path" | "markdown"> &
  Partial<Pick<DocPage, "editUrl" | "lastUpdated">>;

export function ArticleEnd({ editUrl, lastUpdated, ...page }: Props) {
  const { strings } = useManifest();
  const { markdown } = page;
  return (
    <footer className="article-end">
      {editUrl !== undefined && <Link href={editUrl}>{strings.editPage}</Link>}
      {lastUpdated && <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>}
      {markdown !== undefined && (
        <>
          <Link href={markdown} type="text/markdown">
            {strings.markdownVersion}
          </Link>
          <button type="button" data-action="copy-page" data-href={markdown}>
            {strings.copyMarkdown}
          </button>
        </>
      )}
      <ViewLinks page={page} />
    </footer>
  );
}
