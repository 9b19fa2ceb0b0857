/** The author of more than half of the posts, whose name lists leave out. */
import type { Post } from "./posts.ts";

/** The key of the author of more than half of the posts; undefined if there is none. */
export function mainAuthorOf(posts: readonly Post[]): string | undefined {
  const counts = new Map<string, number>();
  for (const key of posts.flatMap(({ facts }) => [...new Set(facts.frontMatter.authors)]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].find(([, count]) => count > posts.length / 2)?.[0];
}
