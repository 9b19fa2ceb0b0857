/** Block directives of the new site, as a dialect writes them for the blocks of its tool. */
import { withNestedBlocks } from "./nested-blocks.ts";

type Head = {
  label?: string | undefined;
  attributes?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
};

/** `:::name[label]{attributes}` … `:::`, with more colons than the blocks in it. */
export function blockDirective(name: string, content: string, head: Head = {}): string {
  const text = content.replace(/^(?:[ \t]*\n)+|\s+$/g, "");
  return withNestedBlocks(`:::${directiveHead(name, head)}\n${text === "" ? "" : `${text}\n`}:::`).text;
}

/** `name[label]{attributes}`, for a directive with any number of colons. */
export function directiveHead(name: string, { label = "", attributes = {} }: Head): string {
  const text = label.replace(/\s+/g, " ").trim();
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false
      ? []
      : value === true
        ? key
        : `${key}="${String(value).replaceAll('"', "&quot;")}"`,
  );
  return `${name}${text === "" ? "" : `[${hasPairs(text) ? text : text.replace(/[[\]]/g, "\\$&")}]`}${
    written.length === 0 ? "" : `{${written.join(" ")}}`
  }`;
}

/** True where brackets are in pairs, as those of links are. */
function hasPairs(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.replace(/\\./g, "").matchAll(/[[\]]/g)) {
    depth += mark === "[" ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
