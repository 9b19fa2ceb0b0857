/** Step that takes the title off the top of the page, and gives headings their ids, of which it makes the outline. */
import { slug } from "github-slugger";
import type { Root as HastRoot } from "hast";
import type { Heading as HeadingNode, Nodes, Root, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Transformer } from "unified";
import type { Heading } from "../../schema/page.ts";
import { idForm } from "../../schema/paths.ts";
import { isReservedId, MADE_ID, reservedIds } from "../../schema/reserved-names.ts";
import type { PageFinding, Place } from "../report/finding.ts";
import { reservedId } from "./address.ts";
import { element } from "./handlers/element.ts";
import { placeOf } from "./mdast/place.ts";
import { type HeadingIds, type Headings, pageOf, report, type Title } from "./page-file.ts";

export function headings(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { frontMatter, isUnclosed } = page;
    const taken = takeHeadings(root, MADE_ID);
    page.headings = taken;
    if (frontMatter) report(page, checkTitle(frontMatter.value.title, taken.title));
    // Front matter that is not read is what is above the title.
    if (frontMatter && !frontMatter.isUnread && !isUnclosed)
      report(page, checkLevels(frontMatter.value, taken));
    report(page, taken.findings);
  };
}

/** Changes the tree: the title goes, and so does each `{#id}` at the end of a heading. `mark` is before ids that are made. */
export function takeHeadings(root: Root, mark = ""): Headings {
  const taken = new Set(reservedIds);
  const places = new Map<string, Place | undefined>();
  const findings: PageFinding[] = [];
  const explicitIds = (node: HeadingNode): string[] => {
    const explicit: string[] = [];
    for (const id of takeExplicitIds(node)) {
      if (taken.has(id) || isReservedId(id))
        findings.push(notFree(id, node, explicit.includes(id) ? undefined : places.get(id)));
      else explicit.push(id);
      if (!taken.has(id)) places.set(id, placeOf(node));
      taken.add(id);
    }
    return explicit;
  };
  const titleNode = takeTitle(root);
  const titleIds = titleNode ? explicitIds(titleNode) : [];
  const isEmpty = titleNode && isBlank(headingText(titleNode)) && !titleNode.children.some(isShown);
  if (isEmpty) findings.push(emptyHeading(titleNode));
  const title = titleNode && !isEmpty ? titleOf(titleNode) : undefined;
  const all = headingsIn(root).map((node) => ({ node, explicit: explicitIds(node) }));

  const ids = new Map<HeadingNode, HeadingIds>();
  const outline: Heading[] = [];
  const counts = new Map<string, number>();
  for (const {
    node,
    explicit: [own, ...older],
  } of all) {
    const text = headingText(node);
    // No link can lead to a heading without a text.
    if (isBlank(text) && !node.children.some(isShown)) findings.push(emptyHeading(node));
    if (isBlank(text) && own === undefined) continue;
    const id = own ?? mark + freeId(idOfHeading(text), taken, counts);
    ids.set(node, { id, older });
    if (node.depth > 1 && !isBlank(text)) outline.push({ id, title: text, depth: node.depth });
  }
  const otherTitles = all.flatMap(({ node }) => (node.depth === 1 ? [titleOf(node)] : []));
  return { title, titleIds, otherTitles, ids, outline, findings };
}

/** The title of the front matter counts; another one on top of the body is one too many. */
function checkTitle(given: string | undefined, title: Title | undefined): PageFinding[] {
  if (given === undefined || title === undefined || given === title.text) return [];
  // A marker of a Git conflict is not a title.
  if (title.text.startsWith("<<<<<<< ")) return [];
  return [
    {
      rule: "title-is-given-once",
      place: title.place,
      message: `the heading “${title.text}” differs from the title “${given}” in the front matter, which is used`,
      expected: "one title, in the front matter or as a heading",
    },
  ];
}

/**
 * One finding for all of them: a writer who uses `#` for a section mostly does so for each. A page that hides its title may show
 * one of its own.
 */
function checkLevels(
  { title: given, hide_title = false }: { title?: string | undefined; hide_title?: boolean },
  { title, otherTitles }: Headings,
): PageFinding[] {
  const [first, ...more] = hide_title ? otherTitles.slice(1) : otherTitles;
  if (!first) return [];
  const headings =
    more.length > 0
      ? `“${first.text}” and ${more.length} more below it are first-level headings`
      : `“${first.text}” is a first-level heading`;
  const hasTitle = given !== undefined || title !== undefined;
  return [
    {
      rule: "first-level-is-the-title",
      place: first.place,
      message: hasTitle
        ? `the page has a title, but ${headings}, too`
        : `${headings}, but not the title: there is text above it`,
      expected: hasTitle
        ? "## for a section, ### for a subsection"
        : "## for a section; a title comes before all text, or is in the front matter",
    },
  ];
}

function takeTitle(root: Root): HeadingNode | undefined {
  const index = root.children.findIndex((node) => !isInvisible(node));
  const node = root.children[index];
  if (node?.type !== "heading" || node.depth !== 1) return undefined;
  root.children.splice(index, 1);
  return node;
}

/** The reader shows the title above the text: a link to the title leads to the start of the text. */
export function withTitleIds(hast: HastRoot, titleIds: readonly string[]): HastRoot {
  const anchors = titleIds.map((id) => element(undefined, "span", { id }, []));
  const [first, ...rest] = hast.children;
  if (anchors.length === 0) return hast;
  // Space above the first block depends on its being the first.
  const children: HastRoot["children"] =
    first?.type === "element" && /^(p|h[1-6])$/.test(first.tagName)
      ? [{ ...first, children: [...anchors, ...first.children] }, ...rest]
      : [...anchors, ...hast.children];
  return { ...hast, children };
}

function titleOf(node: HeadingNode): Title {
  return { text: headingText(node), place: placeOf(node) };
}

/** Comments and definitions may be above the title. */
function isInvisible(node: RootContent): boolean {
  return node.type === "definition" || (node.type === "html" && node.value.startsWith("<!--"));
}

/** A footnote is moved to the end, where no outline leads. */
function headingsIn(node: Nodes): HeadingNode[] {
  if (node.type === "heading") return [node];
  if (!("children" in node) || node.type === "footnoteDefinition" || node.type === "paragraph") return [];
  return node.children.flatMap(headingsIn);
}

function headingText(node: HeadingNode): string {
  // A space that holds words together, as in « French », stays what it is.
  return plainText(node, { includeHtml: false })
    .replace(/[ \t\r\n]+/g, " ")
    .replace(/^ | $/g, "");
}

/** The id that a heading gets from its text, unless another one has it. */
export function idOfHeading(text: string): string {
  // A link may be written in another form of the same letters.
  const usual = slug(idForm(text.trim().replace(/\s/gu, " ")));
  return (isReservedId(usual) ? usual.replace(/^_+/, "") : usual) || "section";
}

/** An id that is not taken, counted as on GitHub: `name`, `name-1`, `name-2`. */
export function freeId(base: string, taken: Set<string>, counts: Map<string, number>): string {
  let count = counts.get(base) ?? 0;
  let id = count === 0 ? base : `${base}-${count}`;
  while (taken.has(id)) id = `${base}-${++count}`;
  counts.set(base, count);
  taken.add(id);
  return id;
}

function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** True for what visitors see of a heading beside its text: pictures, formulas, what directives make. */
function isShown(node: Nodes): boolean {
  if (node.type === "html") return /<(?:img|picture|svg|math)\b/i.test(node.value);
  if (node.type === "text" || node.type === "break") return false;
  return !("children" in node) || node.type === "textDirective" || node.children.some(isShown);
}

function emptyHeading(node: HeadingNode): PageFinding {
  return {
    rule: "markdown-is-well-formed",
    place: placeOf(node),
    message: "this heading has no text",
    expected: `${"#".repeat(node.depth)} and a text, or \\# for the character`,
  };
}

function notFree(id: string, node: HeadingNode, first: Place | undefined): PageFinding {
  if (isReservedId(id)) return reservedId(id, placeOf(node));
  return {
    rule: "heading-id-is-unique",
    place: placeOf(node),
    message: `the id “${id}” is already used on this page`,
    expected: "another id",
    first,
  };
}

/**
 * Takes the ids off the end of the heading's text (`## Title {#id}`), in order: the first is the heading's own, the others
 * are older ones.
 */
function takeExplicitIds(heading: HeadingNode): string[] {
  const last = heading.children.at(-1);
  if (last?.type !== "text" || !last.value.trimEnd().endsWith("}")) return [];
  const match = /(?:\s*\{#[^\s{}#]+\})+\s*$/.exec(last.value);
  if (match === null) return [];
  const ids = [...match[0].matchAll(/\{#([^\s{}#]+)\}/g)].flatMap(([, id]) =>
    id === undefined ? [] : idForm(id),
  );
  last.value = last.value.slice(0, match.index);
  if (last.value === "") heading.children.pop();
  return ids;
}
