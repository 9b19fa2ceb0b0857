/** `<iframe>`, `<video>` and their kin in pages of any tool → links with their titles: the security policy of a site blocks them. */
import type { Root } from "mdast";
import type { TextEdit } from "./mdx/edits.ts";
import { attributeText, type Element, jsxIn, wholeOf } from "./mdx/elements.ts";
import { regionsIn } from "./mdx/running-text.ts";

const players = /^(?:iframe|video|audio|embed|object)$/;

/** Elements that readers do not see, such as the frame of a tracker for browsers without scripts. */
const unseen = /^(?:script|style|noscript|template)$/;

export function playerEdits(
  root: Root,
  body: string,
  note: (message: string, instead: string) => void,
): TextEdit[] {
  const blocks = regionsIn(root, "html").filter(({ start }) => !body.startsWith("<!--", start));
  const editsOf = (element: Element): TextEdit[] => {
    const { name, open, children } = element;
    if (unseen.test(name)) return [];
    const source = children.find((child) => child.name === "source") ?? element;
    const [url] = players.test(name)
      ? [open.attributes.get("src"), open.attributes.get("data"), source.open.attributes.get("src")].flatMap(
          (attribute) => attributeText(attribute) ?? [],
        )
      : [];
    if (url === undefined || /^(?:about|data|javascript):/i.test(url)) return children.flatMap(editsOf);
    note(`<${name}> is a link now`, "write ::video or ::embed in its place");
    const title =
      attributeText(open.attributes.get("title")) || url.replace(/^(?:https?:)?\/\/(?:www\.)?/, "");
    const { start, end } = wholeOf(element);
    const isAlone = blocks.some((block) => block.start === start && body.slice(end, block.end).trim() === "");
    const text = isAlone
      ? `[${title.replace(/(?<!\\)[[\]]/g, "\\$&")}](${/[\s()]/.test(url) ? `<${url}>` : url})`
      : `<a href="${url.replaceAll('"', "%22")}">${title.replaceAll("<", "&lt;")}</a>`;
    return [{ start, end, text }];
  };
  return jsxIn(body, blocks).elements.flatMap(editsOf);
}
