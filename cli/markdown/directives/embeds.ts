/**
 * `::video[Title]{src=…}` and `::embed[Title]{src=…}` → `<tw-embed>` for what a provider shows in a frame, `<tw-video>` for a
 * video of the site itself. The step of this name resolves the address. The link inside is for programs that show nothing else.
 */
import type { Element, ElementContent } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import type { IntegrationStrings } from "../../../schema/strings.ts";
import { safeAddress } from "../address.ts";
import type { ResolvedEmbed } from "../embeds/resolve-embed.ts";
import { element, ownElement, text } from "../handlers/element.ts";
import { attributeOf, type LeafDirective } from "../mdast/nodes.ts";
import { type Directive, idOf } from "./directive.ts";

/** Data that the step leaves on the node. */
type EmbedData = { embed: ResolvedEmbed; strings: IntegrationStrings };

declare module "../mdast/nodes.ts" {
  interface LeafDirective {
    resolved?: EmbedData;
  }
}

export const video = embedRow("video", ["id", "src", "poster", "captions"]);
export const embed = embedRow("embed", ["id", "src", "poster"]);

function embedRow(name: string, attributes: readonly string[]): Directive<LeafDirective> {
  return {
    names: [name],
    where: ["leaf"],
    attributes,
    toHast(node) {
      const title = titleOf(node);
      const found = node.resolved;
      // After an error, or with a broken link, only the link is shown.
      if (!found) return [element(node, "p", {}, [link(node, attributeOf(node, "src") ?? "", title)])];
      const { embed: resolved, strings } = found;
      return [resolved.kind === "file" ? ofFile(node, resolved, strings) : ofFrame(node, resolved, strings)];
    },
  };
}

export function isVideo({ name }: LeafDirective): boolean {
  return video.names.includes(name);
}

export function titleOf({ label = [] }: LeafDirective): string {
  return plainText(label, { includeHtml: false }).trim();
}

function ofFrame(
  node: LeafDirective,
  { provider, page, frame }: Extract<ResolvedEmbed, { kind: "frame" }>,
  strings: IntegrationStrings,
): Element {
  const label = titleOf(node) || provider;
  const fill = (written: string) => written.replaceAll("{title}", label).replaceAll("{provider}", provider);
  const play = fill(isVideo(node) ? strings.playVideo : strings.showEmbed);
  const leads = link(node, page, fill(strings.openVideo));
  return ownElement(node, "tw-embed", {
    attributes: { frame, label, play, note: fill(strings.embedNote), ...idOf(node) },
    children: [...poster(node), element(node, "p", {}, [leads])],
  });
}

function ofFile(
  node: LeafDirective,
  { page }: Extract<ResolvedEmbed, { kind: "file" }>,
  strings: IntegrationStrings,
): Element {
  const captions = attributeOf(node, "captions");
  return ownElement(node, "tw-video", {
    attributes: { label: titleOf(node) || page, ...idOf(node) },
    children: [
      ...poster(node),
      element(node, "p", {}, [
        link(node, page, titleOf(node) || page),
        ...(captions ? [text(" · "), link(node, captions, strings.captions)] : []),
      ]),
    ],
  });
}

function poster(node: LeafDirective): ElementContent[] {
  const src = safeAddress("image", attributeOf(node, "poster") ?? "");
  return src ? [element(node, "img", { src, alt: "" }, [])] : [];
}

function link(node: LeafDirective, address: string, label: string): Element {
  const href = safeAddress("link", address);
  return element(node, "a", { ...(href && { href }) }, [text(label)]);
}
