/** Step that expands directives in running text, before titles and excerpts are taken from the tree. */
import type { Nodes, PhrasingContent, Root, RootContent, Text } from "mdast";
import type { Transformer } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import { illFormed } from "../directives/directive.ts";
import { directiveAt, namesAt } from "../directives/directives.ts";
import { cutTitle, endsEarly } from "../directives/half-written.ts";
import { icon } from "../directives/icons.ts";
import { keys } from "../directives/keyboard-keys.ts";
import { wellFormed } from "../directives/well-formed.ts";
import type { TextDirective } from "../mdast/nodes.ts";
import { childrenOf } from "../mdast/nodes-in.ts";
import { endOf, placeOf, pointAfter, startOf } from "../mdast/place.ts";
import { openAfter } from "../mdast/plain-marks.ts";
import { pageOf, report } from "../page-file.ts";

export function inlineConstructs(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    if (namesAt("text").some((name) => page.body.includes(`:${name}`)))
      report(page, [...settleBrackets(root, page.body), ...expandIn(root)]);
  };
}

function isExpanded(name: string): boolean {
  return directiveAt("text", name)?.expand !== undefined;
}

/** In `:kbd[Ctrl+]]`, the first bracket is a key; in other texts, it must be escaped. Changes the tree. */
function settleBrackets(node: Nodes, body: string): PageFinding[] {
  const siblings = childrenOf(node);
  return siblings.flatMap((child, index) => {
    const inside = settleBrackets(child, body);
    const next = siblings[index + 1];
    if (!isText(child) || !isExpanded(child.name) || next?.type !== "text") return inside;
    if (!child.label) return [...inside, ...withoutEnd(child, next)];
    if (node.type === "link" || hasOpenBracket(siblings.slice(0, index), body)) return inside;
    const key = keys.names.includes(child.name) ? /^(?:\+[^\s[\]]+)?\]/.exec(next.value)?.[0] : undefined;
    if (key !== undefined) takeKey(child, next, key, body);
    const end = /^[^[\].,;:!?\n]*\]/.exec(next.value)?.[0];
    const head = `:${child.name}`;
    const place = placeOf(child);
    const title = body.slice(startOf(child) + head.length, endOf(child) + (end?.length ?? 0));
    const hasEnd = key === undefined && end !== undefined && !icon.names.includes(child.name);
    const cut = hasEnd ? cutTitle(title) : undefined;
    return cut && place ? [...inside, endsEarly(head, cut, place)] : inside;
  });
}

/** `:kbd[Ctrl+[]` */
function withoutEnd(node: TextDirective, { value }: Text): PageFinding[] {
  const label = /^\[([^\]\n]*)/.exec(value)?.[1];
  if (label === undefined || node.attributes.length > 0) return [];
  const message = `“[” has no “]”, and the directive “${node.name}” is shown as text`;
  return [illFormed(node, message, `:${node.name}[${label.replaceAll("[", "\\[")}]`)];
}

function takeKey(node: TextDirective, next: Text, key: string, body: string): void {
  node.label?.push({ type: "text", value: `]${key.slice(0, -1)}` });
  next.value = next.value.slice(key.length);
  if (next.position) next.position.start = pointAfter(next.position.start, body, startOf(next) + key.length);
  if (node.position && next.position) node.position.end = { ...next.position.start };
}

/** True where a bracket in the text is open, so that the next one may close it. */
function hasOpenBracket(nodes: readonly RootContent[], body: string): boolean {
  const text = nodes
    .flatMap((node) => (node.type === "text" ? body.slice(startOf(node), endOf(node)) : []))
    .join("");
  return openAfter(text, 0) > 0;
}

/** Changes the tree. */
function expandIn(node: Nodes): PageFinding[] {
  const findings: PageFinding[] = [];
  const expanded = <N extends RootContent>(child: N): N | PhrasingContent => {
    findings.push(...expandIn(child));
    const row = isText(child) ? directiveAt("text", child.name) : undefined;
    if (!row || !isText(child)) return child;
    // What becomes an element of its own later has its words here already, for titles, excerpts and the search.
    if (row.toHast) return Object.assign(child, { children: child.label ?? [] });
    if (!row.expand) return child;
    // Brackets make it a directive: “:kbd” alone may be anything.
    if (!child.label && child.attributes.length === 0)
      return { type: "text", value: `:${child.name}`, ...(child.position && { position: child.position }) };
    findings.push(...(row.check?.(child, undefined) ?? []), ...wellFormed(child, row.attributes));
    return row.expand(child);
  };
  if ("label" in node && Array.isArray(node.label)) node.label = node.label.map(expanded);
  if ("children" in node)
    // The types of each parent's children differ; what stands for running text may be where that is.
    node.children = (node.children as RootContent[]).map(expanded) as typeof node.children;
  return findings;
}

function isText(node: RootContent): node is TextDirective {
  return node.type === "textDirective";
}
