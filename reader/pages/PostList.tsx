/** Posts as an editorial list: date and reading time beside title and excerpt. */
import type { PostSummary } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { useLanguage } from "../navigation/use-language.ts";

/** `level`: of the titles; 2 where the list is right under the page's heading. */
export function PostList({ posts, level }: { posts: readonly PostSummary[]; level: 2 | 3 }) {
  const language = useLanguage();
  const { tag } = useManifest();
  if (posts.length === 0) return null;
  const names = new Intl.ListFormat(tag);
  const Title = level === 2 ? "h2" : "h3";
  return (
    <ol className="post-list">
      {posts.map((post) => (
        <li key={post.href}>
          <p className="post-facts">
            <time dateTime={post.date.iso}>{post.date.text}</time>
            <span>{post.readingTime}</span>
          </p>
          <div {...language(post.lang)}>
            <Title>
              <Link href={post.href}>{post.title}</Link>
            </Title>
            <p>{post.excerpt}</p>
            {post.authors.length > 0 && (
              <p className="post-authors">{names.format(post.authors.map(({ name }) => name))}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
