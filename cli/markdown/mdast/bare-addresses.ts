/** Bare addresses before marks of Chinese, Japanese and typography, which GFM takes into the address: `https://example.com。` */
import type { Link, RootContent } from "mdast";
import { endOf, pointAfter, startOf } from "./place.ts";

/** As cmark-gfm and browsers do, an address in running text ends before one of these. */
const mark = /[\u3000-\u303f\uff01-\uff0c\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65“”‘’„«»…]/;

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
  const end = pointAfter(position.start, source, startOf(link) + length);
  const rest: RootContent = {
    type: "text",
    value: written.slice(length),
    position: { start: { ...end }, end: { ...position.end } },
  };
  const own = { start: position.start, end };
  return [
    {
      ...link,
      url: link.url.slice(0, link.url.search(mark)),
      children: [{ type: "text", value: written.slice(0, length), position: structuredClone(own) }],
      position: own,
    },
    rest,
  ];
}
