/** Parts of an old page that the new one does not have. */
import { diffArrays } from "diff";
import type { Part } from "./source-parts.ts";
import { bagOf } from "./words-in.ts";

/** Two pages that are so different are compared by their numbers alone. */
const mostEdits = 3000;

/** `source` are parts of one kind, `page` the keys of those of the new page, both in order. */
export function missingParts(source: readonly Part[], page: readonly string[]): Part[] {
  const keys = source.map(({ key }) => key);
  const changes = diffArrays(keys, [...page], { maxEditLength: mostEdits });
  if (!changes) return source.slice(page.length);
  // Between two parts that both pages have.
  const gaps: { gone: Part[]; added: string[] }[] = [{ gone: [], added: [] }];
  let at = 0;
  for (const { added, removed, value } of changes) {
    const gap = gaps.at(-1);
    if (added) gap?.added.push(...value);
    else {
      if (removed) gap?.gone.push(...source.slice(at, at + value.length));
      else gaps.push({ gone: [], added: [] });
      at += value.length;
    }
  }
  const moved = bagOf(gaps.flatMap(({ added }) => added));
  const lost = gaps.map(({ gone }) => gone.filter(({ key }) => !take(moved, key)));
  // Of those that were added, as many as are left have no counterpart elsewhere.
  return gaps.flatMap(({ added }, index) => {
    const left = [...(lost[index] ?? [])];
    for (const key of added.filter((addedKey) => take(moved, addedKey))) {
      const like = left.findIndex(
        (part) => part.key.startsWith(key.slice(0, 6)) || key.startsWith(part.key.slice(0, 6)),
      );
      left.splice(Math.max(like, 0), 1);
    }
    return left;
  });
}

/** Takes one away; false if there is none. */
function take(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}
