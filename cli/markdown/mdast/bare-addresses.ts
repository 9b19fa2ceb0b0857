/**
 * Bare addresses: the protocol of an e-mail address, which the parsers leave out of its link (`mailto:a@example.com`), and marks of Chinese,
 * Japanese and typography, which GFM takes into the address (`https://example.com。`).
 */
import type { Link, RootContent } from "mdast";
import { endOf, pointAfter, startOf } from "./place.ts";

/** As cmark-gfm and browsers do, an address in running text ends before one of these. */
const marks = "\u3000-\u303f\uff01-\uff0c\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65“”‘’„«»…،؛؟۔।॥";
const mark = new RegExp(`[${marks}]`);
/** Further addresses behind a mark. */
const address = new RegExp(`(?<![a-z])(?:https?://|www\\.)[^${marks}]+`, "gi");

/** The protocols of “extended protocol autolinks” (GFM), with what may follow an address of XMPP. */
const protocol = /(?<![A-Za-z\d])(?:mailto|xmpp):$/;
const resource = /\/[a-z\d@.]*[a-z\d@]/iy;

/** The nodes, with the protocols in their links, and with what is behind a mark as text. */
export function resolveBareAddresses(nodes: RootContent[], source: string): RootContent[] {
  return endBareAddresses(withProtocols(nodes, source), source);
}

/** `mailto:` and a link → one link */
function withProtocols(nodes: RootContent[], source: string): RootContent[] {
  if (!nodes.some((node) => isBare(node, source) && protocolBefore(node, source))) return nodes;
  const whole: RootContent[] = [];
  let end = 0;
  for (const node of nodes) {
    const before = whole.at(-1);
    const scheme = isBare(node, source) ? protocolBefore(node, source) : undefined;
    if (node.position && startOf(node) < end) {
      // The rest of what an address of XMPP takes.
      if (endOf(node) <= end) continue;
      const start = pointAfter(node.position.start, source, end);
      const value =
        node.type === "text" ? node.value.slice(end - startOf(node)) : source.slice(end, endOf(node));
      whole.push({ type: "text", value, position: { start, end: node.position.end } });
    } else if (scheme === undefined || before?.type !== "text" || !before.position || !node.position) {
      whole.push(node);
    } else {
      resource.lastIndex = endOf(node);
      const more = scheme === "xmpp:" ? (resource.exec(source)?.[0] ?? "") : "";
      end = endOf(node) + more.length;
      const url = source.slice(startOf(node) - scheme.length, end);
      const start = pointAfter(before.position.start, source, startOf(node) - scheme.length);
      const position = { start, end: pointAfter(node.position.start, source, end) };
      before.value = before.value.slice(0, -scheme.length);
      before.position.end = { ...start };
      if (before.value === "") whole.pop();
      whole.push({
        ...node,
        url,
        children: [{ type: "text", value: url, position: structuredClone(position) }],
        position,
      } as Link);
    }
  }
  return whole;
}

function protocolBefore(node: RootContent, source: string): string | undefined {
  const start = startOf(node);
  return protocol.exec(source.slice(Math.max(0, start - 8), start))?.[0];
}

function endBareAddresses(nodes: RootContent[], source: string): RootContent[] {
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
  return isBare(node, source) && mark.test(node.url);
}

function isBare(node: RootContent, source: string): node is Link {
  if (node.type !== "link") return false;
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
