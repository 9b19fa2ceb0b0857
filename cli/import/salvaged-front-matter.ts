/** Front matter that is not YAML → the keys that can be read, each by itself, and the other lines as a comment. */
import { isMap, parseDocument, stringify } from "yaml";

export function salvagedFrontMatter(written: string): string {
  const chunks = written.replaceAll("\t", "  ").split(/^(?=[^\s#][^\n]*$)/m);
  const seen = new Set<string>();
  return chunks
    .map((chunk) => {
      const [, key = "", value = ""] = /^["']?([\w-]+)["']?\s*:\s*(.*?)\s*$/s.exec(chunk) ?? [];
      if (key === "" || seen.has(key)) return asComment(chunk);
      seen.add(key);
      if (isReadable(chunk)) return chunk.endsWith("\n") ? chunk : `${chunk}\n`;
      // A colon or a quotation mark in a text without quotes around it.
      const isLine = !value.includes("\n") && !/^[[{&*!|>]/.test(value);
      return isLine
        ? `${key}: ${stringify(value.replace(/^["']|["']$/g, ""), { lineWidth: 0 }).trim()}\n`
        : asComment(chunk);
    })
    .join("");
}

function isReadable(chunk: string): boolean {
  const document = parseDocument(chunk);
  return document.errors.length === 0 && isMap(document.contents);
}

function asComment(chunk: string): string {
  return chunk.trim() === "" ? "" : `${chunk.trimEnd().replace(/^/gm, "# ")}\n`;
}
