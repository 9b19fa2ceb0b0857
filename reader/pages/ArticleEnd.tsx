/** End of an article: its tags, where to edit it, when it changed, and the page as Markdown. */
import type { DocPage, Link as LinkData } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";

type Props = Partial<Pick<DocPage, "tags" | "editUrl" | "lastUpdated" | "markdown">>;

export function ArticleEnd({ tags = [], editUrl, lastUpdated, markdown }: Props) {
  const { strings } = useManifest();
  if (tags.length === 0 && editUrl === undefined && lastUpdated === undefined && markdown === undefined)
    return null;
  return (
    <footer className="article-end">
      <TagList tags={tags} />
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

/** Tags of a page, each a link to its list. */
function TagList({ tags }: { tags: readonly LinkData[] }) {
  const { strings } = useManifest();
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label={strings.tags}>
      {tags.map(({ title, href }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
