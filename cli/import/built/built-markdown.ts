/** Main content of a built page → Markdown: blocks of the tools' themes become directives, and no tag of the page is kept. */
import GithubSlugger from "github-slugger";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { defaultHandlers, type Handle, type State, toMdast } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import type { Html, PhrasingContent, RootContent } from "mdast";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";
import { isReservedId } from "../../../schema/reserved-names.ts";
import { blockDirective } from "../../markdown/conversion/block-directive.ts";
import { noteFor } from "../../source/other-tools/names.ts";
import type { BuiltPage } from "./built-pages.ts";
import { noteTitle } from "./main-content.ts";
import { codeText } from "./words.ts";

/** The address to write for one of the built page; undefined leaves a link out and keeps its text. */
export type Resolve = (url: string, kind: "link" | "image") => string | undefined;

/** Blocks in order. Headings have the ids of the old site where ours would be others. */
export function builtBlocks({ main }: Pick<BuiltPage, "main">, resolve: Resolve): RootContent[] {
  const tree = toMdast(main, { handlers: handlersWith(resolve) });
  return tree.type === "root" ? tree.children : [];
}

export function markdownOf(nodes: readonly RootContent[]): string {
  return toMarkdown(
    { type: "root", children: [...nodes] },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown(), directiveToMarkdown()],
      bullet: "-",
      rule: "-",
      listItemIndent: "one",
      unsafe: [{ before: "\\{", character: "{", inConstruct: "phrasing" }],
    },
  ).trim();
}

function handlersWith(resolve: Resolve): Record<string, Handle> {
  const slugger = new GithubSlugger();
  const heading: Handle = (state, node) => {
    const children = phrasingIn(state, node);
    if (children.length === 0) return undefined;
    const { id } = node.properties;
    // The title of a page has no id here.
    const own = node.tagName === "h1" ? "" : slugger.slug(textOf(node).trim());
    const isUsable = typeof id === "string" && /^[^\s{}#]+$/.test(id) && !isReservedId(id);
    // The title of a page is its first heading here, so that no other one is of the first level.
    const depth = ([2, 2, 3, 4, 5, 6] as const)[Number(node.tagName[1]) - 1] ?? 2;
    return {
      type: "heading",
      depth,
      children: isUsable && id !== own ? [...children, html(` {#${id}}`)] : children,
      data: { hProperties: isUsable ? { id } : {} },
    };
  };
  /** Blocks that have a directive become one; the library converts all others. */
  const block =
    (usual: Handle): Handle =>
    (state, node, parent) =>
      directiveOf(state, node) ?? codeOf(node) ?? usual(state, node, parent);
  const flow: Handle = (state, node) => state.toFlow(state.all(node));
  const inTags: Handle = (state, node) => [
    html(`<${node.tagName}>`),
    ...phrasingIn(state, node),
    html(`</${node.tagName}>`),
  ];
  return {
    ...withEach(["h1", "h2", "h3", "h4", "h5", "h6"], heading),
    ...withEach(["div", "section", "article", "aside", "details", "starlight-tabs"], block(flow)),
    ...withEach(["sub", "sup", "kbd", "mark"], inTags),
    table: block(defaultHandlers.table),
    blockquote: block(defaultHandlers.blockquote),
    pre: block(defaultHandlers.pre),
    figure: block((state, node) => pictureOf(node, resolve) ?? flow(state, node, undefined)),
    span: (state, node) => formulaOf(node) ?? state.all(node),
    a: (state, node) => {
      const url = resolve(`${node.properties.href ?? ""}`, "link");
      const children = phrasingIn(state, node);
      return url === undefined || children.length === 0 ? children : { type: "link", url, children };
    },
    img: (_, node) => pictureOf(node, resolve) ?? { type: "text", value: `${node.properties.alt ?? ""}` },
    iframe: (_, node) => frameOf(node, resolve),
    video: (_, node) => frameOf(node, resolve),
    audio: (_, node) => frameOf(node, resolve),
  };
}

function withEach(names: readonly string[], handle: Handle): Record<string, Handle> {
  return Object.fromEntries(names.map((name) => [name, handle]));
}

/** The library itself divides a link around blocks. */
function phrasingIn(state: State, node: Element): PhrasingContent[] {
  return state.all(node) as PhrasingContent[];
}

function html(value: string): Html {
  return { type: "html", value };
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Words in the names of classes that a theme gives to a note; the kind is another word. */
const notes =
  /^(?:theme-)?(?:admonition|custom-block|starlight-aside|markdown-alert|blockquote-tag|alert|callout|hint|notice)(?:$|-)/;

/** A note, details or tabs as a directive. */
function directiveOf(state: State, node: Element): RootContent | RootContent[] | undefined {
  const classes = classesOf(node);
  const content = (of: Element["children"]) =>
    markdownOf(state.toFlow(state.all({ ...node, children: of })) as RootContent[]);
  const tabs = tabsIn(node, classes);
  if (tabs) {
    const blocks = tabs.map(({ label, panel }) => blockDirective("tab", content([panel]), { label }));
    return html(blockDirective("tabs", blocks.join("\n\n")));
  }
  const kinds = classes
    .flatMap((name) => name.split(/[-_]+/))
    .flatMap((word) =>
      /^(?:admonition|alert|aside|callout|hint|notice)$/.test(word) ? [] : (noteFor(word) ?? []),
    );
  if (node.tagName === "details") {
    const summary = node.children.filter(isElement).find(({ tagName }) => tagName === "summary");
    const label = summary ? lineOf(summary) : "";
    const others = node.children.filter((child) => child !== summary);
    return html(blockDirective("details", content(others), { label: label || "Details" }));
  }
  const [kind = "note"] = kinds;
  if (!classes.some((name) => notes.test(name))) return undefined;
  const title = select(noteTitle, node);
  const label = title ? lineOf(title) : "";
  return html(blockDirective(kind, content(without(node, title).children), { label }));
}

type Tab = { label: string; panel: Element };

/** Tabs by their roles, or as Material for MkDocs and VitePress have them; undefined for an element around them. */
function tabsIn(node: Element, classes: readonly string[]): Tab[] | undefined {
  const isSet = classes.includes("tabbed-set") || classes.includes("vp-code-group");
  const isAround = node.children.some(
    (child) => child.type === "element" && select("[role=tab]", child) && !select("[role=tabpanel]", child),
  );
  if (!isSet && !isAround) return undefined;
  const panels = selectAll(isSet ? ".tabbed-content, .blocks" : "[role=tabpanel]", node).filter(
    (panel, _, all) => !all.some((other) => other !== panel && isBelow(panel, other)),
  );
  const labels = selectAll(isSet ? "label" : "[role=tab]", node).filter(
    (label) => !panels.some((panel) => isBelow(label, panel)),
  );
  const [first] = panels;
  const tabPanels = isSet && first && panels.length === 1 ? first.children.filter(isElement) : panels;
  if (labels.length === 0 || labels.length !== tabPanels.length) return undefined;
  return tabPanels.map((panel, index) => ({ panel, label: labels[index] ? lineOf(labels[index]) : "" }));
}

function isElement(node: Element["children"][number]): node is Element {
  return node.type === "element";
}

function isBelow(node: Element, around: Element): boolean {
  return around.children.some((child) => child === node || (isElement(child) && isBelow(node, child)));
}

function lineOf(node: Element): string {
  return textOf(node).replace(/\s+/g, " ").trim();
}

function without(node: Element, part: Element | undefined): Element {
  const children = node.children.flatMap((child) =>
    child === part ? [] : child.type === "element" ? without(child, part) : child,
  );
  return { ...node, children };
}

const codeTitle = ".filename, figcaption .title, .code-block-title, [class*=codeBlockTitle]";

/** A block of code, or the box or the table of numbered lines around one. */
function codeOf(node: Element): RootContent | undefined {
  const blocks = node.tagName === "pre" ? [node] : selectAll("pre", node);
  const [pre] = blocks;
  const classes = [node, ...(pre ? [pre, ...selectAll("code", pre)] : [])].flatMap(classesOf);
  const isBox =
    /(?:^| )(?:highlight|highlighttable|lntable|rouge-table|frame|expressive-code|language-\S+)/.test(
      classes.join(" "),
    );
  if (!pre || blocks.length > 1 || (node !== pre && !isBox)) return undefined;
  if (node !== pre && lineOf(node).length > lineOf(pre).length + 200) return undefined;
  const title = node === pre ? undefined : select(codeTitle, node);
  const lang =
    `${pre.properties.dataLanguage ?? node.properties.dataLang ?? ""}` ||
    classes.flatMap((name) => /^lang(?:uage)?-(?!text$|none$|plaintext$)(\S+)$/.exec(name)?.[1] ?? [])[0];
  const meta = title && lineOf(title) !== "" ? `title="${lineOf(title).replaceAll('"', "'")}"` : null;
  return {
    type: "code",
    lang: lang || (meta === null ? null : "text"),
    meta,
    value: codeText(pre).replace(/^\n+|\s+$/g, ""),
  };
}

/** The source of a formula that KaTeX has drawn. */
function formulaOf(node: Element): RootContent | undefined {
  const source = classesOf(node).some((name) => /^katex/.test(name))
    ? select('annotation[encoding="application/x-tex"]', node)
    : undefined;
  if (!source) return undefined;
  const value = textOf(source).trim();
  return classesOf(node).includes("katex-display") ? { type: "math", value } : { type: "inlineMath", value };
}

/** A picture, with the caption of the figure around it. */
function pictureOf(node: Element, resolve: Resolve): PhrasingContent | undefined {
  const image = node.tagName === "img" ? node : selectAll("img", node)[0];
  const isAlone = node === image || selectAll("img, p, pre, table", node).length <= 1;
  const url = image && resolve(`${image.properties.src ?? ""}`, "image");
  if (!image || !isAlone || url === undefined) return undefined;
  const caption = node === image ? undefined : select("figcaption", node);
  return {
    type: "image",
    url,
    alt: `${image.properties.alt ?? ""}`,
    title: caption ? lineOf(caption) : null,
  };
}

/** A frame or a video as a link, since the site declares no host for it. */
function frameOf(node: Element, resolve: Resolve): PhrasingContent | undefined {
  const source = node.properties.src ?? select("source", node)?.properties.src;
  const url = source === undefined ? undefined : resolve(`${source}`, "link");
  const text = `${node.properties.title ?? ""}` || url;
  return url === undefined || text === undefined
    ? undefined
    : { type: "link", url, children: [{ type: "text", value: text }] };
}
