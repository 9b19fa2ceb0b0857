/** Step that resolves what `::video` and `::embed` embed, and what the Markdown copy has in their place: a link. */

import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import type { CompileSettings } from "../compile-settings.ts";
import { asLink } from "../condition-source.ts";
import { illFormed } from "../directives/directive.ts";
import { embed, isVideo, titleOf, video } from "../directives/embeds.ts";
import type { LeafDirective } from "../mdast/nodes.ts";
import { nodesIn } from "../mdast/nodes-in.ts";
import { placeAt } from "../mdast/place.ts";
import { type PageFileData, pageOf, report } from "../page-file.ts";
import { type DeclaredEmbeds, resolveEmbed } from "./resolve-embed.ts";

const names = [...video.names, ...embed.names];
const none: DeclaredEmbeds = { providers: [], files: false };

export function embeds({ embeds: settings }: Pick<CompileSettings, "embeds">): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    if (!names.some((name) => page.body.includes(`::${name}`))) return;
    for (const node of nodesIn(root))
      if (node.type === "leafDirective" && names.includes(node.name)) resolve(node, page, settings);
  };
}

/** Changes the node. */
function resolve(node: LeafDirective, page: PageFileData, settings: CompileSettings["embeds"]): void {
  const kind = isVideo(node) ? "video" : "embed";
  const { attributes } = kind === "video" ? video : embed;
  const findings: PageFinding[] = [];
  const src = node.attributes.find(({ name }) => name === "src");
  const form = `::${kind}[Title]{src=${kind === "video" ? "talk.mp4" : '"https://…"'}}`;
  const wrong = (message: string) => findings.push(illFormed(node, message, form));
  const isUntitled = titleOf(node) === "";
  if (!src || src.value === "") {
    // Where an unknown attribute is reported, the address is in it.
    if (node.attributes.every(({ name }) => attributes.includes(name)))
      wrong(`this ${kind} has ${isUntitled ? "no title and no address" : "no address"}`);
  } else {
    if (isUntitled) wrong(`this ${kind} has no title`);
    const found = resolveEmbed(kind, src.value, settings ?? none);
    if ("rule" in found) findings.push({ ...found, place: placeAt(src.position.start) });
    else if (settings) {
      node.resolved = { embed: found, strings: settings.strings };
      const { filled, destination } = asLink(node, page.body, "src", found.page);
      page.filled.push(...filled);
      if (destination) page.destinations = [...page.destinations, destination];
    }
  }
  report(page, findings);
}
