/** Data of a page before and after → the fields and blocks that differ. */
import { diffLines } from "diff";
import type { DiffBlock, DiffField, DiffWords } from "../../schema/diff-report.ts";
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { COMPONENT, hasProps } from "../../schema/own-elements.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { PageData } from "../../schema/page.ts";
import { drawnSource } from "../emit/feeds/plain-elements.ts";
import type { RouteHead } from "../site/site.ts";
import { diffTrees, inOrder, isInline, LOOSE, type Marked, type Shell, sideOf, textIn } from "./tree-diff.ts";

/** A page as it is compared. */
export type ComparedPage = {
  data: PageData;
  head: RouteHead;
  /** Address of the picture of its link previews; from the root of the host where the site has it. */
  preview?: string | undefined;
};

type PageDiff = {
  fields: DiffField[];
  /** The text with its marks; undefined for pages without a text. */
  marked: Marked[] | undefined;
  blocks: DiffBlock[];
};

export function diffPages(before: ComparedPage, after: ComparedPage): PageDiff {
  const [left, right] = [contentOf(before.data), contentOf(after.data)];
  const marked = left || right ? diffTrees(left ?? [], right ?? []) : undefined;
  const alike = alikeIn(marked ?? [], (marks) => marks.map((mark) => [mark]));
  const blocks = numbered(marked ?? []).flatMap(({ mark, number }) =>
    number === undefined ? [] : blockOf(mark, number, alike),
  );
  const texts = sideOf(
    (marked ?? []).filter(({ is }) => is !== "same"),
    "after",
  ).map((node) => textOf(wordsOf([{ is: "same", node }])));
  return { fields: fieldsOf(before, after, texts, blocks.length > 0), marked, blocks };
}

export function contentOf(page: PageData): HastNode[] | undefined {
  return "content" in page ? page.content.children : undefined;
}

export type NumberedMark = { mark: Marked; number: number | undefined; movedTo?: number | undefined };

/** Top-level marks with the numbers of changes. The place that a block moved away from has the number of where it is now. */
export function numbered(marked: readonly Marked[]): NumberedMark[] {
  let count = 0;
  const moves = new Map<number, number>();
  const numbers = marked.map((mark) => {
    if (mark.is === "same" || (mark.is === "removed" && mark.move !== undefined)) return undefined;
    count++;
    if (mark.is === "added" && mark.move !== undefined) moves.set(mark.move, count);
    return count;
  });
  return marked.map((mark, index) => {
    const number = numbers[index];
    if (number !== undefined || mark.is === "same" || mark.is === "changed" || mark.move === undefined)
      return { mark, number };
    return { mark, number, movedTo: moves.get(mark.move) };
  });
}

function blockOf(mark: Marked, number: number, alike: ReadonlySet<Marked>): DiffBlock[] {
  if (mark.is === "same") return [];
  const element =
    mark.is === "changed" ? mark.after.tagName : mark.node.type === "text" ? "p" : mark.node.tagName;
  const change = mark.is !== "changed" && mark.move !== undefined ? "moved" : mark.is;
  const attributes = attributesIn([mark]);
  return [
    { number, change, element, words: wordsOf([mark], alike), ...(attributes.length > 0 && { attributes }) },
  ];
}

/** Words as one line. */
export function textOf(words: DiffWords): string {
  return words
    .map(({ text }) => text)
    .join("")
    .replace(/[ \t\r\n\f]+/g, " ");
}

/**
 * Removed and added nodes whose words are the same, such as the text of two kinds of box, and those without words: their tags show them.
 * `parts` divides the marks of a run into those that are shown together.
 */
function alikeIn(
  marked: readonly Marked[],
  parts: (marks: Marked[]) => Marked[][] = (marks) => [marks],
): Set<Marked> {
  const alike = new Set<Marked>();
  let run: Marked[] = [];
  const flush = (): void => {
    const [removed, added] = (["removed", "added"] as const).map((side) =>
      parts(run.filter(({ is }) => is === side)).map((marks) => ({ marks, text: textOf(wordsOf(marks)) })),
    );
    const none = { marks: [], text: "" };
    for (const before of [...(removed ?? []), none])
      for (const after of [...(added ?? []), none])
        if (before.text === after.text) for (const mark of [...before.marks, ...after.marks]) alike.add(mark);
    run = [];
  };
  for (const mark of marked) {
    if (mark.is === "same" || mark.is === "changed") flush();
    else if (mark.move === undefined) run.push(mark);
  }
  flush();
  return alike;
}

/** The words of marked nodes. Blocks inside are on lines of their own; what was removed or added has its marks of Markdown, and `alike` its tags. */
function wordsOf(marked: readonly Marked[], alike?: ReadonlySet<Marked>): DiffWords {
  const words: DiffWords = [];
  // The first block is on the line of the marks before it.
  let isStart = true;
  const add = (change: DiffWords[number]["change"], text: string): void => {
    isStart = false;
    const last = words.at(-1);
    if (last?.change === change) last.text += text;
    else words.push({ change, text });
  };
  const around = (change: DiffWords[number]["change"], tagName: string, inside: () => void): void => {
    if (!isInline(tagName) && !isStart && !words.at(-1)?.text.endsWith("\n")) add(change, "\n");
    inside();
  };
  const visitNode = (change: DiffWords[number]["change"], node: HastNode, isExact: boolean): void => {
    if (node.type === "text") {
      add(change, node.value);
      return;
    }
    const name = isExact ? undefined : nameOf(node);
    const [open, close] = isExact ? tagsOf(node) : change === "same" ? ["", ""] : marksOf(node);
    around(change, node.tagName, () => {
      if (name !== undefined) return add(change, name);
      if (open !== "") add(change, open);
      isStart ||= open !== "";
      // Code in a block has no marks.
      for (const child of node.tagName === "pre" && !isExact ? [textOfCode(node)] : node.children)
        visitNode(change, child, isExact);
      if (close !== "") add(change, close);
    });
  };
  const visit = (mark: Marked, among = alike): void => {
    const lines = sourceLines(mark).concat(codeLines(mark));
    if (lines.length > 0 && mark.is === "changed")
      around("same", mark.after.tagName, () => {
        for (const { change, text } of lines) add(change, text);
      });
    else if (mark.is === "changed")
      around("same", mark.after.tagName, () => {
        const alikeInside = alikeIn(mark.children);
        for (const child of mark.children) visit(child, alikeInside);
      });
    else visitNode(mark.is, mark.node, among?.has(mark) ?? false);
  };
  for (const mark of marked) visit(mark);
  return words;
}

function textOfCode(element: HastElement): HastNode {
  return { type: "text", value: textIn(element) };
}

const markers = new Map([
  ["strong", "**"],
  ["b", "**"],
  ["em", "_"],
  ["i", "_"],
  ["del", "~~"],
  ["s", "~~"],
  ["code", "`"],
]);

/** Marks that Markdown writes before and behind the words of an element. */
function marksOf({ tagName, properties }: HastElement): [string, string] {
  const marker = markers.get(tagName);
  if (marker !== undefined) return [marker, marker];
  if (tagName === "a") return ["[", `](${properties.href ?? ""})`];
  if (tagName === "blockquote") return ["> ", ""];
  return /^h[1-6]$/.test(tagName) ? [`${"#".repeat(Number(tagName[1]))} `, ""] : ["", ""];
}

function tagsOf({ tagName, properties }: HastElement): [string, string] {
  const attributes = Object.entries(properties).map(
    ([name, value]) => ` ${name}=${JSON.stringify([value].flat().join(" "))}`,
  );
  return [`<${tagName}${attributes.join("")}>`, `</${tagName}>`];
}

/** The source of a formula or diagram that changed, line by line; none for any other. */
export function sourceLines(mark: Marked): DiffWords {
  if (mark.is !== "changed") return [];
  const [before, after] = [drawnSource(mark.before), drawnSource(mark.after)];
  return before === undefined || after === undefined ? [] : linesBetween(before, after);
}

function codeLines(mark: Marked): DiffWords {
  if (mark.is !== "changed" || mark.after.tagName !== "pre") return [];
  const [before = "", after = ""] = (["before", "after"] as const).map((side) =>
    sideOf(mark.children, side).map(textIn).join(""),
  );
  return linesBetween(before, after);
}

function linesBetween(before: string, after: string): DiffWords {
  if (before === after) return [];
  const withEnd = (text: string) => (text.includes("\n") ? text.replace(/\n*$/, "\n") : text);
  return diffLines(withEnd(before), withEnd(after)).map(({ added, removed, value: text }) => ({
    change: added ? "added" : removed ? "removed" : "same",
    text,
  }));
}

/** A text that stands for an element that shows more than words. */
function nameOf(element: HastElement): string | undefined {
  const source = drawnSource(element);
  if (source !== undefined) return source;
  const { tagName, properties } = element;
  if (tagName === "img")
    return `[picture: ${[properties.alt, properties.src].filter(Boolean).join(", ") || "without an address"}]`;
  if (tagName === "svg") return "[drawing]";
  if (tagName === COMPONENT && hasProps(element)) return `[${properties.name}]`;
  if (tagName === "hr") return "———";
  return undefined;
}

type Attribute = NonNullable<DiffBlock["attributes"]>[number];

function attributesIn(marked: readonly Marked[]): Attribute[] {
  return marked.flatMap((mark) =>
    mark.is === "changed"
      ? // The colours of code follow from its text.
        [
          ...attributesBetween(mark.before, mark.after),
          ...(mark.after.tagName === "code" &&
          mark.children.some(({ is }) => is !== "changed" && is !== "same")
            ? []
            : attributesIn(mark.children)),
        ]
      : [],
  );
}

function attributesBetween(before: Shell, after: Shell): Attribute[] {
  const names = new Set([...Object.keys(before.properties), ...Object.keys(after.properties)]);
  return [...names].flatMap((name): Attribute | Attribute[] => {
    // Its lines are among the words.
    if (name === "dataTex" || name === "dataSource") return [];
    const [left, right] = [ownValue(before.properties, name), ownValue(after.properties, name)].map(
      (value) => (value === undefined ? undefined : [value].flat().join(" ")),
    );
    if (left === right) return [];
    if (name === LOOSE) {
      const spacing = (value: unknown) => (value === undefined ? "tight" : "loose");
      return [{ element: after.tagName, name: "list", before: spacing(left), after: spacing(right) }];
    }
    return {
      element: after.tagName,
      name,
      ...(left !== undefined && { before: left }),
      ...(right !== undefined && { after: right }),
    };
  });
}

/** Fields that an author writes in the page itself. The others follow from other pages, or from the configuration. */
const own = new Set(
  "title description lead tagline tags date updated lastUpdated authors hideTitle outline visibility keywords image noindex case action secondAction picture features drawing component kind".split(
    " ",
  ),
);
export function isOwnField(name: string): boolean {
  return own.has(name.split(".")[0] ?? "");
}

/** Fields that say the same as others, or that are the page's place in the data. */
const uncompared = new Set(["contract", "path", "locale", "content", "published", "modified"]);

/** `texts` are those of the blocks that differ. */
function fieldsOf(
  before: ComparedPage,
  after: ComparedPage,
  texts: readonly string[],
  hasBlocks: boolean,
): DiffField[] {
  const [left, right] = [before, after].map(
    ({ data, head, preview }) =>
      new Map<string, unknown>([...Object.entries(head), ...Object.entries(data), ["preview", preview]]),
  );
  const names = [...new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])].sort();
  const fields = names.flatMap((name): DiffField[] => {
    // The outline follows from the headings of the text.
    if (uncompared.has(name) || (name === "outline" && hasBlocks)) return [];
    const [a, b] = [left?.get(name), right?.get(name)];
    if (exact(a) === exact(b)) return [];
    const [was, is] = [shown(a), shown(b)];
    return was !== undefined && is !== undefined && was !== is
      ? [fieldOf(name, a === undefined ? undefined : was, b === undefined ? undefined : is)]
      : leavesOf(name, a, b);
  });
  const description = fields.find(({ name }) => name === "description");
  // Without a description of its own, a page has the start of its text.
  const isExcerpt = (text = "") => texts.some((block) => block.startsWith(text.replace(/…$/, "")));
  return fields.filter(
    ({ name, after: now }) =>
      !(name === "lead" && now === description?.after) &&
      !(["lead", "description"].includes(name) && isExcerpt(now)),
  );
}

/** A value with its keys in order of name, and its white space as one space. */
function exact(value: unknown): string {
  if (typeof value === "string") return value.replace(/[ \t\r\n\f]+/g, " ").trim();
  return JSON.stringify(value, inOrder) ?? "";
}

/** An empty list or text is none. */
function fieldOf(name: string, before: string | undefined, after: string | undefined): DiffField {
  return { name, ...(before && { before }), ...(after && { after }) };
}

/** The parts of two values that differ: `authors.0.name`. */
function leavesOf(name: string, before: unknown, after: unknown): DiffField[] {
  if (exact(before) === exact(after)) return [];
  if (!isTree(before) || !isTree(after))
    return [
      fieldOf(
        name,
        before === undefined ? undefined : exact(before),
        after === undefined ? undefined : exact(after),
      ),
    ];
  const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
    leavesOf(`${name}.${key}`, left.get(key), right.get(key)),
  );
}

function isTree(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A value in a few words. Undefined for one without a name. */
function shown(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const names = value.map(shown);
    return names.includes(undefined) ? undefined : names.join(", ");
  }
  if (!isTree(value)) return exact(value);
  const known = new Map<string, unknown>(Object.entries(value));
  const name = ["iso", "title", "name", "label", "text"]
    .map((key) => known.get(key))
    .find((text) => typeof text === "string");
  return typeof name === "string" ? name : undefined;
}
