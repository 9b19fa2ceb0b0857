/** A front matter slug → path below the area's root, verbatim: case and underscores stay. */

/** `("/x", "a/b")` → `/x`; `("x", "a/b")` → `/a/b/x`. */
export function resolveSlug(slug: string, folder: string): string {
  const joined = slug.startsWith("/") ? slug : `/${folder}/${slug}`;
  return joined.replace(/\/{2,}/g, "/").replace(/(.)\/+$/, "$1");
}
