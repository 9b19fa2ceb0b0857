/**
 * The author's `_headers` and the rules of the tool → one file. Hosts join the values of all rules that fit an address, so
 * a header that the author sets, or takes away, is left out of the tool's rule for the same addresses.
 */
import type { WrittenRule } from "./headers-file.ts";
import { covers, matches, overlaps, type PathPattern, patternOf } from "./path-pattern.ts";

export type HeaderRule = { path: string; headers: { name: string; value: string }[] };

/** Addresses that the site has, with the base; an address that ends with `*` is a folder with more than is listed. */
export type SiteAddresses = readonly string[];

type MergedHeaders = {
  /** The tool's rules without the headers that the author sets. */
  rules: HeaderRule[];
  /** Lines of the author whose header the tool cannot keep apart from its own. */
  conflicts: Conflict[];
};

/** `isJoined`: both values are sent; else the tool's is no longer sent for `path` at all. */
export type Conflict = { line: number; name: string; path: string; isJoined: boolean };

/** More rules than these would take too much of what hosts allow. */
const mostRules = 30;

export function mergedHeaders(
  own: readonly HeaderRule[],
  written: readonly WrittenRule[],
  addresses: SiteAddresses,
): MergedHeaders {
  const conflicts: Conflict[] = [];
  const rules = new Map<string, HeaderRule["headers"]>();
  const add = (path: string, header: HeaderRule["headers"][number]): void => {
    rules.set(path, [...(rules.get(path) ?? []), header]);
  };
  for (const { path, headers } of own)
    for (const header of headers) {
      const claims = claimsOn(header.name, written).filter(({ pattern }) => overlaps(pattern, path));
      for (const { line, pattern } of claims)
        if (pattern.hasHost) conflicts.push({ line, name: header.name, path, isJoined: true });
      const patterns = claims.flatMap(({ pattern }) => (pattern.hasHost ? [] : [pattern]));
      const { found, lost } = rest(path, patterns, addresses);
      for (const part of found) add(part, header);
      const line = claims.find(({ pattern }) => !pattern.hasHost)?.line ?? 1;
      for (const part of lost) conflicts.push({ line, name: header.name, path: part, isJoined: false });
    }
  return { rules: [...rules].map(([path, headers]) => ({ path, headers })), conflicts };
}

function claimsOn(name: string, written: readonly WrittenRule[]): { pattern: PathPattern; line: number }[] {
  return written.flatMap(({ path, headers }) =>
    headers
      .filter((header) => header.name.toLowerCase() === name.toLowerCase())
      .map(({ line }) => ({ pattern: patternOf(path), line })),
  );
}

/** Patterns for the addresses of `path` that `taken` leaves (`found`), and patterns that cannot be split (`lost`). */
function rest(
  path: string,
  taken: readonly PathPattern[],
  addresses: SiteAddresses,
): { found: string[]; lost: string[] } {
  const found: string[] = [];
  const lost: string[] = [];
  const [start = "", end] = path.split("*");
  const visit = (folder: string): void => {
    const all = `${folder}*${end}`;
    const near = taken.filter((pattern) => overlaps(pattern, all));
    if (near.some((pattern) => covers(pattern, all))) return;
    if (near.length === 0) return void found.push(all);
    const inside = addresses.filter((address) => address.startsWith(folder));
    // The folder may have further files, so only known names could be listed.
    if (inside.includes(`${folder}*`)) return void lost.push(all);
    const folders = new Set<string>();
    for (const address of inside) {
      const slash = address.indexOf("/", folder.length);
      if (slash !== -1) folders.add(address.slice(0, slash + 1));
      else if (address.endsWith(end ?? "") && !near.some((pattern) => matches(pattern, address)))
        found.push(address);
    }
    folders.forEach(visit);
  };
  if (end === undefined)
    return { found: taken.some((pattern) => matches(pattern, path)) ? [] : [path], lost };
  visit(start);
  return found.length > mostRules ? { found: [], lost: [path] } : { found, lost };
}

export function renderHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ path, headers }) => `${path}\n${headers.map(({ name, value }) => `  ${name}: ${value}\n`).join("")}`,
    )
    .join("\n");
}
