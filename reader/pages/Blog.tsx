/** A page of the list of all posts. */
import type { BlogPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { blogHref } from "./blog-links.ts";
import { FeedLinks } from "./FeedLinks.tsx";
import { PageHead } from "./PageHead.tsx";
import { PostPagination } from "./Pagination.tsx";
import { PostList } from "./PostList.tsx";

export function Blog({ page }: { page: BlogPage }) {
  const manifest = useManifest();
  const { strings } = manifest;
  const hasTags = page.items.some(({ tags }) => tags.length > 0);
  const hasAuthors = page.items.some(({ authors }) => authors.some(({ href }) => href !== undefined));
  return (
    <div className="column column-wide blog">
      <PageHead title={page.title} lead={page.description}>
        <ul className="page-links">
          <li>
            <Link href={blogHref(manifest, "/archive")}>{strings.archive}</Link>
          </li>
          {hasTags && (
            <li>
              <Link href={blogHref(manifest, "/tags")}>{strings.allTags}</Link>
            </li>
          )}
          {hasAuthors && (
            <li>
              <Link href={blogHref(manifest, "/authors")}>{strings.allAuthors}</Link>
            </li>
          )}
          <FeedLinks feeds={manifest.feeds} />
        </ul>
      </PageHead>
      <PostList posts={page.items} />
      <PostPagination newer={page.newer} older={page.older} />
    </div>
  );
}
