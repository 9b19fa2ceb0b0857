/**
 * A drawing in SVG → the same without what runs or loads something when a visitor opens the file itself. Elements are those of a list; a
 * drawing that has nothing else keeps its bytes.
 */
import { tokenize } from "@csstools/css-tokenizer";
import type { Element, ElementContent, RootContent } from "xast";
import { fromXml } from "xast-util-from-xml";
import { toXml } from "xast-util-to-xml";
import { limits } from "../../report/limits/limits.ts";
import { decodeUtf8 } from "../../source/utf8.ts";
import { type CleanedDrawing, type Removed, type RemovedKind, unreadable } from "./cleaned-drawing.ts";
import { withoutDeclarations } from "./declared-entities.ts";
import {
  isKeptElement,
  isOfBrowsers,
  type Namespaces,
  namespacesIn,
  partsOf,
  pictureElements,
} from "./namespaces.ts";

type Report = (removed: Omit<Removed, "line" | "column">) => void;

export function cleanDrawing(bytes: Buffer): CleanedDrawing {
  if (bytes.length > limits.drawingBytes)
    return { problem: { message: `has more than ${limits.drawingBytes / 1_000_000} MB` } };
  // Browsers would run it if a host declared the compression.
  if (isCompressed(bytes)) return { problem: { message: "is compressed" } };
  const source = decodeUtf8(bytes);
  if (source === undefined) return { problem: { message: "is not text in UTF-8" } };
  const expanded = withoutDeclarations(source);
  const text = expanded?.text ?? source;
  try {
    const root = fromXml(text);
    const removed: Removed[] = expanded?.lost ? [{ what: "declarations", ...expanded.lost }] : [];
    root.children = cleanChildren(root.children, new Map(), removed).filter((node) => {
      const { start, end } = node.position ?? {};
      // More declarations than a drawing program writes.
      const isKept = node.type !== "doctype" || !text.slice(start?.offset, end?.offset).includes("[");
      if (!isKept) removed.push({ what: "declarations", line: start?.line ?? 1, column: start?.column ?? 1 });
      return isKept;
    });
    if (removed.length === 0 && isInUtf8(source) && !expanded) return { removed };
    if (!root.children.some(({ type }) => type === "element")) return { removed, text: "" };
    // The output is UTF-8, so a declaration of another encoding would be wrong.
    root.children = root.children.filter((node) => node.type !== "instruction" || node.name !== "xml");
    return { removed, text: `${toXml(root, { closeEmptyElements: true, tightClose: true })}\n` };
  } catch (error) {
    return { problem: unreadable(error) };
  }
}

/** Compressed with gzip (RFC 1952), as a file `.svgz` is. */
function isCompressed(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function cleanChildren<T extends RootContent | ElementContent>(
  children: readonly T[],
  around: Namespaces,
  removed: Removed[],
  depth = 1,
): T[] {
  if (depth > limits.drawingNesting) throw new RangeError("too many levels");
  return children.filter((node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const report: Report = (own) => void removed.push({ ...own, line, column });
    if (node.type === "instruction" && /^xml./i.test(node.name)) {
      report({ what: "instruction", name: node.name });
      return false;
    }
    if (node.type !== "element") return true;
    const namespaces = namespacesIn(node, around);
    const what = reasonToRemove(node, namespaces);
    if (what) {
      report(what);
      return false;
    }
    cleanAttributes(node, namespaces, report);
    if (isStyle(node)) cleanStyle(node, report);
    else node.children = cleanChildren(node.children, namespaces, removed, depth + 1).flatMap(textNodes);
    return true;
  });
}

function reasonToRemove(
  { name, attributes }: Element,
  namespaces: Namespaces,
): Pick<Removed, "what" | "name"> | undefined {
  if (!isKeptElement(name, namespaces)) return { what: "element", name };
  const animated = (attributes.attributeName ?? "").trim();
  const isOfAddress = /^(?:[^:]*:)?\s*(?:href|src|base|on.*)$/i.test(animated);
  return isOfAddress ? { what: "animation", name: animated } : undefined;
}

function cleanAttributes(element: Element, namespaces: Namespaces, report: Report): void {
  const { name: of, attributes } = element;
  const kept: [string, string][] = [];
  for (const [name, written] of Object.entries(attributes)) {
    const { clean, what } = cleanAttribute({ name, value: written ?? "", element: of, namespaces });
    if (what) report({ what, name });
    if (clean !== undefined) kept.push([name, clean]);
  }
  element.attributes = Object.fromEntries(kept);
}

function isStyle({ name }: Element): boolean {
  return /^(?:[^:]*:)?style$/i.test(name);
}

/** Browsers read all texts in a style as one, whatever is between them. */
function cleanStyle(style: Element, report: Report): void {
  const texts = style.children.map((node) =>
    node.type === "text" || node.type === "cdata" ? node.value : "",
  );
  const { css, hasImport, hasAddress } = cleanCss(texts.join(""));
  const lost = style.children.find(({ type }) => type === "element" || type === "instruction");
  if (hasImport) report({ what: "import" });
  if (hasAddress) report({ what: "style", name: "style" });
  if (lost && "name" in lost) report({ what: "element", name: lost.name });
  if (hasImport || hasAddress || lost) style.children = [{ type: "text", value: css }];
  style.children = style.children.flatMap(textNodes);
}

type Attribute = { name: string; value: string; element: string; namespaces: Namespaces };

type CleanAttribute = { clean?: string; what?: RemovedKind };

const addresses = new Set(["href", "src", "base", "ping", "attributionsrc"]);

/** An attribute of a drawing → its value without addresses that run or load something; undefined where it is left out. */
function cleanAttribute({ name, value, element, namespaces }: Attribute): CleanAttribute {
  const { prefix, local } = partsOf(name);
  // The name of a namespace is not loaded.
  if (name === "xmlns" || prefix === "xmlns") return { clean: value };
  if (!isOfBrowsers(name, namespaces)) return namesCode(value) ? { what: "code" } : { clean: value };
  if (/^on/i.test(local)) return { what: "event" };
  if (addresses.has(local.toLowerCase())) return cleanAddress(value, local, partsOf(element).local);
  if (namesCode(value)) return { what: "code" };
  if (!mayHaveAddress(value)) return { clean: value };
  const { css, hasAddress, hasImport } = cleanCss(value);
  return hasAddress || hasImport ? { clean: css, what: "style" } : { clean: value };
}

function cleanAddress(value: string, attribute: string, element: string): CleanAttribute {
  const kind = addressKind(value);
  const isKept =
    kind === "own" ||
    // A link loads nothing until a visitor follows it.
    (kind === "elsewhere" && element === "a" && attribute === "href") ||
    (kind === "data" && pictureElements.has(element));
  return isKept ? { clean: value } : { what: kind === "code" ? "code" : "address" };
}

/** False for most attributes, which need not be read as a style. */
function mayHaveAddress(value: string): boolean {
  return /url|image|src|cross|\\|@/i.test(value);
}

/** True for a drawing whose declaration names no other encoding than UTF-8, which hosts send. */
function isInUtf8(text: string): boolean {
  const [, encoding = "utf-8"] = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)/.exec(text) ?? [];
  return /^utf-?8$/i.test(encoding);
}

/** A text that holds the end of a CDATA section, which XML does not allow in text → the same in pieces. */
export function textNodes(node: ElementContent): ElementContent[] {
  if (node.type !== "text" || !node.value.includes("]]>")) return [node];
  return node.value.split("]]>").flatMap((value, index): ElementContent[] => {
    const text = { type: "text" as const, value };
    return index === 0 ? [text] : [{ type: "text", value: "]]" }, { type: "cdata", value: ">" }, text];
  });
}

type CleanCss = {
  css: string;
  hasImport: boolean;
  hasAddress: boolean;
};

/** Cleans any text: invalid CSS gives tokens, too. */
export function cleanCss(written: string): CleanCss {
  let css = "";
  let hasImport = false;
  let hasAddress = false;
  let statement = "";
  for (const [type, text, , , data] of tokenize({ css: written }, { onParseError: () => undefined })) {
    const value = data && "value" in data ? String(data.value) : "";
    if (type === "at-keyword-token") statement = value.toLowerCase();
    const isPastImport = statement === "import";
    if (type === "semicolon-token" || type === "{-token" || type === "}-token") statement = "";
    if (isPastImport) {
      hasImport = true;
      continue;
    }
    const isAddress = type === "url-token" || type === "bad-url-token" || type === "string-token";
    // A namespace is a name.
    if (!isAddress || statement === "namespace" || isUsable(type, addressKind(value))) css += text;
    else {
      hasAddress = true;
      css += type === "string-token" ? '""' : "none";
    }
  }
  return { css, hasImport, hasAddress };
}

/** A string can be a text as well. */
function isUsable(type: "url-token" | "bad-url-token" | "string-token", kind: AddressKind): boolean {
  if (type === "bad-url-token") return false;
  return kind === "own" || kind === "data" || (kind === "other" && type === "string-token");
}

/** The kind of target of an address in a drawing, as a browser reads it. */
export type AddressKind =
  /** A part of the drawing, or a file of the same site. */
  | "own"
  /** Bytes of a picture or a typeface in the address itself. */
  | "data"
  /** A page, a file or a mailbox elsewhere. */
  | "elsewhere"
  /** A program, or a document of any kind in the address itself. */
  | "code"
  /** Nothing that a browser loads. */
  | "other";

const base = "https://drawing.invalid/folder/drawing.svg";
const data =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)|font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+)[;,]/i;
const protocols: ReadonlyMap<string, AddressKind> = new Map([
  ["http:", "elsewhere"],
  ["https:", "elsewhere"],
  ["mailto:", "elsewhere"],
  ["tel:", "elsewhere"],
  ["javascript:", "code"],
  ["vbscript:", "code"],
  ["livescript:", "code"],
  ["blob:", "code"],
]);

export function addressKind(written: string): AddressKind {
  const address = withoutSpace(written);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    if (!URL.canParse(address)) return "other";
    const { protocol } = new URL(address);
    if (protocol === "data:") return data.test(address) ? "data" : "code";
    return protocols.get(protocol) ?? "other";
  }
  if (!URL.canParse(address, base)) return "other";
  return new URL(address, base).host === new URL(base).host ? "own" : "elsewhere";
}

/** True for a list of values, as of an animation, with the address of a program among them. */
export function namesCode(values: string): boolean {
  return /(?:^|;)(?:(?:java|vb|live)script:|data:text)/i.test(withoutSpace(values));
}

/** Browsers pass over control characters and space before an address, and over line ends and tabs within, which XML makes spaces. */
function withoutSpace(written: string): string {
  return written.replace(/[\p{Cc}\s]/gu, "");
}
