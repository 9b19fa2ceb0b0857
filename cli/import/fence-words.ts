/** Words after the language of a block of code, as any tool writes them → the same words as they are here. */
import type { Code } from "mdast";
import { lineEnd } from "./mdx/edits.ts";
import { type Region, regionOf } from "./mdx/running-text.ts";

type FenceWords = {
  language: string;
  title?: string | undefined;
  /** Name of a tab. */
  label?: string | undefined;
  /** Numbers of lines and ranges of them, which are marked. */
  lines: readonly string[];
  /** Number of the first line; true if it is 1. */
  numbers?: string | true | undefined;
};

const pair = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|\[([^[\]]*)\]|([^\s,{}]+)),?/g;
/** `{.py title="a.py"}`, `go {linenos=true}` */
const inBraces = /(?<!=)\{\s*((?:\.|[^{}]*[\w-]=)[^{}]*)\}\s*$/;
/** Texts to mark, which cannot be marked here. */
const texts = /"[^"]*"|'[^']*'|(?<=\s)\/(?:\\.|[^/\\])+\/\w*/g;

/** Reads `js title="a.js" {1,3-4} showLineNumbers`, and the forms of Material, Hugo, VitePress and Starlight. */
export function readFence(info: string): FenceWords {
  const flat = info.replace(inBraces, " $1");
  const values = new Map(
    [...flat.matchAll(pair)].map(([, key = "", ...given]) => [
      key,
      given.find((value) => value !== undefined) ?? "",
    ]),
  );
  const words = flat.replace(pair, " ").replace(texts, "");
  const [, language = ""] = /^\s*\.?([\w#+./-]*)/.exec(words) ?? [];
  const line = values.get("hl_lines") ?? /\{([^{}]*)\}/.exec(words)?.[1] ?? "";
  const first = ["startLineNumber", "linenostart", "linenums", "line-numbers", "showLineNumbers"]
    .map((key) => values.get(key) ?? "")
    .find((value) => /^\d+$/.test(value));
  const isNumbered =
    /[\s:](?:showLineNumbers|line-numbers)\b/.test(words) ||
    ["linenos", "linenums", "line-numbers", "showLineNumbers"].some((key) =>
      /^(?!false)./.test(values.get(key) ?? ""),
    );
  return {
    language,
    title: values.get("title") ?? values.get("filename"),
    label: /\[(.+)\]/.exec(words)?.[1]?.replace(/[[\]"]/g, ""),
    lines: line.match(/\d+(?:-\d+)?/g) ?? [],
    numbers: isNumbered ? (first === undefined || first === "1" ? true : first) : undefined,
  };
}

export function fenceWords({ language, title, label, lines, numbers }: FenceWords): string {
  const words = [
    title !== undefined && (title.includes('"') ? `title='${title}'` : `title="${title}"`),
    lines.length > 0 && `{${lines.join(",")}}`,
    numbers && `showLineNumbers${numbers === true ? "" : `=${numbers}`}`,
    label !== undefined && `[${label}]`,
  ].filter(Boolean);
  return [language || (words.length > 0 ? "text" : ""), ...words].join(" ");
}

/** The words behind the marks of a block of code that is not indented. */
export function infoOf(code: Code, body: string): (Region & { info: string }) | undefined {
  const start = regionOf(code)?.start;
  if (start === undefined) return undefined;
  const end = lineEnd(body, start);
  const [, fence, info = ""] = /^(`{3,}|~{3,})(.*)$/.exec(body.slice(start, end)) ?? [];
  return fence === undefined ? undefined : { start: start + fence.length, end, info };
}
