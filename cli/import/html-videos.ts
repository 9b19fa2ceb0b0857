/** `<iframe>`, `<video>` and their kin in pages of any tool → `::video` where a page here can show it, else a link. */
import type { Root } from "mdast";
import { blockEdit, lineEnd, linePrefix, type TextEdit } from "./mdx/edits.ts";
import { attributeText, type Element, innerText, isFirstInLine, jsxIn, wholeOf } from "./mdx/elements.ts";
import { nodesIn, type Region, regionOf } from "./mdx/running-text.ts";
import { type Embed, embedOf, linkNow, providerOf, videoLine } from "./videos.ts";

type Inputs = {
  /** True for the address of a file of the site. */
  isThere(url: string): boolean;
  note(message: string, instead: string): void;
};

/** The edits of a page with `root` as its tree. */
export function videoEdits(root: Root, body: string, inputs: Inputs): TextEdit[] {
  const regions = nodesIn(root, "html").flatMap((node) => withoutComments(regionOf(node), body));
  return jsxIn(body, regions).elements.flatMap((element) =>
    editsOf(element, { ...inputs, body, isOutermost: true }),
  );
}

function withoutComments(region: Region | undefined, body: string): Region[] {
  if (region === undefined) return [];
  const regions: Region[] = [];
  let { start } = region;
  for (const { index, 0: comment } of body.slice(start, region.end).matchAll(/<!--[\s\S]*?(?:-->|$)/g)) {
    regions.push({ start, end: region.start + index });
    start = region.start + index + comment.length;
  }
  return [...regions, { start, end: region.end }];
}

const toEmbed = "to embed it, declare its provider in integrations.embeds of site.yml";

type Place = Inputs & { body: string; isOutermost: boolean };

/** Elements that readers do not see, such as the frame of a tracker for browsers without scripts. */
const unseen = /^(script|style|noscript|template)$/;

function editsOf(element: Element, place: Place): TextEdit[] {
  if (unseen.test(element.name)) return [];
  const { body, isOutermost } = place;
  const region = wholeOf(element);
  const isAlone =
    isOutermost &&
    isFirstInLine(body, region.start) &&
    body.slice(region.end, lineEnd(body, region.end)).trim() === "";
  const shown = isAlone ? embedsIn(element, body) : undefined;
  if (shown !== undefined && shown.length > 0) {
    const gap = `\n\n${linePrefix(body, region.start)}`;
    return [blockEdit(body, region, shown.map((each) => lineOf(each, place)).join(gap))];
  }
  const embed = playerOf(element, body);
  if (embed === undefined)
    return element.children.flatMap((child) => editsOf(child, { ...place, isOutermost: false }));
  place.note(linkNow(element.name), toEmbed);
  const text = isOutermost
    ? linkTo(embed)
    : `<a href="${embed.url.replaceAll('"', "%22")}">${embed.title}</a>`;
  return [{ ...region, text }];
}

/** Elements that show something beside their text. */
const seen = /^(a|img|picture|svg|canvas|input|button|hr|table)$/;

type Shown = { element: Element; embed: Embed };

/** The players of an element that has nothing else but a caption; else undefined. */
function embedsIn(element: Element, body: string): Shown[] | undefined {
  const own = playerOf(element, body);
  if (own) return [{ element, embed: own }];
  if (seen.test(element.name)) return undefined;
  const captions = element.children.filter(({ name }) => name === "figcaption");
  const others = element.children.filter((child) => !captions.includes(child));
  if (unseen.test(element.name) || hasText(element, body) || captions.length > 1) return undefined;
  const found = others.map((child) => embedsIn(child, body));
  if (found.includes(undefined)) return undefined;
  const [caption] = captions.map((caption) =>
    innerText(body, caption)
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return found
    .flatMap((each) => each ?? [])
    .map(({ element: player, embed }) => ({
      element: player,
      embed: caption === undefined || caption === "" ? embed : { ...embed, title: caption },
    }));
}

/** Whether it has more than white space between its elements. */
function hasText({ open, close, children }: Element, body: string): boolean {
  let at = open.end;
  for (const child of children) {
    const { start, end } = wholeOf(child);
    if (body.slice(at, start).trim() !== "") return true;
    at = end;
  }
  return close !== undefined && body.slice(at, close.start).trim() !== "";
}

function playerOf(element: Element, body: string): Embed | undefined {
  const given = (name: string) => attributeText(element.open.attributes.get(name)) ?? "";
  if (given("height") === "0" || /display:\s*none/.test(given("style"))) return undefined;
  const embed = embedOf(element, body, (attribute) => attributeText(attribute)?.replaceAll("&amp;", "&"));
  // An empty page, or one that is written into its attribute.
  return embed && !/^(?:about|data|javascript):/i.test(embed.url) ? embed : undefined;
}

function lineOf({ element, embed }: Shown, { isThere, note }: Inputs): string {
  const provider = element.name === "audio" ? undefined : providerOf(embed.url, isThere(embed.url));
  if (provider === undefined) {
    note(linkNow(element.name), toEmbed);
    return linkTo(embed);
  }
  const { poster, captions, ...video } = embed;
  return videoLine({ ...video, ...(provider === "files" && { poster, captions }) });
}

function linkTo({ title, url }: Embed): string {
  return `[${title.replace(/(?<!\\)[[\]]/g, "\\$&")}](${/[\s()]/.test(url) ? `<${url}>` : url})`;
}
