/** End of an article: its tags, where to edit it, when it changed, and the page as Markdown. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { DocPage, Link as LinkData } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { ViewLinks } from "./ViewLinks.tsx";

type Props = Pick<ShownPage, "kind" | "path" | "markdown"> &
  Partial<Pick<DocPage, "tags" | "editUrl" | "lastUpdated">>;

export function ArticleEnd({ tags = [], editUrl, lastUpdated, ...page }: Props) {
  const { strings } = useManifest();
  const { markdown } = page;
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
      <ViewLinks page={page} />
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
