/** Quotations that begin with `[!kind] Title`, as Obsidian, Hugo and VitePress have them → notes and details. */
import type { Root } from "mdast";
import { blockDirective } from "../markdown/conversion/block-directive.ts";
import { callout } from "../source/other-tools/declared-lines.ts";
import { isAlertName, noteFor } from "../source/other-tools/names.ts";
import { applyEdits, linePrefix, type TextEdit } from "./mdx/edits.ts";
import { regionsIn } from "./mdx/running-text.ts";

type Reading = {
  /** Reads Markdown as the tool does. */
  parse: (text: string) => Root;
  /** True: an alert of GitHub, which has neither title nor fold, stays one. */
  keepsAlerts: boolean;
};

export function withCallouts(body: string, reading: Reading): string {
  if (!body.includes("[!")) return body;
  const quotations = regionsIn(reading.parse(body), "blockquote");
  const outer = quotations.filter(
    ({ start, end }) => !quotations.some((other) => other.start < start && other.end >= end),
  );
  return applyEdits(
    body,
    outer.flatMap(({ start, end }): TextEdit[] => {
      const quote = body.slice(start, end);
      if (!quote.includes("[!")) return [];
      const inner = quote.replace(/^[ \t]*> ?/gm, "");
      const indent = linePrefix(body, start);
      const text = noteOf(inner, reading) ?? linesAfter(withCallouts(inner, reading), "> ", "> ");
      return [{ start, end, text: linesAfter(text, indent) }];
    }),
  );
}

/** Each line after `prefix`; what is before the first is there already, unless `first` is given. */
function linesAfter(text: string, prefix: string, first = ""): string {
  const [start = "", ...rest] = text.split("\n");
  return [`${first}${start}`, ...rest.map((line) => (line === "" ? prefix.trimEnd() : prefix + line))].join(
    "\n",
  );
}

function noteOf(inner: string, reading: Reading): string | undefined {
  const [head, kind = "", fold, heading = ""] = callout.exec(inner) ?? [];
  if (head === undefined) return undefined;
  const title = heading.trim();
  const own = kind.trim().toLowerCase();
  if (reading.keepsAlerts && isAlertName(own) && fold === "" && title === "") return undefined;
  const name = noteFor(own) ?? "note";
  const label =
    title || (own === name && fold === "" ? "" : kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase());
  const content = withCallouts(inner.slice(head.length), reading);
  return fold === ""
    ? blockDirective(name, content, { label })
    : blockDirective("details", content, { label, attributes: { open: fold === "+" } });
}
