/** Which posts a post leads to. */
import { describe, expect, test } from "vitest";
import { relatedPosts } from "../../../../cli/site/blog/post-routes.ts";
import type { Post } from "../../../../cli/site/blog/posts.ts";

/** Posts as far as tags go, newest first: `{ a: "x y" }` is the post `a` with the tags x and y. */
function posts(tags: Record<string, string>): Post[] {
  return Object.entries(tags).map(
    ([route, own]) => ({ route, facts: { frontMatter: { tags: own.split(" ").filter(Boolean) } } }) as Post,
  );
}

function related(of: string, all: Post[]): string[] {
  const post = all.find(({ route }) => route === of);
  return (
    (post &&
      relatedPosts(all)
        .get(post)
        ?.map(({ route }) => route)) ??
    []
  );
}

describe("related posts", () => {
  test("share most tags first, then are nearest in time, newer before older", () => {
    const all = posts({ a: "x", b: "x y", c: "x", d: "x y", e: "z", f: "x y" });
    expect(related("d", all)).toEqual(["b", "f", "c"]);
    expect(related("c", all)).toEqual(["b", "d", "a"]);
  });

  test("are none where no tag is shared", () => {
    const all = posts({ a: "x", b: "y", c: "" });
    expect(related("a", all)).toEqual([]);
    expect(related("c", all)).toEqual([]);
  });

  test("count a tag once that is written twice", () => {
    expect(related("c", posts({ a: "x y", b: "x x z", c: "x x y" }))).toEqual(["a", "b"]);
  });
});
