/**
 * Embedded content: a picture or a panel, a button that starts it, and a link to the page of its provider, which is all that
 * there is without JavaScript. `controls/embed.ts` makes the frame.
 */
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import { element, findElement } from "../../hast/element.ts";
import { isOwnFile } from "../../hast/safe-addresses.ts";
import type { Expansion } from "./expansion.ts";

export const embed: Expansion = (content, { inside }) => {
  const { frame, label, play, note, id } = content.properties;
  const { picture, links } = partsOf(inside(content));
  const button = { type: "button", dataAction: "show-embed" };
  return element(
    "figure",
    { ...(id && { id }), className: ["embed"], dataFrame: String(frame), ariaLabel: String(label) },
    element("div", { className: ["embed-place"] }, ...picture, element("button", button, String(play))),
    element("figcaption", {}, ...links, element("span", { className: ["embed-note"] }, String(note))),
  );
};

export const video: Expansion = (content, { inside }) => {
  const { label, id } = content.properties;
  const { picture, links } = partsOf(inside(content));
  const [poster] = picture;
  const [file, captions] = links.filter((node) => node.type === "element" && node.tagName === "a");
  const src = addressOf(file);
  const track = addressOf(captions);
  return element(
    "figure",
    { ...(id && { id }), className: ["embed"] },
    element(
      "video",
      {
        controls: true,
        playsInline: true,
        preload: "none",
        ...(src && { src }),
        ...(poster && { ...sizeOf(poster), poster: String(poster.properties.src) }),
        ariaLabel: String(label),
      },
      ...(track ? [element("track", { kind: "captions", src: track, default: true })] : []),
    ),
    element("figcaption", {}, ...links),
  );
};

/** The picture, where it has an address, and what is in the paragraph below it. */
function partsOf(nodes: readonly HastNode[]): { picture: HastElement[]; links: HastNode[] } {
  const picture = findElement(nodes, "img");
  const links = findElement(nodes, "p")?.children ?? [];
  return { picture: picture?.properties.src ? [picture] : [], links };
}

/** A file of the site: a player requests nothing else. */
function addressOf(link: HastNode | undefined): string | undefined {
  const href = link?.type === "element" ? link.properties.href : undefined;
  return typeof href === "string" && isOwnFile(href) ? href : undefined;
}

function sizeOf({ properties: { width, height } }: HastElement): HastElement["properties"] {
  return width && height ? { width, height } : {};
}
