/** Text that another tool reads as syntax and this one prints: see the tables beside this file. */
import type { Nodes } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { blockConstructs } from "./block-constructs.ts";
import type { Construct } from "./construct.ts";
import { isNear, isTextAt, type Phrasing } from "./page-parts.ts";
import { textConstructs } from "./text-constructs.ts";

const constructs = [...blockConstructs, ...textConstructs];

/** Those that the page can have. */
export function constructsIn(body: string): Construct[] {
  return constructs.filter(({ marks }) => marks.some((mark) => body.includes(mark)));
}

export function foreignSyntax(
  phrasing: readonly Phrasing[],
  looked: readonly Construct[],
  placeOf: (offset: number) => Slip["place"],
): Slip[] {
  return phrasing.flatMap((text) => {
    const taken: { start: number; end: number }[] = [];
    const near = looked.filter(({ marks }) => marks.some((mark) => isNear(mark, text)));
    return near.flatMap((construct) =>
      matchesOf(construct, text).flatMap(({ index, match }): Slip[] => {
        const end = index + match[0].length;
        // What is one construct is not another one within it.
        if (taken.some((other) => index < other.end && other.start < end)) return [];
        taken.push({ start: index, end });
        return [
          {
            kind: construct.is,
            rule: "syntax-is-supported",
            place: placeOf(text.start + index),
            message: `“${shortened(match[0])}” is ${construct.is}, and is shown as text`,
            expected: construct.expected((match[1] ?? "").toLowerCase()),
          },
        ];
      }),
    );
  });
}

type Match = { index: number; match: RegExpExecArray };

function matchesOf({ at, pattern }: Construct, text: Phrasing): Match[] {
  const { node, parent, source, children } = text;
  switch (at) {
    case "start":
      return node.type === "paragraph" ? first(pattern, text) : [];
    case "quotation":
      return parent?.type === "blockquote" && parent.children[0] === node ? first(pattern, text) : [];
    case "alone":
      return parent?.type === "blockquote" && parent.children.length === 1 ? first(pattern, text) : [];
    case "end":
      return node.type === "heading" ? first(pattern, text) : [];
    case "after":
      return children.flatMap((child, index) => {
        const before = children[index - 1];
        const start = child.position?.start.offset;
        if (child.type !== "text" || start === undefined || !before || !isLinked(before)) return [];
        const match = pattern.exec(source.slice(start - text.start));
        return match ? [{ index: start - text.start, match }] : [];
      });
    default:
      return [...source.matchAll(pattern)].flatMap((match) =>
        isTextAt(text, match.index) ? [{ index: match.index, match }] : [],
      );
  }
}

function first(pattern: RegExp, text: Phrasing): Match[] {
  const match = pattern.exec(text.source);
  return match && isTextAt(text, match.index) ? [{ index: match.index, match }] : [];
}

function isLinked({ type }: Nodes): boolean {
  return type === "link" || type === "image" || type === "linkReference" || type === "imageReference";
}

/** First line of the written text, shortened for a message. */
export function shortened(text: string): string {
  const [line = "", more] = text.trim().split("\n");
  return line.length > 40 ? `${line.slice(0, 39)}…` : more === undefined ? line : `${line} …`;
}
