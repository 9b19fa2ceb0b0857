/** Paths of host files with `*` (any characters) and `:name` (a part between slashes): which addresses they are about. */

/** A path with a host (`https://x.example/*`) applies to that host alone. */
export type PathPattern = { path: string; hasHost: boolean };

/** A placeholder of Netlify and of Cloudflare. */
const placeholder = /:[A-Za-z]\w*/g;

export function patternOf(written: string): PathPattern {
  const host = /^https?:\/\/[^/]*/i.exec(written)?.[0] ?? "";
  return { path: written.slice(host.length) || "/", hasHost: host !== "" };
}

export function isPattern(path: string): boolean {
  return path.includes("*") || path.search(placeholder) !== -1;
}

export function matches({ path }: PathPattern, address: string): boolean {
  return new RegExp(`^${sourceOf(path)}$`).test(address);
}

/** `start*end` as both ends; an address without `*` has only one. */
type Ends = { start: string; end: string | undefined };

function endsOf(path: string): Ends {
  const first = path.indexOf("*");
  return first === -1
    ? { start: path, end: undefined }
    : { start: path.slice(0, first), end: path.slice(path.lastIndexOf("*") + 1) };
}

/** True: every address that `other` is about is one of `pattern`. `other` has no placeholders. */
export function covers(pattern: PathPattern, other: string): boolean {
  if (pattern.hasHost) return false;
  const { start, end } = endsOf(other);
  if (end === undefined) return matches(pattern, other);
  const own = endsOf(pattern.path);
  // Text between two stars cannot be compared.
  if (own.end === undefined || pattern.path.split("*").length > 2) return false;
  return new RegExp(`^${sourceOf(own.start)}`).test(start) && end.endsWith(own.end);
}

/** True: some address may be one of both. `other` has no placeholders. */
export function overlaps(pattern: PathPattern, other: string): boolean {
  const { start, end } = endsOf(other);
  if (end === undefined) return matches(pattern, other);
  const own = endsOf(pattern.path);
  if (own.end === undefined)
    return isPattern(pattern.path)
      ? startsAlike(pattern.path, start) && tailsAlike(lastOf(pattern.path), end)
      : pattern.path.startsWith(start) && pattern.path.endsWith(end);
  return startsAlike(own.start, start) && tailsAlike(own.end, end);
}

/** Part by part: a placeholder is like any part. */
function startsAlike(one: string, other: string): boolean {
  const [a, b] = [one.split("/"), other.split("/")];
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).every((part, index) => {
    const other = b[index] ?? "";
    if (part.search(placeholder) !== -1) return true;
    // Only the last part of either may continue.
    if (index < length - 1) return part === other;
    const isOpen = [index === a.length - 1, index === b.length - 1];
    return part === other || (isOpen[0] && other.startsWith(part)) || (isOpen[1] && part.startsWith(other));
  });
}

function tailsAlike(one: string, other: string): boolean {
  return one.search(placeholder) !== -1 || one.endsWith(other) || other.endsWith(one);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function sourceOf(path: string): string {
  return path
    .split("*")
    .map((part) =>
      part
        .split(placeholder)
        .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join("[^/]+"),
    )
    .join(".*");
}
