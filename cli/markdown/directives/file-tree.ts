/**
 * `:::file-tree` … `:::` around a nested list → `<ul class="construct file-tree">`, in which each name is an element of
 * its own, and what follows it is a comment. A name in bold is highlighted.
 */

import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { element, text } from "../handlers/element.ts";
import type { ContainerDirective } from "../mdast/nodes.ts";
import { type Directive, idOf } from "./directive.ts";
import { listOf, listProblems } from "./list-construct.ts";

export const fileTree: Directive<ContainerDirective> = {
  names: ["file-tree"],
  where: ["block"],
  attributes: ["id"],
  toHast(node, state) {
    const content = state.all(node);
    const list = content.find((child): child is Element => isElement(child, "ul"));
    const named = content.map((child) => (child === list ? { ...list, children: entriesOf(list) } : child));
    return listOf(named, "ul", { className: ["construct", "file-tree"], ...idOf(node) });
  },
  check: (node) =>
    listProblems(node, false, "a file tree can contain only a list", "- folder/, and - file below it"),
};

/** Files and folders; lists inside of them have the same. */
function entriesOf({ children }: Element): ElementContent[] {
  return children.map((child) => (isElement(child, "li") ? entry(child) : child));
}

function entry(item: Element): Element {
  const parts = item.children.flatMap((child) => (isElement(child, "p") ? child.children : [child]));
  const [inside, line] = partition(parts, (child) => isElement(child, "ul"));
  const { name, comment } = named(line);
  const isFolder = inside.length > 0 || /\/\s*$/.test(name.map(textOf).join(""));
  const lists = inside.map((list) => ({ ...list, children: entriesOf(list), properties: { role: "list" } }));
  const properties = { className: [isFolder ? "folder" : "file"] };
  return {
    ...item,
    properties,
    children: [
      element(undefined, "span", { className: ["name"], translate: "no" }, name),
      ...(comment.length > 0
        ? [text(" "), element(undefined, "span", { className: ["comment"] }, comment)]
        : []),
      ...lists,
    ],
  };
}

/** A name is the first word, or what is marked up as one: bold, code, a link. */
function named(line: readonly ElementContent[]): { name: ElementContent[]; comment: ElementContent[] } {
  const [first, ...rest] = line.filter((child, index) => index > 0 || !isBlank(child));
  if (!first) return { name: [], comment: [] };
  if (first.type !== "text") return { name: [first], comment: trimmed(rest) };
  const [, word = "", after = ""] = /^\s*(\S*)([\s\S]*)$/.exec(first.value) ?? [];
  return { name: [text(word)], comment: trimmed([text(after), ...rest]) };
}

/** Without white space at both ends, and without what is nothing else. */
function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .map((node, index): ElementContent => {
      if (node.type !== "text") return node;
      const start = index === 0 ? node.value.trimStart() : node.value;
      return text(index === nodes.length - 1 ? start.trimEnd() : start);
    })
    .filter((node) => node.type !== "text" || node.value !== "");
}

function partition(
  nodes: readonly ElementContent[],
  isMeant: (node: ElementContent) => boolean,
): [Element[], ElementContent[]] {
  const meant = nodes.filter((node): node is Element => node.type === "element" && isMeant(node));
  return [meant, nodes.filter((node) => !isMeant(node))];
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === "element" && node.tagName === tagName;
}

function isBlank(node: ElementContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}
