/** Shortcodes in a page of Hugo, as a tree: `{{< name "text" key=value >}}` … `{{< /name >}}`, also with percent signs. */

export type Shortcode = {
  name: string;
  /** Values by key; those without a key by their number, from 0. */
  values: ReadonlyMap<string | number, string>;
  /** As it is written, without what is inside. */
  written: string;
  /** Undefined for one without an end. */
  inner: Part[] | undefined;
  /** Text of its line before it. */
  before: string;
};

export type Part = string | Shortcode;

type Tag = {
  kind: "open" | "close" | "self" | "escaped";
  name: string;
  given: string;
  start: number;
  end: number;
};

/** One whose name is in a comment is shown as text. */
const tag =
  /\{\{([<%])\s*(\/\*)((?:(?!\{\{)[\s\S])*?)\*\/\s*[%>]\}\}|\{\{[<%]\s*(\/?)\s*([\w./-]+)((?:"(?:\\.|[^"\\])*"|`[^`]*`|(?!\{\{)[^"`])*?)(\/?)\s*[%>]\}\}/g;

export function shortcodesIn(text: string): Part[] {
  const tags = [...text.matchAll(tag)].map(
    ({
      0: written,
      1: mark,
      2: escaped,
      3: shown = "",
      4: slash,
      5: name = "",
      6: given = "",
      7: self,
      index,
    }): Tag => ({
      kind: escaped !== undefined ? "escaped" : slash !== "" ? "close" : self !== "" ? "self" : "open",
      name,
      given: escaped !== undefined ? `{{${mark}${shown}${mark === "<" ? ">" : "%"}}}` : given.trim(),
      start: index,
      end: index + written.length,
    }),
  );
  const partsFrom = (from: number, to: number, own: readonly Tag[]): Part[] => {
    const parts: Part[] = [];
    let at = from;
    for (let index = 0; index < own.length; index++) {
      const each = own[index];
      if (!each) break;
      parts.push(text.slice(at, each.start));
      at = each.end;
      if (each.kind === "escaped") parts.push(each.given);
      if (each.kind === "escaped" || each.kind === "close") continue;
      const close = each.kind === "open" ? closingIndex(own, index) : undefined;
      const last = close === undefined ? undefined : own[close];
      parts.push({
        name: each.name,
        values: valuesOf(each.given),
        written: text.slice(each.start, each.end),
        inner:
          last && close !== undefined
            ? partsFrom(each.end, last.start, own.slice(index + 1, close))
            : undefined,
        before: text.slice(text.lastIndexOf("\n", each.start - 1) + 1, each.start),
      });
      if (last && close !== undefined) {
        at = last.end;
        index = close;
      }
    }
    parts.push(text.slice(at, to));
    return parts;
  };
  return partsFrom(0, text.length, tags);
}

function closingIndex(tags: readonly Tag[], open: number): number | undefined {
  let depth = 0;
  for (let index = open; index < tags.length; index++) {
    const each = tags[index];
    if (each?.name !== tags[open]?.name) continue;
    if (each?.kind === "open") depth++;
    if (each?.kind === "close" && --depth === 0) return index;
  }
  return undefined;
}

function valuesOf(given: string): Map<string | number, string> {
  const values = new Map<string | number, string>();
  let count = 0;
  const value = /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`]+))/g;
  for (const [, key, quoted, raw, bare] of given.matchAll(value))
    values.set(key ?? count++, quoted?.replace(/\\(.)/g, "$1") ?? raw ?? bare ?? "");
  return values;
}
