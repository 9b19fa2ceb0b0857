/** Posts as an editorial list: date and reading time, title and excerpt, tags and whoever is not the usual author. */
import type { PostSummary } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useLanguage, useManifest } from "../navigation/reader-context.ts";
import { Day } from "./Dates.tsx";
import { TagList } from "./TagList.tsx";

type Props = {
  posts: readonly PostSummary[];
  /** True: date, reading time, title and two lines, and nothing else, below a heading of its own. Default: right under the page's heading. */
  isBrief?: boolean;
};

export function PostList({ posts, isBrief }: Props) {
  const language = useLanguage();
  const { strings } = useManifest();
  if (posts.length === 0) return null;
  const Title = isBrief ? "h3" : "h2";
  return (
    <ol className={isBrief ? "post-list brief" : "post-list"}>
      {posts.map((post) => (
        <li key={post.href}>
          <p className="post-facts">
            <Day {...post.date} />
            <span> {post.readingTime}</span>
            {!isBrief && post.signature && <span> {post.signature}</span>}
          </p>
          <div {...language(post.lang)}>
            <Title>
              <Link href={post.href}>{post.title}</Link>
            </Title>
            <p>{post.excerpt}</p>
          </div>
          {!isBrief && <TagList tags={post.tags} strings={strings} />}
        </li>
      ))}
    </ol>
  );
}
