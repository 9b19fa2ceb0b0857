/** Lines of Markdown that an import writes: fences of directives, fences of code, files to include. */
import { drawingTags, formulaTags, htmlTags } from "../../../../schema/allowed-elements.ts";
import { fenced } from "../../../markdown/conversion/columns.ts";
import { refusalOf } from "../../../markdown/html/element-kinds.ts";

export type DirectiveBlock = {
  name: string;
  label?: string | undefined;
  attributes?: string | undefined;
  /** The start of the content, if it is not after the opening tag: below a `<summary>`. */
  from?: number | undefined;
  /** Text of a block whose element has no content. */
  content?: string | undefined;
};

/** `:::tab[Label]{…}` */
export function fenceOf({ name, label, attributes }: DirectiveBlock, colons: number): string {
  const bracketed = label === undefined || label === "" ? "" : `[${label.replace(/(?<!\\)[[\]]/g, "\\$&")}]`;
  return `${":".repeat(colons)}${name}${bracketed}${attributes ?? ""}`;
}

const known = new Set<string>([...htmlTags, ...drawingTags, ...formulaTags]);

/** True for elements of HTML, drawings and formulas, those included that a page here may not have. */
export function isHtml(name: string): boolean {
  return known.has(name) || name === "svg" || name === "math" || refusalOf(name, false) !== undefined;
}

/** Text in HTML that Markdown takes nothing of, addresses included. */
export function htmlText(text: string): string {
  return text.replace(
    /[&<>*_`[\]{}|~\\]|:(?=\/\/)|(?<=\bwww)\.|(?<=\w)@(?=\w)/gi,
    (mark) => `&#${mark.codePointAt(0)};`,
  );
}

export function attributeValue(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Code without blank lines around it, in a fence. */
export function fenceAround(code: string, info: string): string {
  return fenced(withoutBlankEnds(code), info);
}

export function withoutBlankEnds(code: string): string {
  return code.replace(/^\n+|\s+$/g, "");
}

/** `::include{file=steps.md}` */
export function includeLine(file: string): string {
  return `::include{file=${/^[\w./%-]+$/.test(file) ? file : JSON.stringify(file)}}`;
}
