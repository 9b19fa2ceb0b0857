/** Properties as hast names them → props as React names them, those of the allow list alone. The two differ in few names. */
import {
  imageProtocols,
  isAllowedAttribute,
  isLocalPaint,
  PAINT,
  protocolOf,
} from "../../schema/allowed-elements.ts";
import type { HastElement } from "../../schema/hast.ts";
import { actingData } from "../../schema/reserved-names.ts";
import { isDeclaredFile, isSafeLink } from "./safe-addresses.ts";

/** hast's name → React's, where they are not the same. */
const REACT_NAMES: Record<string, string> = {
  checked: "defaultChecked",
  vAlign: "valign",
  strokeDashArray: "strokeDasharray",
  strokeDashOffset: "strokeDashoffset",
  strokeLineCap: "strokeLinecap",
  strokeLineJoin: "strokeLinejoin",
};

const ACTING = new Set(actingData);

export type Props = Record<string, string | number | boolean>;

/** The compiler has made sure of it all; data that was tampered with has not seen the compiler. */
export function toProps({ tagName, properties }: HastElement): Props {
  const props: Props = {};
  for (const [name, given] of Object.entries(properties)) {
    const value = Array.isArray(given) ? given.join(" ") : given;
    if (/^data[A-Z0-9-]/.test(name)) {
      const rest = dashed(name.slice(4));
      if (!ACTING.has(rest)) props[`data-${rest}`] = typeof value === "boolean" ? "" : value;
    } else if (isAllowedAttribute(tagName, name) && isSafe(name, String(value)))
      props[reactName(name)] = value;
  }
  // A box can only be that of a task.
  return tagName === "input" ? { ...props, type: "checkbox", disabled: true } : props;
}

function isSafe(name: string, value: string): boolean {
  if (PAINT.test(name)) return isLocalPaint(value);
  if (name === "href") return isSafeLink(value);
  if (name !== "src" && name !== "cite") return true;
  const protocol = protocolOf(value);
  if (protocol && !imageProtocols.includes(protocol)) return false;
  return name === "cite" || isDeclaredFile(value);
}

function reactName(name: string): string {
  return REACT_NAMES[name] ?? (/^aria[A-Z]/.test(name) ? `aria-${name.slice(4).toLowerCase()}` : name);
}

/** `FooBar` → `foo-bar`, `-x` → `x`. */
function dashed(rest: string): string {
  return rest.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "");
}
