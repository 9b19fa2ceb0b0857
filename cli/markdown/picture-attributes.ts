/** `![alt](a.png){width=300 align=right dark=b.png from=../a.tsx}` → the attributes, and what is wrong with them. */
import type { PageFinding, Place } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";

export type PictureAttributes = {
  /** Width in pixels of the page. */
  width?: number;
  align?: (typeof sides)[number];
  /** Address of the picture that dark pages show. */
  dark?: string;
  /** Source of the picture, as a path from the page. It is not published. */
  from?: string;
};

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
export function attributeList(text: string, end: Place): AttributeList | undefined {
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

type Problem = Pick<PageFinding, "message" | "expected" | "nearest">;

function take(attributes: PictureAttributes, name: string, value: string): Problem | undefined {
  switch (name) {
    case "width": {
      const width = Number(value);
      if (Number.isInteger(width) && width > 0 && width <= widest) {
        attributes.width = width;
        return undefined;
      }
      const pixels = /^(\d{1,4})(?:\.\d+)?px$/.exec(value)?.[1];
      return {
        message: `an image cannot have the width “${value}”`,
        expected: `a whole number of pixels, such as width=300, at most ${widest}`,
        ...(pixels !== undefined && { nearest: `width=${pixels}` }),
      };
    }
    case "align": {
      const side = sides.find((own) => own === value);
      if (side) {
        attributes.align = side;
        return undefined;
      }
      const near = nearest(value, sides);
      return {
        message: `an image cannot be aligned to “${value}”`,
        expected: "align=left, align=center or align=right",
        ...(near !== undefined && { nearest: `align=${near}` }),
      };
    }
    case "dark":
      if (value !== "") {
        attributes.dark = value;
        return undefined;
      }
      return { message: "“dark” has no image file", expected: "an image file, such as dark=screen-dark.png" };
    case "from":
      if (value !== "") {
        attributes.from = value;
        return undefined;
      }
      return {
        message: "“from” has no file",
        expected: "what the image shows, such as from=../src/login.tsx",
      };
    default:
      return {
        message: `an image has no attribute “${name}”`,
        expected: "width, align, dark or from; HTML has others, as in <img src=… alt=… width=…>",
        nearest: nearest(name, names),
      };
  }
}
