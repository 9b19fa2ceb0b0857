/**
 * Allow list of raw HTML for the sanitiser: text, structure, pictures, drawings and formulas. No scripts, no styles, no
 * forms, no frames: the content security policy would block them anyway, and content is data.
 */
import type { Schema } from "hast-util-sanitize";
import {
  allowedAttributes,
  drawingTags,
  formulaTags,
  htmlTags,
  imageProtocols,
  linkProtocols,
} from "../../schema/allowed-elements.ts";
import { COMPONENT, ownTags } from "../../schema/own-elements.ts";

const attributes = Object.fromEntries([...allowedAttributes].map(([name, list]) => [name, [...list]]));

function inside(root: string, names: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(names.filter((name) => name !== root).map((name) => [name, [root]]));
}

export const allowList = {
  tagNames: [...htmlTags, ...drawingTags, ...formulaTags, ...ownTags],
  attributes: {
    ...attributes,
    "*": [...(attributes["*"] ?? []), "data*"],
    input: [["type", "checkbox"], "checked", ["disabled", true]],
    // Which use of the page it is, until its name and properties take that place.
    [COMPONENT]: [...(attributes[COMPONENT] ?? []), "use"],
  },
  protocols: { href: linkProtocols, src: imageProtocols, cite: imageProtocols },
  // A box can only be that of a task list.
  required: { input: { type: "checkbox", disabled: true } },
  ancestors: { ...inside("svg", drawingTags), ...inside("math", formulaTags) },
  // Their content goes with them; of other elements it stays.
  strip: [
    "script",
    "style",
    "template",
    "noscript",
    "iframe",
    "object",
    "embed",
    "textarea",
    "select",
    "head",
    // The meaning of a formula for other programs, which is not shown.
    "annotation",
    "annotation-xml",
  ],
  clobber: [],
  clobberPrefix: "",
} satisfies Schema;
