/** Step that takes the attributes behind images out of the text, before anything is said of that: `![alt](a.png){width=300 align=right dark=b.png from=../a.tsx}`. */
import type { Image, ImageReference, Nodes, Root, RootContent } from "mdast";
import type { Transformer } from "unified";
import type { PageFinding, Place } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { addDependency } from "./includes/page-uses.ts";
import { type PageFileData, pageOf, report } from "./page-file.ts";

export type PictureAttributes = {
  /** Width in pixels of the page. */
  width?: number;
  align?: (typeof sides)[number];
  /** Address of the picture that dark pages show. */
  dark?: string;
  /** Source of the picture, as a path from the page. It is not published. */
  from?: string;
};

declare module "mdast" {
  interface ImageData {
    attributes?: PictureAttributes;
  }
  interface ImageReferenceData {
    attributes?: PictureAttributes;
  }
}

export function pictureAttributes(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    if (!/[)\]]\{/.test(page.body)) return;
    visit(root, page);
    page.destinations.sort((a, b) => a.start - b.start);
  };
}

/** Changes the tree. */
function visit(node: Nodes, page: PageFileData): void {
  if (!("children" in node)) return;
  for (const [place, child] of [...node.children].entries())
    if (child.type === "image" || child.type === "imageReference")
      takeBehind(child, node.children[place + 1], page);
    else visit(child, page);
  // Empty texts are removed.
  if (node.children.some(isEmptyText))
    node.children = node.children.filter((child) => !isEmptyText(child)) as typeof node.children;
}

/** Only a text follows that begins with the list as it is written: an escaped brace is a text. */
function takeBehind(image: Image | ImageReference, next: RootContent | undefined, page: PageFileData): void {
  const end = image.position?.end;
  if (next?.type !== "text" || end?.offset === undefined || page.body[end.offset] !== "{") return;
  const found = attributeList(next.value, end);
  if (!found || !page.body.startsWith(next.value.slice(0, found.length), end.offset)) return;
  const { attributes, findings, length, dark, from } = found;
  report(page, findings);
  image.data = { ...image.data, attributes };
  if (dark && attributes.dark !== undefined)
    page.destinations.push({
      start: end.offset + dark.start,
      end: end.offset + dark.end,
      url: attributes.dark,
    });
  if (from && attributes.from !== undefined) {
    const place = { line: end.line, column: end.column + from.start };
    addDependency(page.uses, { kind: "source", name: attributes.from, place });
    page.unseen.push({ start: end.offset + from.start, end: end.offset + from.end });
  }
  next.value = next.value.slice(length);
  if (next.position)
    next.position.start = { ...end, column: end.column + length, offset: end.offset + length };
}

function isEmptyText(node: RootContent): boolean {
  return node.type === "text" && node.value === "";
}

type AttributeList = {
  attributes: PictureAttributes;
  findings: PageFinding[];
  /** How long the list is. */
  length: number;
  /** Where in the list the address for dark pages is. */
  dark?: { start: number; end: number };
  /** Where in it `from` is, with its value and a space; the whole list where it has nothing else. */
  from?: { start: number; end: number };
};

const sides = ["left", "center", "right"] as const;
const names = ["width", "align", "dark", "from"] as const;
const widest = 4000;

/** Attributes with values, and what other tools have beside them; words alone are text. */
const list =
  /^\{:?[ \t]*(?=[^{}\n]*=|[.#][\w-]+[ \t]*\})(?:(?:[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)|[.#]?[\w-]+)(?:[ \t]+|(?=\})))+\}/;
const item = /([\w-]+)=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'{}]+))|[.#]?[\w-]+/g;

/** `text` begins behind the image, which ends at `end`. Undefined where that is not a list of attributes. */
function attributeList(text: string, end: Place): AttributeList | undefined {
  const written = list.exec(text)?.[0];
  if (written === undefined) return undefined;
  const found: AttributeList = { attributes: {}, findings: [], length: written.length };
  const items = [...written.matchAll(item)];
  for (const match of items) {
    const place = { line: end.line, column: end.column + match.index };
    const [all, name = all, double, single, bare] = match;
    const value = double ?? single ?? bare ?? "";
    const problem = take(found.attributes, name, value);
    if (problem) found.findings.push({ rule: "syntax-is-supported", place, ...problem });
    else if (name === "dark") {
      const start = match.index + all.indexOf(value, name.length + 1);
      found.dark = { start, end: start + value.length };
    } else if (name === "from") {
      const start = match.index - (/[ \t]/.test(written[match.index - 1] ?? "") ? 1 : 0);
      const own = { start, end: match.index + all.length };
      found.from = items.length === 1 ? { start: 0, end: written.length } : own;
    }
  }
  return found;
}

/** Readers of the values of each attribute; they return undefined for one that it cannot have. */
const kinds: Readonly<
  Record<(typeof names)[number], { expected: string; read(value: string): PictureAttributes | undefined }>
> = {
  width: {
    expected: `a whole number of pixels, such as width=300, at most ${widest}`,
    read: (value) => {
      const width = Number(value);
      return Number.isInteger(width) && width > 0 && width <= widest ? { width } : undefined;
    },
  },
  align: {
    expected: "align=left, align=center or align=right",
    read: (value) => {
      const align = sides.find((own) => own === value);
      return align && { align };
    },
  },
  dark: {
    expected: "an image file, such as dark=screen-dark.png",
    read: (dark) => (dark === "" ? undefined : { dark }),
  },
  from: {
    expected: "what the image shows, such as from=../src/login.tsx",
    read: (from) => (from === "" ? undefined : { from }),
  },
};

function take(
  attributes: PictureAttributes,
  written: string,
  value: string,
): Pick<PageFinding, "message" | "expected" | "nearest"> | undefined {
  const name = names.find((own) => own === written);
  if (!name)
    return {
      message: `an image has no attribute “${written}”`,
      expected: "width, align, dark or from; HTML has others, as in <img src=… alt=… width=…>",
      nearest: nearest(written, names),
    };
  const { expected, read } = kinds[name];
  const found = read(value);
  if (!found) return { message: `“${name}” of an image cannot be “${value}”`, expected };
  Object.assign(attributes, found);
  return undefined;
}
