/** Addresses that would disappear → the files that keep them alive, rewritten. */

import { unpublishedNow } from "../../site/unpublished.ts";
import type { AddressChanges } from "./changed-addresses.ts";
import { withAliases } from "./with-aliases.ts";
import type { OlderId } from "./with-heading-ids.ts";
import { withHeadingIds } from "./with-heading-ids.ts";

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
