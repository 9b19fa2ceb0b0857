/** Text of an old page → text of the new one: other tools’ syntax by its table, links, images, and the ids that headings had. */
import type { Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { get } from "node-emoji";
import { idForm } from "../../schema/paths.ts";
import { isReservedId } from "../../schema/reserved-names.ts";
import { hostOf } from "../markdown/address.ts";
import { directiveNames } from "../markdown/directives/directives.ts";
import { takeHeadings } from "../markdown/headings.ts";
import { constructMistakes } from "../markdown/lint/constructs.ts";
import { nodesOfOtherTools } from "../markdown/lint/nodes-of-other-tools.ts";
import { pageParts } from "../markdown/lint/page-parts.ts";
import { isDirective } from "../markdown/mdast/directives.ts";
import { type Parsed, parseMarkdown } from "../markdown/mdast/parse.ts";
import { declared } from "../source/other-tools/declared.ts";
import { applyEdits, idOfHeading, type TextEdit } from "./mdx/edits.ts";
import { attributeText, type Element, jsxIn, tagAt, wholeOf } from "./mdx/elements.ts";
import { nodesIn, regionOf, regionsIn, textRegions } from "./mdx/running-text.ts";
import { spanEdits } from "./span-edits.ts";

export type BodyInputs = {
  /** Names of the constructs that are replaced. */
  constructs: ReadonlySet<string>;
  hasFormulas: boolean;
  /** The new text of an address; undefined if it stays. */
  resolve(url: string): string | undefined;
  /** Other hosts whose pictures pages show; the page adds its own. */
  imageHosts: Set<string>;
  note(message: string, instead?: string): void;
  /** The id of a heading in the old site; called for each in order. */
  idOf(heading: string): string;
};

export function convertedBody(source: string, inputs: BodyInputs): string {
  const body = withoutPlayers(withPlainText(withOwnSyntax(source, inputs), inputs), inputs);
  const { root, destinations } = parsed(body, inputs);
  for (const url of picturesIn(root)) {
    const host = hostOf(url);
    if (host !== undefined) inputs.imageHosts.add(host);
  }
  return applyEdits(body, [
    ...destinations.flatMap(({ start, end, url }) => addressEdit(start, end, inputs.resolve(url))),
    ...htmlEdits(root, body, inputs),
    ...directiveEdits(root, body, inputs),
    ...headingEdits(root, body, inputs),
  ]);
}

function withoutPlayers(body: string, inputs: BodyInputs): string {
  if (!/<(?:iframe|video|audio|embed|object)/.test(body)) return body;
  return applyEdits(body, playerEdits(parsed(body, inputs).root, body, inputs.note));
}

function parsed(body: string, { hasFormulas }: Pick<BodyInputs, "hasFormulas">): Parsed {
  return parseMarkdown(body, 1, { ...directiveNames([], ["include"]), formulas: hasFormulas });
}

function addressEdit(start: number, end: number, text: string | undefined): TextEdit[] {
  return text === undefined ? [] : [{ start, end, text }];
}

/** A replacement may hold another construct, such as a key in marked text. */
const rounds = 3;

function withOwnSyntax(source: string, inputs: BodyInputs): string {
  let body = source;
  // Names of emoji are all known below; to parse a page takes longest.
  const isAsked = [...inputs.constructs].some((name) => name !== emojiConstruct);
  // The column is the offset, so that an edit has both.
  const placeAt = (offset: number) => ({ line: 1, column: offset });
  for (let round = 0; round < rounds && isAsked; round++) {
    const { root } = parsed(body, inputs);
    const page = { ...pageParts(root, body, 1), placeAt };
    const mistakes = [...constructMistakes(page), ...nodesOfOtherTools(page)];
    const edits = mistakes.flatMap(({ kind, fix = [] }) =>
      inputs.constructs.has(kind)
        ? fix.map(({ start, end, text }): TextEdit => ({ start: start.column, end: end.column, text }))
        : [],
    );
    if (edits.length === 0) break;
    body = applyEdits(body, edits);
  }
  return body;
}

/** Names of emoji → the characters; dollars of a site without formulas are prices and variables. */
function withPlainText(source: string, inputs: BodyInputs): string {
  let body = source;
  if (inputs.constructs.has(emojiConstruct) && /:[\w+-]+:/.test(source))
    body = applyEdits(body, spanEdits(body, textRegions(parsed(body, inputs).root), emojiConstruct));
  for (let round = 0; round < rounds && !inputs.hasFormulas && /\$[^$]+\$/.test(body); round++) {
    const { root } = parsed(body, { hasFormulas: true });
    const edits = nodesIn(root, "inlineMath").flatMap((node): TextEdit[] => {
      const start = regionOf(node)?.start;
      return start === undefined || !wordsAlone.test(node.value) ? [] : [{ start, end: start, text: "\\" }];
    });
    body = applyEdits(body, edits);
  }
  return body;
}

/** A text in which GitHub’s names of emoji are the characters. */
export function withEmoji(text: string): string {
  return text.replaceAll(emojiName, (name) => get(name) ?? name);
}

/** No formula, which a plugin that the import does not know may show. */
const wordsAlone = /^(?=.*\p{L}{3})[\p{L}\p{N}\s.,;:!?'"’/-]+$/u;
const emojiConstruct = "the GitHub name of an emoji";
const emojiName = declared[emojiConstruct].pattern;

/** Addresses of pictures, in Markdown and in tags. */
function picturesIn(root: Root): string[] {
  const named = new Set(nodesIn(root, "imageReference").map(({ identifier }) => identifier));
  return [
    ...nodesIn(root, "image").map(({ url }) => url),
    ...nodesIn(root, "definition").flatMap(({ identifier, url }) => (named.has(identifier) ? [url] : [])),
    ...nodesIn(root, "html").flatMap(({ value }) =>
      [...value.matchAll(/<img\b[^<>]*?\ssrc=["']([^"'<>]+)["']/gi)].map(([, url = ""]) => url),
    ),
  ];
}

const ofAddresses = ["href", "src", "poster"];

function htmlEdits(root: Root, body: string, { resolve }: BodyInputs): TextEdit[] {
  return nodesIn(root, "html").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    const edits: TextEdit[] = [];
    for (let at = body.indexOf("<", region?.start); region && at !== -1 && at < region.end; ) {
      const tag = tagAt(body, at);
      for (const name of tag ? ofAddresses : []) {
        const attribute = tag?.attributes.get(name);
        const url = attribute && typeof attribute.value === "string" ? resolve(attribute.value) : undefined;
        if (attribute && url !== undefined)
          edits.push({ start: attribute.start, end: attribute.end, text: `${name}="${url}"` });
      }
      at = body.indexOf("<", tag?.end ?? at + 1);
    }
    return edits;
  });
}

/** Attributes of directives that are addresses. */
const targets: ReadonlySet<string> = new Set(["to", "src"]);

function directiveEdits(root: Root, body: string, { resolve }: BodyInputs): TextEdit[] {
  const edits: TextEdit[] = [];
  const visit = (node: Nodes): void => {
    if (isDirective(node)) {
      node.label?.forEach(visit);
      for (const { name, value, position } of node.attributes) {
        const url = targets.has(name) ? resolve(value) : undefined;
        const from = position.end.offset ?? 0;
        const length = /^\s*=\s*(?:"[^"]*"|'[^']*'|[^\s}]+)/.exec(body.slice(from))?.[0].length;
        if (url !== undefined && length !== undefined)
          edits.push({ start: from, end: from + length, text: `="${url}"` });
      }
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return edits;
}

/** `{#id}` behind each heading whose id would be another one here. */
function headingEdits(root: Root, body: string, { idOf }: BodyInputs): TextEdit[] {
  const headings = nodesIn(root, "heading").map((node) => ({ node, text: plainText(node) }));
  const { ids } = takeHeadings(root);
  return headings.flatMap(({ node, text }): TextEdit[] => {
    const isGiven = /\{#[^\s{}#]+\}\s*$/.test(text);
    const id = isGiven ? "" : idOf(text);
    const own = ids.get(node)?.id;
    // The title has no id of its own here.
    const isSame = id === "" || own === undefined || own === idForm(id);
    return isSame || !isUsable(id) ? [] : idOfHeading(node, body, id);
  });
}

function isUsable(id: string): boolean {
  return !/[\s{}#]/.test(id) && !isReservedId(id);
}

/** Adds its id to the title of a page to which links name it: here a title has none by itself. */
export function withTitleId(
  body: string,
  ids: ReadonlySet<string>,
  { idOf, hasFormulas }: Pick<BodyInputs, "idOf" | "hasFormulas">,
): string {
  const heading = nodesIn(parsed(body, { hasFormulas }).root, "heading")[0];
  if (heading?.depth !== 1) return body;
  const id = idOf(plainText(heading));
  return ids.has(id) && isUsable(id) ? applyEdits(body, idOfHeading(heading, body, id)) : body;
}

const players = /^(?:iframe|video|audio|embed|object)$/;

/** Elements that readers do not see, such as the frame of a tracker for browsers without scripts. */
const unseen = /^(?:script|style|noscript|template)$/;

/** `<iframe>`, `<video>` and their kin → links with their titles: the security policy of a site blocks them. */
function playerEdits(root: Root, body: string, note: (message: string, instead: string) => void): TextEdit[] {
  const blocks = regionsIn(root, "html").filter(({ start }) => !body.startsWith("<!--", start));
  const editsOf = (element: Element): TextEdit[] => {
    const { name, open, children } = element;
    if (unseen.test(name)) return [];
    const source = children.find((child) => child.name === "source") ?? element;
    const [url] = players.test(name)
      ? [open.attributes.get("src"), open.attributes.get("data"), source.open.attributes.get("src")].flatMap(
          (attribute) => attributeText(attribute) ?? [],
        )
      : [];
    if (url === undefined || /^(?:about|data|javascript):/i.test(url)) return children.flatMap(editsOf);
    note(`<${name}> is a link now`, "write ::video or ::embed in its place");
    const title =
      attributeText(open.attributes.get("title")) || url.replace(/^(?:https?:)?\/\/(?:www\.)?/, "");
    const { start, end } = wholeOf(element);
    const isAlone = blocks.some((block) => block.start === start && body.slice(end, block.end).trim() === "");
    const text = isAlone
      ? `[${title.replace(/(?<!\\)[[\]]/g, "\\$&")}](${/[\s()]/.test(url) ? `<${url}>` : url})`
      : `<a href="${url.replaceAll('"', "%22")}">${title.replaceAll("<", "&lt;")}</a>`;
    return [{ start, end, text }];
  };
  return jsxIn(body, blocks).elements.flatMap(editsOf);
}
