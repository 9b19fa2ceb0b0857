/** What is around the lines of a block of code: its title with the link to its source, its caption, numbers of explanations. */
import type { Element, ElementContent } from "hast";
import type { Code } from "mdast";
import { safeAddress, unsafeAddress } from "../address.ts";
import type { ContentStrings } from "../compile-settings.ts";
import type { FenceMeta } from "../fence-meta.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import type { Report } from "./anchor.ts";
import { element } from "./element.ts";

/** Nothing, or a `<figcaption>`. */
export function titleRow(
  node: Code,
  { title, source }: Pick<FenceMeta, "title" | "source">,
  strings: ContentStrings,
  report: Report,
): Element[] {
  const text: ElementContent[] = title ? [{ type: "text", value: title }] : [];
  const link = source ? sourceLink(node, source, strings, report) : undefined;
  if (!link) return title ? [element(undefined, "figcaption", {}, text)] : [];
  const parts = title ? [element(undefined, "span", {}, text), { type: "text" as const, value: " " }] : [];
  return [element(undefined, "figcaption", {}, [...parts, link])];
}

function sourceLink(
  node: Code,
  source: string,
  { codeSource }: ContentStrings,
  report: Report,
): Element | undefined {
  const href = safeAddress("link", source);
  const place = node.data?.metaAt ? placeAt(node.data.metaAt) : placeOf(node);
  if (href === undefined) report(unsafeAddress("link", source, place));
  if (href === undefined) return undefined;
  return element(node, "a", { className: ["code-part", "code-source"], href }, [
    { type: "text", value: codeSource },
  ]);
}

/** The block with a text below it. */
export function captioned(block: Element, caption: string): Element {
  const text = element(undefined, "figcaption", {}, [{ type: "text", value: caption }]);
  return element(undefined, "figure", { className: ["code-part", "captioned"] }, [block, text]);
}

/** Links to the explanations, by number of the line. */
export function annotationsOf(
  { data }: Code,
  numbers: ReadonlyMap<number, readonly number[]> = new Map(),
  { explanation }: ContentStrings,
): ReadonlyMap<number, readonly ElementContent[]> {
  const linkTo = (number: number): ElementContent[] => [
    { type: "text", value: " " },
    element(
      undefined,
      "a",
      {
        className: ["code-part", "annotation"],
        href: `#${data?.explanations}-${number}`,
        ariaLabel: explanation.replace("{n}", String(number)),
      },
      [{ type: "text", value: String(number) }],
    ),
  ];
  return new Map([...numbers].map(([line, list]) => [line, list.flatMap(linkTo)]));
}
