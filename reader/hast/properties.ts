/** Properties as hast names them → props as React names them. The two differ in few names. */
import type { HastElement } from "../../schema/hast.ts";

/** hast's name → React's, where they are not the same. */
const REACT_NAMES: Record<string, string> = {
  checked: "defaultChecked",
  classId: "classID",
  dataType: "datatype",
  itemId: "itemID",
  strokeDashArray: "strokeDasharray",
  strokeDashOffset: "strokeDashoffset",
  strokeLineCap: "strokeLinecap",
  strokeLineJoin: "strokeLinejoin",
  strokeMiterLimit: "strokeMiterlimit",
  typeOf: "typeof",
  value: "defaultValue",
  xLinkHref: "xlinkHref",
  xLinkTitle: "xlinkTitle",
  xmlnsXLink: "xmlnsXlink",
};

/** Names that mean something else to React, or that no content may set. */
const REFUSED =
  /^(on.*|style|ref|key|children|selected|innerHTML|dangerouslySetInnerHTML|suppress.*Warning)$/i;

/** Elements whose `value` is not the text of a field. */
const VALUE_KEPT = new Set(["li", "data", "meter", "progress", "param"]);

export type Props = Record<string, string | number | boolean>;

export function toProps({ tagName, properties }: HastElement): Props {
  const props: Props = {};
  for (const [name, value] of Object.entries(properties)) {
    if (REFUSED.test(name)) continue;
    const isData = /^data[A-Z0-9-]/.test(name);
    props[reactName(name, tagName)] = Array.isArray(value)
      ? value.join(name === "srcSet" || name === "sizes" || name === "accept" ? ", " : " ")
      : isData && typeof value === "boolean"
        ? ""
        : value;
  }
  return props;
}

function reactName(name: string, tagName: string): string {
  if (name === "value" && VALUE_KEPT.has(tagName)) return name;
  const known = REACT_NAMES[name];
  if (known !== undefined) return known;
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  if (/^data[A-Z0-9-]/.test(name)) return dataName(name.slice(4));
  return name;
}

/** `FooBar` → `data-foo-bar`, `-x` → `data-x`. */
function dataName(rest: string): string {
  const dashed = rest.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `data${dashed.startsWith("-") ? "" : "-"}${dashed}`;
}
