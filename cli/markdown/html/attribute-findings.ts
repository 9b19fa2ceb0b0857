/** Attributes and addresses of raw HTML that are left out, and what to write in their place. */

import type { Element, Root } from "hast";
import {
  allowedTags,
  formulaTags,
  isAllowedAttribute,
  isLocalPaint,
  PAINT,
} from "../../../schema/allowed-elements.ts";
import { isOwnTag } from "../../../schema/own-elements.ts";
import type { PageFinding, Place } from "../../report/finding.ts";
import { safeAddress, unsafeAddress } from "../address.ts";
import { elementsIn } from "../anchors-and-links.ts";
import { placeOf } from "../mdast/place.ts";

const formulas = new Set(formulaTags);
const noticed = /^(on|href|xlink|src|style|action|mathcolor|mathbackground|mathsize)/i;

export function attributeFindings(root: Root): PageFinding[] {
  // No author has written an element of our own.
  return elementsIn(root)
    .filter(({ tagName }) => allowedTags.has(tagName) && !isOwnTag(tagName))
    .flatMap(ofElement);
}

function ofElement(node: Element): PageFinding[] {
  const { tagName, properties } = node;
  const place = placeOf(node);
  const dropped = Object.keys(properties).filter(
    (name) =>
      !name.startsWith("data") &&
      !isAllowedAttribute(tagName, name) &&
      // Formulas come from programs, with attributes that browsers pass over.
      (!formulas.has(tagName) || noticed.test(name)),
  );
  return [...addresses(node, place), ...paints(node, place), ...leftOut(tagName, dropped, place)];
}

function addresses({ properties: { href, src } }: Element, place: Place | undefined): PageFinding[] {
  const unsafe = (kind: "link" | "image", url: unknown) =>
    typeof url === "string" && safeAddress(kind, url) === undefined ? [unsafeAddress(kind, url, place)] : [];
  return [...unsafe("link", href), ...unsafe("image", src)];
}

function paints({ tagName, properties }: Element, place: Place | undefined): PageFinding[] {
  return Object.entries(properties).flatMap(([name, value]): PageFinding | PageFinding[] =>
    PAINT.test(name) && !isLocalPaint(String(value))
      ? {
          rule: "html-is-allowed",
          place,
          message: `the ${attributeName(name)} “${value}” of <${tagName}> is left out: it may load from another host`,
          expected: "a colour, or url(#id) of an element in the same page",
        }
      : [],
  );
}

function leftOut(tagName: string, names: readonly string[], place: Place | undefined): PageFinding[] {
  if (names.length === 0) return [];
  if (names.some(isFromMdx))
    return [
      {
        rule: "markdown-is-not-mdx",
        place,
        message: `the attributes of <${tagName}> are written for MDX and are left out`,
        expected: 'attributes of HTML, such as class="name"',
      },
    ];
  const handlers = names.filter((name) => /^on/i.test(name));
  const styles = names.filter((name) => name === "style");
  const others = names.filter((name) => !/^on/i.test(name) && name !== "style");
  const finding = (list: readonly string[], expected?: string): PageFinding[] =>
    list.length === 0
      ? []
      : [
          {
            rule: "html-is-allowed",
            place,
            message: `${list.map((name) => `“${attributeName(name)}”`).join(", ")} of <${tagName}> ${list.length === 1 ? "is" : "are"} left out`,
            ...(expected && { expected }),
          },
        ];
  return [
    ...finding(styles, "a class, and a rule for it in theme.css"),
    ...finding(handlers, "a component, such as ::Name on a line of its own: scripts in pages do not run"),
    ...finding(others),
  ];
}

/** `className`, and what is left of a value in braces. */
function isFromMdx(name: string): boolean {
  return name === "classname" || !/^[a-z][\w:.-]*$/i.test(name);
}

/** `markerEnd` → `marker-end`; others are written in one word. */
function attributeName(name: string): string {
  return PAINT.test(name)
    ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name.toLowerCase();
}
