/** Bare addresses before marks of Chinese, Japanese and typography, which GFM takes into the address: `https://example.com。` */
import type { Link, RootContent } from "mdast";
import { endOf, pointAfter, startOf } from "./place.ts";

/** As cmark-gfm and browsers do, an address in running text ends before one of these. */
const marks = "\u3000-\u303f\uff01-\uff0c\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65“”‘’„«»…،؛؟۔।॥";
const mark = new RegExp(`[${marks}]`);
/** Further addresses behind a mark. */
const address = new RegExp(`(?<![a-z])(?:https?://|www\\.)[^${marks}]+`, "gi");

/** The nodes, with what is behind the mark as text. */
export function endBareAddresses(nodes: RootContent[], source: string): RootContent[] {
  if (!nodes.some((node) => isTooLong(node, source))) return nodes;
  const ended: RootContent[] = [];
  const add = (node: RootContent): void => {
    const last = ended.at(-1);
    if (node.type !== "text" || last?.type !== "text") ended.push(node);
    else {
      last.value += node.value;
      if (last.position && node.position) last.position.end = { ...node.position.end };
    }
  };
  for (const node of nodes) {
    if (!isTooLong(node, source) || !node.position) add(node);
    else for (const part of divided(node, node.position, source)) add(part);
  }
  return ended;
}

function isTooLong(node: RootContent, source: string): node is Link {
  if (node.type !== "link" || !mark.test(node.url)) return false;
  const [text] = node.children;
  // The text of `[a](b)` and of `<https://…>` starts behind a bracket.
  return (
    text?.type === "text" && startOf(text) === startOf(node) && !/[[<]/.test(source[startOf(node)] ?? "")
  );
}

function divided(link: Link, position: NonNullable<Link["position"]>, source: string): RootContent[] {
  const written = source.slice(startOf(link), endOf(link));
  const length = written.search(mark);
  if (length <= 0) return [link];
  const parts: RootContent[] = [];
  let place = position.start;
  const add = (end: number, url?: string): void => {
    const value = written.slice((place.offset ?? 0) - startOf(link), end);
    if (value === "") return;
    const own = { start: place, end: pointAfter(position.start, source, startOf(link) + end) };
    const text: RootContent = { type: "text", value, position: structuredClone(own) };
    parts.push(url === undefined ? text : { ...link, url, children: [text], position: own });
    place = { ...own.end };
  };
  add(length, link.url.slice(0, link.url.search(mark)));
  for (const { 0: other, index } of written.slice(length).matchAll(address)) {
    add(length + index);
    add(length + index + other.length, /^www\./i.test(other) ? `http://${other}` : other);
  }
  add(written.length);
  return parts;
}
