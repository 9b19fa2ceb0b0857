/** Text of a page of VitePress → Markdown of ours: containers, words of fences, Vue, and the ids of headings that hold some of it. */
import type { Code, Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { get } from "node-emoji";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { declared } from "../../source/other-tools/declared.ts";
import { attributesBehind, lines as syntax } from "../../source/other-tools/declared-lines.ts";
import { withCallouts } from "../callouts.ts";
import { withAdmonitionTitles } from "../docusaurus/markdown/admonitions.ts";
import { fenceWords, infoOf, readFence } from "../fence-words.ts";
import { applyEdits, idOfHeading, lineEnd, type TextEdit } from "../mdx/edits.ts";
import { nodesIn, regionOf, regionsIn } from "../mdx/running-text.ts";
import { outsideCode } from "../outside-code.ts";
import { spanEdits } from "../span-edits.ts";
import { slugger } from "./slugger.ts";
import { literalBraces, type VueInputs, vueEdits } from "./vue.ts";

type PageInputs = VueInputs & {
  hasFormulas: boolean;
};

export function pageText(markdown: string, inputs: PageInputs): string {
  const { file, notes, hasFormulas } = inputs;
  const parse = (text: string) =>
    parseMarkdown(text, 1, { ...directiveNames([], ["include"]), formulas: hasFormulas });
  const body = outsideCode(markdown, (masked) => {
    const titled = withAdmonitionTitles(withBlocks(masked), {
      parse,
    });
    for (const { name } of titled.unknown)
      notes.push({
        file,
        message: `the block “${name}” belongs to a plugin or the theme: only its content is kept`,
      });
    return withCallouts(titled.text, { parse: (text) => parse(text).root, keepsAlerts: true });
  });
  const { root } = parse(body);
  const groups = nodesIn(root, "containerDirective").filter(({ name }) => name === "code-group");
  const inGroups = new Set(groups.flatMap((group) => nodesIn(group, "code")));
  const edits = [
    ...nodesIn(root, "code").flatMap((code) => fenceEdits(code, body, inGroups.has(code))),
    ...attributeEdits(root, body),
    ...vueEdits(root, body, inputs),
    ...spanEdits(body, regionsIn(root, "text"), "the GitHub name of an emoji"),
    ...headingEdits(root, body, slugger()),
  ];
  return applyEdits(body, edits);
}

type Open = { indent: string; colons: number; name: string };

/** Containers without a box go, and those that end with the one around them get an end. */
function withBlocks(body: string): string {
  if (!body.includes(":::")) return body;
  const open: Open[] = [];
  const endsFrom = (first: number): string[] =>
    open
      .splice(first)
      .reverse()
      .map(({ indent, colons, name }) =>
        isWithoutBox.test(name) ? "" : indent.replace(/[^>\s]/g, " ") + ":".repeat(colons),
      );
  const changed = (line: string): string[] => {
    const [, indent = "", marks = "", name = "", rest = ""] = syntax.vitepressContainer.exec(line) ?? [];
    if (marks !== "" && name !== "") {
      open.push({ indent, colons: marks.length, name });
      if (isWithoutBox.test(name)) return [""];
      const label = name === "code-group" ? "" : rest.trim();
      return [`${indent}${marks}${name}${label && ` ${label}`}`];
    }
    // A line of colons ends the outermost container that has no more of them.
    const ended = open.findIndex(
      (block) =>
        marks !== "" && block.colons <= marks.length && indent.length - block.indent.length < codeIndent,
    );
    if (ended !== -1) return endsFrom(ended);
    return open.some((block) => block.name === "v-pre") ? [literal(line)] : [line];
  };
  const lines = fencesIn(body).lines.flatMap(({ text: line, isCode }): string[] => {
    if (isCode) return [line];
    // With the item that it is in, a container ends, too.
    const margin = /^[\s>]*/.exec(line)?.[0].length ?? 0;
    const left = line.trim() === "" ? -1 : open.findIndex((block) => block.indent.length > margin);
    return [...(left === -1 ? [] : endsFrom(left)), ...changed(line)];
  });
  return [...lines, ...endsFrom(0)].join("\n");
}

/** Without its box, a group of tabs of a plugin shows its texts one after another. */
const isWithoutBox = /^(raw|v-pre|tabs)$/;
/** So far in, a line is code. */
const codeIndent = 4;

/** In code, braces are literal as they are. */
function literal(line: string): string {
  return line.replace(/(`+)(?!`).*?(?<!`)\1(?!`)|\{\{/g, (match) => (match === "{{" ? literalBraces : match));
}

/** `ts:line-numbers=2 {1,3} [title]` → `ts title="title" {1,3} showLineNumbers=2` */
function fenceEdits(code: Code, body: string, isInGroup: boolean): TextEdit[] {
  const opening = infoOf(code, body);
  if (!opening) return [];
  const { language, title, label, ...words } = readFence(opening.info);
  const tab = label ?? (title === undefined ? language || "text" : undefined);
  const text = fenceWords({
    ...words,
    language: language.replace(/-vue$|^vue-(?=html$)/, ""),
    title: title ?? (isInGroup ? undefined : label),
    label: isInGroup ? tab : undefined,
  });
  return [{ ...opening, text }];
}

/** Attributes of markdown-it-attrs, `{.class target="_self"}`, behind links, pictures and the text of blocks. */
function attributeEdits(root: Root, body: string): TextEdit[] {
  const images = new Set(regionsIn(root, "image").map(({ end }) => end));
  const behind = regionsIn(root, "link", "image", "inlineCode", "strong").flatMap(({ end }): TextEdit[] => {
    const [attributes] = attributesBehind.exec(body.slice(end, lineEnd(body, end))) ?? [];
    if (attributes === undefined) return [];
    const width = images.has(end) ? /width=\S*?\d+/.exec(attributes)?.[0].replace(/["']/g, "") : undefined;
    return [{ start: end, end: end + attributes.length, text: width === undefined ? "" : `{${width}}` }];
  });
  const atEnd = nodesIn(root, "paragraph", "heading").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    const text = body.slice(region?.start, region?.end);
    const match = /[ \t]*\{((?:[ \t]*(?:[.#][\w-]+|[\w-]+="[^"{}\n]*"))+)[ \t]*\}[ \t]*$/.exec(text);
    const id = node.type === "heading" ? /#([^\s{}.#]+)/.exec(match?.[1] ?? "")?.[1] : undefined;
    if (!region || !match || (id !== undefined && match[1]?.trim() === `#${id}`)) return [];
    return [
      { start: region.start + match.index, end: region.end, text: id === undefined ? "" : ` {#${id}}` },
    ];
  });
  return [...behind, ...atEnd];
}

/** The ids of headings with tags or names of emoji in them, which VitePress leaves out of ids. */
function headingEdits(root: Root, body: string, idOf: ReturnType<typeof slugger>): TextEdit[] {
  // Those that are written count for the headings below them.
  let hasGiven = false;
  return nodesIn(root, "heading").flatMap((heading): TextEdit[] => {
    const region = regionOf(heading);
    if (!region) return [];
    const given = /\{[^{}]*#([^\s{}]+)[^{}]*\}\s*$/.exec(plainText(heading))?.[1];
    if (given !== undefined) hasGiven = true;
    const text = withoutVue(heading);
    const id = idOf(text, given);
    if (given !== undefined) return [];
    if (!hasGiven && text === plainText(heading) && !/<[A-Z]/.test(body.slice(region.start, region.end)))
      return [];
    return idOfHeading(heading, body, id);
  });
}

function withoutVue(node: Nodes): string {
  if (node.type === "html") return "";
  if (node.type === "text")
    return node.value.replace(declared["the GitHub name of an emoji"].pattern, (name) =>
      get(name) === undefined ? name : "",
    );
  return "children" in node ? node.children.map(withoutVue).join("") : plainText(node);
}
