/**
 * Content → elements that read the same without the site's style and script. Classes, ids and `data-` attributes are removed, because
 * they belong to the site, except `language-js` on code, which HTML itself suggests.
 */
import type { HastElement, HastNode, HastRoot } from "../../../schema/hast.ts";
import { ownElement } from "../../../schema/own-elements.ts";
import { ownValue } from "../../../schema/own-value.ts";

type Properties = HastElement["properties"];

export function plainElements(root: HastRoot): HastRoot {
  return { ...root, children: root.children.flatMap(plain) };
}

/** The plain elements of a node: none if only the style shows it, several if an element has no meaning. */
function plain(node: HastNode): HastNode[] {
  if (node.type === "text") return [node];
  const source = sourceOf(node);
  if (source) return [source];
  // Feed readers leave out drawings. Ids hold their parts together.
  if (node.tagName === "svg") return [node];
  // A feed reader has no colour mode that the site knows.
  if (hasClass(node, "on-dark")) return [];
  const word = wordFor(node);
  if (word !== undefined) return [{ type: "text", value: word }];
  const children = node.children.flatMap(plain);
  const own = ownElement(node.tagName);
  if (own) {
    const title = own.titledBy && ownValue(node.properties, own.titledBy);
    const bold = element("strong", [{ type: "text", value: String(title) }]);
    const heading = own.form === "block" ? [element("p", [bold])] : [bold];
    return [element(own.plain, [...(typeof title === "string" ? heading : []), ...children])];
  }
  if (hasClass(node, "admonition-title")) return [element("p", [element("strong", children)])];
  if (hasClass(node, "file-tree")) return [element("ul", children)];
  // The name of a file, before its description.
  if (node.tagName === "span" && hasClass(node, "name")) return [element("code", children)];
  const properties = plainProperties(node);
  const isEmptyBox = /^(span|label)$/.test(node.tagName) && Object.keys(properties).length === 0;
  return isEmptyBox ? children : [{ ...node, properties, children }];
}

/** Text for an element that a feed reader may leave out. */
function wordFor(node: HastElement): string | undefined {
  if (node.tagName === "input") return node.properties.checked ? "☑" : "☐";
  if (node.tagName !== "a" || !hasClass(node, "annotation")) return undefined;
  return `(${node.children.map((child) => (child.type === "text" ? child.value : "")).join("")})`;
}

function plainProperties({ tagName, properties }: HastElement): Properties {
  const kept = Object.entries(properties).filter(
    ([name]) => !/^(className|id|role|tabIndex|ariaHidden|ariaDescribedBy|data[A-Z-].*)$/.test(name),
  );
  const { className } = properties;
  const language =
    tagName === "code" ? [className].flat().filter((name) => /^language-/.test(String(name))) : [];
  return { ...(language.length > 0 && { className: language.map(String) }), ...Object.fromEntries(kept) };
}

/** Feed readers leave out drawings, and most of them formulas: they get the source text of both, as code. */
function sourceOf(drawing: HastElement): HastElement | undefined {
  const source = drawnSource(drawing);
  if (source === undefined) return undefined;
  const code = element("code", [{ type: "text", value: source }]);
  return drawing.tagName === "math" ? code : element("pre", [code]);
}

/** The TeX of a formula, or the Mermaid of a diagram. */
export function drawnSource({ properties }: Pick<HastElement, "properties">): string | undefined {
  const { className, dataSource, dataTex } = properties;
  const source = String(dataSource ?? dataTex ?? "");
  const [name] = Array.isArray(className) ? className : [];
  return source !== "" && (name === "diagram" || name === "formula") ? source : undefined;
}

function hasClass({ properties: { className } }: HastElement, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

function element(tagName: string, children: HastNode[]): HastElement {
  return { type: "element", tagName, properties: {}, children };
}
