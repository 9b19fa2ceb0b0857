/** A link in the text; out of the site it says so. */
import { element } from "../../hast/element.ts";
import { isOutside } from "../../navigation/page-link.ts";
import type { Expansion } from "./expansion.ts";

export const anchor: Expansion = (link, { strings, inside }) => {
  const children = inside(link);
  const { properties } = link;
  if (typeof properties.href !== "string" || !isOutside(properties.href)) return { ...link, children };
  const hint = element("span", { className: ["sr-only"] }, ` ${strings.leavesSite}`);
  return {
    ...link,
    properties: { ...properties, rel: "external noopener" },
    children: [...children, hint],
  };
};
