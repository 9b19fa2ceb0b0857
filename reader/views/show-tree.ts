/** Puts the tree of a page's elements into its place, as an outline: what is inside of an element is made when it is opened. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { token } from "./show-source.ts";

/** So many at a time, between which the browser can do something else. */
const AT_ONCE = 200;
/** Characters of a text beside an element that is closed. */
const PREVIEW = 80;

/** Returns the function that stops it where not all is there yet. */
export function showTree(place: Element, nodes: readonly HastNode[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function show(start: number): void {
    const part = document.createElement("div");
    const shown = nodes.slice(start, start + AT_ONCE);
    part.className = "view-part";
    part.style.setProperty("--lines", String(shown.length));
    part.append(...shown.map((node) => nodeOf(node)));
    if (start === 0) place.replaceChildren(part);
    else place.append(part);
    if (start + AT_ONCE < nodes.length) timer = setTimeout(show, 0, start + AT_ONCE);
  }
  show(0);
  return () => clearTimeout(timer);
}

function nodeOf(node: HastNode): HTMLElement {
  if (node.type === "text") return line(token("string", JSON.stringify(node.value)));
  const { children } = node;
  const [only] = children;
  if (children.length === 0) return line(...startOf(node));
  if (children.length === 1 && only?.type === "text")
    return line(...startOf(node), " ", token("string", JSON.stringify(only.value)));
  return branch(node);
}

function branch(node: HastElement): HTMLElement {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.append(...startOf(node), preview(node));
  details.append(summary);
  let stop: (() => void) | undefined;
  details.addEventListener("toggle", () => {
    if (!details.open || stop) return;
    const inside = document.createElement("div");
    details.append(inside);
    stop = showTree(inside, node.children);
  });
  return details;
}

/** Name and properties, as the data has them. */
function startOf({ tagName, properties, ...node }: HastElement): (string | Node)[] {
  const props = "data" in node ? Object.entries(Object(node.data)) : [];
  return [
    token("tag", tagName),
    ...[...Object.entries(properties), ...props].flatMap(([name, value]) => [
      " ",
      token("attr-name", name),
      "=",
      token("attr-value", JSON.stringify(value)),
    ]),
  ];
}

/** The start of an element's text, while the element is closed. */
function preview(node: HastElement): HTMLElement {
  const text = startOfText(node).trim().replaceAll(/\s+/g, " ");
  const start = text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text;
  const element = token("comment", start && ` ${start}`);
  element.classList.add("preview");
  return element;
}

function startOfText(node: HastNode): string {
  if (node.type === "text") return node.value;
  let text = "";
  for (const child of node.children) {
    text += startOfText(child);
    if (text.length > 2 * PREVIEW) break;
  }
  return text;
}

function line(...parts: (string | Node)[]): HTMLElement {
  const element = document.createElement("p");
  element.append(...parts);
  return element;
}
