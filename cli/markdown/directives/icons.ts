/** Icons and badges in running text. */
import type { PhrasingContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { pageIcons } from "../../../schema/icons.ts";
import type { PageFinding, Place } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { attributeOf, type TextDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { noteKinds } from "./admonition.ts";
import { type Directive, illFormed, shownAs } from "./directive.ts";

export const iconNames: readonly string[] = Object.keys(pageIcons);

/** `:icon[rocket]` → a line drawing in the colour of the text, which the style sheet has. It is decoration: nothing reads it out. */
export const icon: Directive<TextDirective> = {
  names: ["icon"],
  where: ["text"],
  attributes: [],
  expand(node) {
    const name = nameOf(node);
    const drawn = shownAs(node, "span", [], []);
    const hProperties = iconNames.includes(name) ? iconProperties(name) : {};
    return { ...drawn, data: { hName: "span", hProperties } };
  },
  check(node) {
    const name = nameOf(node);
    return name === ""
      ? [illFormed(node, "this icon has no name", ":icon[rocket]")]
      : unknownIcon(name, placeOf(node));
  },
};

export function iconProperties(name: string): { className: string[]; ariaHidden: string } {
  return { className: ["construct", "icon", `icon-${name}`], ariaHidden: "true" };
}

export function unknownIcon(name: string, place: Place | undefined): PageFinding[] {
  if (iconNames.includes(name)) return [];
  return [
    {
      rule: "directive-is-well-formed",
      place,
      message: `there is no icon “${name}”`,
      expected: `one of ${iconNames.join(", ")}`,
      nearest: nearest(name, iconNames),
    },
  ];
}

/** True for what an icon has become, and for white space beside one. */
export function isIcon(node: PhrasingContent): boolean {
  if (node.type === "text") return node.value.trim() === "";
  return node.type === "emphasis" && node.data?.hName === "span" && node.children.length === 0;
}

function nameOf({ label = [] }: TextDirective): string {
  return plainText(label).trim();
}

/** `:badge[New]{type=tip}` → a small label in running text or in a heading. Code in it, such as GET, looks alike and is not translated. */
export const badge: Directive<TextDirective> = {
  names: ["badge"],
  where: ["text"],
  attributes: ["type"],
  expand(node) {
    const className = ["construct", "badge", `badge-${typeOf(node) ?? "note"}`];
    const label = node.label ?? [];
    if (label.length !== 1 || label[0]?.type !== "inlineCode") return shownAs(node, "span", className, label);
    const shown = shownAs(node, "span", className, [{ type: "text", value: label[0].value }]);
    return { ...shown, data: { hName: "span", hProperties: { className, translate: "no" } } };
  },
  check(node) {
    const type = attributeOf(node, "type");
    const isEmpty = plainText(node.label ?? []).trim() === "";
    const expected = `one of ${noteKinds.join(", ")}`;
    const ofType = () => illFormed(node, `there is no badge of the type “${type}”`, expected);
    return [
      ...(isEmpty ? [illFormed(node, "this badge has no text", ":badge[New]")] : []),
      ...(type === undefined || typeOf(node) ? [] : [{ ...ofType(), nearest: nearest(type, noteKinds) }]),
    ];
  },
};

function typeOf(node: TextDirective): string | undefined {
  return noteKinds.find((kind) => kind === attributeOf(node, "type"));
}
