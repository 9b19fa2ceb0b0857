/** An author, and the posts that carry the name. */
import type { AuthorPage } from "../../schema/page.ts";
import { pictureSource } from "../hast/safe-addresses.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { blogHref } from "./blog-links.ts";
import { PageHead } from "./PageHead.tsx";
import { PostPagination } from "./Pagination.tsx";
import { PostList } from "./PostList.tsx";

export function Author({ page }: { page: AuthorPage }) {
  const manifest = useManifest();
  const { image, title } = page.author;
  return (
    <div className="column column-wide">
      <PageHead title={page.title} lead={page.description}>
        <ul className="page-links">
          {image !== undefined && (
            <li>
              <img src={pictureSource(image)} alt="" width="64" height="64" />
            </li>
          )}
          {title !== undefined && <li className="author-title">{title}</li>}
          <li className="count">{page.count}</li>
          {[page.website ?? [], page.accounts ?? []].flat().map(({ href, title }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
          <li>
            <Link href={blogHref(manifest, "/authors")}>{manifest.strings.allAuthors}</Link>
          </li>
        </ul>
      </PageHead>
      <PostList posts={page.items} />
      <PostPagination newer={page.newer} older={page.older} />
    </div>
  );
}
