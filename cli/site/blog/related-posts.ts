/** Related posts, to read after a post: those that share most of its tags; of equals, the nearest in time, newer before older. */
import type { Post } from "./posts.ts";

/** The number of related posts, and how far a tag's list is searched on either side of a post, which keeps the time linear. */
const most = 3;
const reach = 12;

/** `listed` are newest first; a post that shares no tag with another has no entry. */
export function relatedPosts(listed: readonly Post[]): Map<Post, Post[]> {
  const position = new Map(listed.map((post, index) => [post, index]));
  const candidates = new Map<Post, Set<Post>>();
  for (const posts of byTag(listed).values())
    posts.forEach((post, index) => {
      const near = candidates.get(post) ?? new Set();
      candidates.set(post, near);
      for (const other of posts.slice(Math.max(0, index - reach), index + reach + 1))
        if (other !== post) near.add(other);
    });

  const related = new Map<Post, Post[]>();
  for (const [post, near] of candidates) {
    const at = position.get(post) ?? 0;
    const ranked = [...near].map((other) => {
      const index = position.get(other) ?? 0;
      return { other, index, shared: sharedTags(post, other), distance: Math.abs(index - at) };
    });
    ranked.sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.index - b.index);
    if (ranked.length > 0)
      related.set(
        post,
        ranked.slice(0, most).map(({ other }) => other),
      );
  }
  return related;
}

/** Posts of each tag, newest first. */
export function byTag(listed: readonly Post[]): Map<string, Post[]> {
  const groups = new Map<string, Post[]>();
  for (const post of listed)
    for (const tag of new Set(post.facts.frontMatter.tags)) {
      const group = groups.get(tag);
      if (group) group.push(post);
      else groups.set(tag, [post]);
    }
  return groups;
}

function sharedTags(post: Post, other: Post): number {
  const tags = new Set(other.facts.frontMatter.tags);
  return new Set(post.facts.frontMatter.tags.filter((tag) => tags.has(tag))).size;
}
