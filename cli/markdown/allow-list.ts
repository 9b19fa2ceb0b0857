/**
 * Allow list of raw HTML for the sanitiser: text, structure, pictures and drawings. No scripts, no styles, no
 * forms, no frames: the content security policy would block them anyway, and content is data.
 */
import type { Schema } from "hast-util-sanitize";
import {
  allowedAttributes,
  drawingTags,
  htmlTags,
  imageProtocols,
  linkProtocols,
} from "../../schema/allowed-elements.ts";
import { COMPONENT, twTags } from "../../schema/tw-elements.ts";

const attributes = Object.fromEntries([...allowedAttributes].map(([name, list]) => [name, [...list]]));

export const allowList = {
  tagNames: [...htmlTags, ...drawingTags, ...twTags],
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
  ancestors: Object.fromEntries(drawingTags.filter((name) => name !== "svg").map((name) => [name, ["svg"]])),
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
  ],
  clobber: [],
  clobberPrefix: "",
} satisfies Schema;
