/** About the source of a page: where to edit it, when it changed, and the page as Markdown. */
import type { DocPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";

type Props = Partial<Pick<DocPage, "editUrl" | "lastUpdated" | "markdown">>;

export function ArticleEnd({ editUrl, lastUpdated, markdown }: Props) {
  const { strings } = useManifest();
  if (editUrl === undefined && lastUpdated === undefined && markdown === undefined) return null;
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
    </footer>
  );
}
