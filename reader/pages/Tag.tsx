/** The posts of a tag. */
import type { TagPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { blogHref } from "./blog-links.ts";
import { FeedLinks } from "./FeedLinks.tsx";
import { PageHead } from "./PageHead.tsx";
import { PostPagination } from "./Pagination.tsx";
import { PostList } from "./PostList.tsx";

export function Tag({ page }: { page: TagPage }) {
  const manifest = useManifest();
  return (
    <div className="column column-wide">
      <PageHead title={page.title} lead={page.description}>
        <ul className="page-links">
          <li className="count">{page.count}</li>
          <FeedLinks feeds={page.feed ? [page.feed] : []} />
          <li>
            <Link href={blogHref(manifest, "/tags")}>{manifest.strings.allTags}</Link>
          </li>
        </ul>
      </PageHead>
      <PostList posts={page.items} />
      <PostPagination newer={page.newer} older={page.older} />
    </div>
  );
}
