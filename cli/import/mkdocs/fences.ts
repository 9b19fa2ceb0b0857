/** What is behind the fence of a block of code in PyMdown → our words, and blocks of HTML with Markdown in them. */
import { fencesIn } from "../../markdown/mdast/fences.ts";

const opening = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})[ \t]*(.*)$/;
const word = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

export function withOwnFences(text: string): string {
  return fencesIn(text)
    .lines.map(({ text: line, isCode }, index, all) => {
      if (isCode && !all[index - 1]?.isCode) return ownFence(line);
      return isCode ? line : withoutMarkdownAttribute(line);
    })
    .join("\n");
}

function ownFence(line: string): string {
  const [, indent = "", fence = "", info = ""] = opening.exec(line) ?? [];
  if (fence === "") return line;
  const inBraces = /^\{\s*(.*?)\s*\}\s*$/.exec(info)?.[1];
  const written = inBraces ?? info.replace(/^([\w#+.-]*)[ \t]*\{(.*)\}[ \t]*$/, "$1 $2");
  const values = new Map(
    [...written.matchAll(word)].map(([, key = "", a, b, c]) => [key, a ?? b ?? c ?? ""]),
  );
  const rest = written.replace(word, " ").trim().split(/\s+/);
  const [first = ""] = inBraces === undefined ? rest : rest.filter((each) => each.startsWith("."));
  const language = first.replace(/^\./, "");
  const title = values.get("title");
  const lines = values
    .get("hl_lines")
    ?.trim()
    .split(/[\s,]+/)
    .filter((each) => /^\d+(-\d+)?$/.test(each));
  const start = values.get("linenums");
  const words = [
    ...(title === undefined ? [] : [title.includes('"') ? `title='${title}'` : `title="${title}"`]),
    ...(lines === undefined || lines.length === 0 ? [] : [`{${lines.join(",")}}`]),
    ...(start === undefined
      ? []
      : [
          /^\d+/.test(start) && !start.startsWith("1")
            ? `showLineNumbers=${Number.parseInt(start, 10)}`
            : "showLineNumbers",
        ]),
  ];
  const isLanguage = /^[\w#+.-]+$/.test(language);
  const name = isLanguage ? language : words.length > 0 ? "text" : "";
  return `${indent}${fence}${[name, ...words].join(" ").trimEnd()}`;
}

const markdownTag = /^(\s*)<(\w+)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*>\s*$/;

/** A tag whose content is Markdown here if a blank line is between them. */
function withoutMarkdownAttribute(line: string): string {
  const [, indent = "", name = "", attributes = ""] = markdownTag.exec(line) ?? [];
  if (!/\smarkdown(?![\w-])/.test(attributes)) {
    const inline = line.replace(/(<\w+[^<>]*?)\s+markdown(?:=(?:"[^"]*"|'[^']*'|\w+))?(?=[\s>])/g, "$1");
    return /^\s*<\/(?:div|figure|section|center)>\s*$/.test(line) ? `\n${line}` : inline;
  }
  const others = attributes.replace(/\s+markdown(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g, "");
  return `${indent}<${name}${others}>\n`;
}
