/** Lines of Markdown that an import writes: fences of directives and of code, files to include, videos. */

import { drawingTags, formulaTags, htmlTags } from "../../../../schema/allowed-elements.ts";
import { knownProviders, type Provider } from "../../../../schema/integrations/embeds.ts";
import { matchAddress } from "../../../markdown/embeds/match-address.ts";
import { namedProviders, peertube } from "../../../markdown/embeds/providers.ts";
import { refusalOf } from "../../../markdown/html/element-kinds.ts";
import { fenced } from "../../source-lines.ts";

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
  const written = label === undefined || label === "" ? "" : `[${label.replace(/(?<!\\)[[\]]/g, "\\$&")}]`;
  return `${":".repeat(colons)}${name}${written}${attributes ?? ""}`;
}

type Video = {
  title: string;
  /** Address of a page of a provider, or of a file. */
  url: string;
  /** Addresses of a picture and of captions that are there. */
  poster?: string | undefined;
  captions?: string | undefined;
};

/** The provider of a video; undefined if the new site cannot embed it. `isThere`: the address is a file of the site. */
export function providerOf(url: string, isThere: boolean): Provider | undefined {
  for (const name of knownProviders)
    if (name !== "files" && namedProviders[name].pages.some((page) => matchAddress(page, url))) return name;
  if (isThere && /\.(mp4|m4v|webm|ogv)$/i.test(url)) return "files";
  const [, host] = /^https:\/\/([\w.-]+)\/videos\/embed\/[\w-]+/.exec(url) ?? [];
  const isPeerTube = host !== undefined && peertube(host).pages.some((page) => matchAddress(page, url));
  return isPeerTube ? { peertube: host } : undefined;
}

export function videoLine({ title, url, poster, captions }: Video): string {
  const attributes = Object.entries({ src: url, poster, captions }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value.replaceAll('"', "%22")}"`],
  );
  return `::video[${title.replace(/(?<!\\)[[\]]/g, "\\$&")}]{${attributes.join(" ")}}`;
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
export function includeLine(file: string, more: Readonly<Record<string, string | undefined>> = {}): string {
  const attributes = Object.entries({ file, ...more }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${/^[\w./%-]+$/.test(value) ? value : JSON.stringify(value)}`],
  );
  return `::include{${attributes.join(" ")}}`;
}
