/**
 * An element of content as it may be shown: of the allow list, with properties of the allow list alone. The compiler has made
 * sure of it all; data that was tampered with has not seen the compiler.
 */
import { isLocalPaint, isShownAttribute, isShownTag, PAINT } from "../../schema/allowed-elements.ts";
import type { HastElement } from "../../schema/hast.ts";
import { ownValue } from "../../schema/own-value.ts";
import { imageProtocols, protocolOf } from "../../schema/protocols.ts";
import { actingData } from "../../schema/reserved-names.ts";
import { dashed } from "./attributes.ts";
import { isDeclaredFile, isSafeLink } from "./safe-addresses.ts";

const ACTING = new Set(actingData);

/** The element without attributes that the allow list lacks; undefined if it is left out with its content. */
export function allowedElement(element: HastElement): HastElement | undefined {
  const { tagName, properties } = element;
  if (!isShownTag(tagName)) return undefined;
  const isFine = (name: string) => isAllowed(tagName, name, ownValue(properties, name));
  // Most elements have no property, or a class.
  if (tagName !== "input" && Object.keys(properties).every(isFine)) return element;
  const allowed = Object.entries(properties).filter(([name]) => isFine(name));
  // A box can only be that of a task.
  if (tagName === "input") allowed.push(["type", "checkbox"], ["disabled", true]);
  return { ...element, properties: Object.fromEntries(allowed) };
}

function isAllowed(tagName: string, name: string, value: unknown): boolean {
  if (name === "className") return true;
  if (/^data[A-Z0-9-]/.test(name)) return /^[\w.-]+$/.test(name) && !ACTING.has(dashed(name.slice(4)));
  return isShownAttribute(tagName, name) && isSafe(name, String(value));
}

function isSafe(name: string, value: string): boolean {
  if (PAINT.test(name)) return isLocalPaint(value);
  if (name === "href") return isSafeLink(value);
  if (name === "srcSet") return ownSizes.test(value);
  if (name !== "src" && name !== "cite") return true;
  const protocol = protocolOf(value);
  if (protocol && !imageProtocols.includes(protocol)) return false;
  return name === "cite" || isDeclaredFile(value);
}

/** Sizes of pictures are files of the site, which the compiler writes in this form alone: `/a-480.webp 480w, /a-960.webp 960w`. */
const ownSizes = /^(\/[^/\\\s]\S* \d+w(, |$))+$/;
