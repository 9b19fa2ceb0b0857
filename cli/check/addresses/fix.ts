/** Addresses that would disappear → the files that keep them alive, rewritten. */
import { isScalar, isSeq, type YAMLMap } from "yaml";
import { unpublishedNow } from "../../site/unpublished.ts";
import { editFrontMatter, pairOf, withKey } from "../../source/yaml/edit-front-matter.ts";
import type { AddressChanges } from "./changed-addresses.ts";
import { type OlderId, withHeadingIds } from "./with-heading-ids.ts";

export type Fixes = {
  /** The edits that were made, by file. */
  done: { file: string; says: string }[];
  /** Texts of the files. */
  texts: Map<string, string>;
  /** Decisions that are left to an author, each with its line in the lock. */
  left: { line: number; says: string; isError: boolean }[];
};

/** `read` gives the text of a file of the content folder; undefined where it cannot be written as it was read. */
export function fixesOf(
  { gone, goneAnchors }: Pick<AddressChanges, "gone" | "goneAnchors">,
  read: (file: string) => string | undefined,
): Fixes {
  const fixes: Fixes = { done: [], texts: new Map(), left: [] };
  const edit = (file: string, change: (text: string) => string | undefined): boolean => {
    const text = fixes.texts.get(file) ?? read(file);
    const changed = text === undefined ? undefined : change(text);
    if (changed !== undefined) fixes.texts.set(file, changed);
    return changed !== undefined;
  };
  const leave = (line: number, says: string, isError: boolean): void =>
    void fixes.left.push({ line, says, isError });

  for (const { route, line, draft, move } of gone) {
    const [to] = move.to;
    const file = to?.page?.source.path;
    const alias = asAddress(route);
    if (draft) leave(line, `${route}: its page is ${unpublishedNow(draft)}`, true);
    else if (!move.isCertain || !to) {
      const places = move.to.map(({ path }) => path);
      leave(
        line,
        `${route}: ${places.length === 0 ? "no page looks like it" : `perhaps ${orList(places)}`}`,
        true,
      );
    } else if (file === undefined)
      leave(line, `${route}: write { from: ${alias}, to: ${to.path} } into redirects of site.yml`, true);
    else if (route.toLowerCase() === to.path.toLowerCase())
      leave(
        line,
        `${route}: it differs from ${to.path} only in case, so a redirect would hide the page`,
        true,
      );
    else if (edit(file, (text) => withAliases(text, [alias])))
      fixes.done.push({ file, says: `alias ${route}` });
    else
      leave(
        line,
        `${route}: the front matter of ${file} cannot be changed; add the alias ${alias} to it`,
        true,
      );
  }

  for (const { route, anchor, line, on, move, elsewhere } of goneAnchors) {
    const file = on.page?.source.path ?? "";
    const [now] = move.to;
    const named = `${route}#${anchor}`;
    const older: OlderId[] = now === undefined ? [] : [{ now, before: anchor }];
    const outline = (on.page?.facts.outline ?? []).map(({ id }) => id);
    if (move.isCertain && now !== undefined) {
      if (edit(file, (text) => withHeadingIds(text, older, outline)))
        fixes.done.push({ file, says: `heading #${now} is #${anchor}, too` });
      else leave(line, `${named}: write {#${now}}{#${anchor}} after the heading “#${now}” of ${file}`, false);
      continue;
    }
    const places = [
      ...elsewhere.map((path) => `${path}#${anchor}`),
      ...move.to.map((id) => `${on.path}#${id}`),
    ];
    leave(
      line,
      `${named}: ${places.length === 0 ? "no heading looks like it" : `perhaps ${orList(places)}`}`,
      false,
    );
  }
  return fixes;
}

/** A longer list does not help the author. */
const mostNamed = 5;

function orList(places: readonly string[]): string {
  return places.length > mostNamed
    ? `${places.slice(0, mostNamed).join(", ")} or ${places.length - mostNamed} more`
    : places.join(" or ");
}

/** Encodes the characters that have a meaning in an address. */
function asAddress(route: string): string {
  return route.replace(/[%?#]/g, encodeURIComponent);
}

/** The text with further aliases. Undefined if the front matter is broken, or is written in a way that the aliases would break. */
export function withAliases(text: string, aliases: readonly string[]): string | undefined {
  const items = aliases.map(asYaml);
  const lines = ["aliases:", ...items.map((item) => `  - ${item}`)];
  return editFrontMatter(text, {
    lines: (eol) => lines.map((line) => line + eol).join(""),
    inMap: (yaml, map, eol) => inMap(yaml, map, { items, lines, eol }),
    expected: ({ aliases: there, ...before }) => ({
      ...before,
      aliases: [...(Array.isArray(there) ? there : []), ...aliases],
    }),
  });
}

function inMap(
  yaml: string,
  map: YAMLMap,
  { items, lines, eol }: { items: readonly string[]; lines: readonly string[]; eol: string },
): string {
  const pair = pairOf(map, "aliases");
  if (!pair) return withKey(yaml, map, { lines, inBraces: `aliases: [${items.join(", ")}]`, eol });
  const list = pair.value;
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  if (!isSeq(list) || !list.range || (list.items.length > 0 && !isScalar(last))) return yaml;
  if (list.flow) {
    const start = list.range[0] + 1;
    // At the end, without the comma that may follow the last one.
    const end = isScalar(last) && last.range ? last.range[1] : start;
    const more = items.join(", ");
    return yaml.slice(0, end) + (end === start ? more : `, ${more}`) + yaml.slice(end);
  }
  if (!isScalar(last) || !last.range) return yaml;
  const [from, to] = last.range;
  const indent = /^\s*-\s*/.exec(yaml.slice(yaml.lastIndexOf("\n", from - 1) + 1))?.[0] ?? "- ";
  const endOfLine = yaml.indexOf("\n", to);
  const more = items.map((item) => indent + item);
  return endOfLine === -1
    ? [yaml, ...more].join(eol)
    : yaml.slice(0, endOfLine + 1) + more.map((line) => line + eol).join("") + yaml.slice(endOfLine + 1);
}

/** Quoted where it would mean something else, or end, without quotes. */
function asYaml(address: string): string {
  return /^\/[\p{L}\p{N}/._~-]*$/u.test(address) ? address : JSON.stringify(address);
}
