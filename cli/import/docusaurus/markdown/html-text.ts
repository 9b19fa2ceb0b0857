/** Text and names of HTML. */
import { drawingTags, formulaTags, htmlTags } from "../../../../schema/allowed-elements.ts";
import { refusalOf } from "../../../markdown/html/element-kinds.ts";

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
