/** A fenced or indented block → `<figure class="code-block">` with its title and coloured code. */
import type { ElementContent } from "hast";
import type { Code } from "mdast";
import type { Handler } from "mdast-util-to-hast";
import { nearest } from "../../report/nearest.ts";
import { readFenceMeta } from "../fence-meta.ts";
import { highlight, languageNamed, languageNames } from "../highlight.ts";
import { placeAt, placeOf } from "../place.ts";
import type { Report } from "./anchor.ts";
import { codeLines } from "./code-lines.ts";
import { element } from "./element.ts";

export function code(report: Report): Handler {
  return (_state, node: Code) => {
    // `js{1,3}` says the same as `js {1,3}`.
    const [name = "", braces] = (node.lang ?? "").split(/(?=\{)/, 2);
    const meta = readFenceMeta([braces, node.meta].join(" "), node.value.split("\n").length);
    const content = coloured(node, name, report);
    const needsLines = meta.marked.size > 0 || meta.numbersFrom !== undefined;
    const properties = { ...(name !== "" && { className: [`language-${name}`] }), translate: "no" };
    const inner = element(undefined, "code", properties, needsLines ? codeLines(content, meta) : content);
    const block = element(node, "pre", {}, [inner]);
    const caption =
      meta.title === undefined || meta.title === ""
        ? []
        : [element(undefined, "figcaption", {}, [{ type: "text", value: meta.title }])];
    const language = name === "" ? {} : { dataLanguage: name };
    return element(node, "figure", { className: ["code-block"], ...language }, [...caption, block]);
  };
}

function coloured(node: Code, name: string, report: Report): ElementContent[] {
  const language = languageNamed(name);
  if (language.kind === "grammar") return highlight(node.value, language.grammar);
  if (language.kind === "unknown")
    report({
      rule: "code-language-is-known",
      place: node.data?.languageAt === undefined ? placeOf(node) : placeAt(node.data.languageAt),
      message: `the language “${name}” does not exist`,
      expected: "a language that can be coloured, or text",
      nearest: nearest(name, languageNames()),
    });
  return [{ type: "text", value: node.value }];
}
