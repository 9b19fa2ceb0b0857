/** What stands under an article: its tags, where to edit it, when it changed. */
import type { DocPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { TagList } from "./TagList.tsx";

export function ArticleEnd({
  tags,
  editUrl,
  lastUpdated,
}: Pick<DocPage, "tags" | "editUrl" | "lastUpdated">) {
  const { strings } = useManifest();
  if (tags.length === 0 && editUrl === undefined && lastUpdated === undefined) return null;
  return (
    <footer className="article-end">
      <TagList tags={tags} />
      {editUrl !== undefined && <Link href={editUrl}>{strings.editPage}</Link>}
      {lastUpdated && <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>}
    </footer>
  );
}
