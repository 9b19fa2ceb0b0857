/** Text of a note → Markdown of ours: wiki links, embeds, callouts, tags, comments, block ids, and lines that end where they were written. */
import { posix } from "node:path";
import { decoded } from "../../../schema/paths.ts";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import { declared, inNote } from "../../source/other-tools/declared.ts";
import { unseen } from "../../source/other-tools/declared-lines.ts";
import { withCallouts } from "../callouts.ts";
import type { IncludeLimit } from "../included-text.ts";
import { applyEdits, lineEnd, linePrefix, lineStart, type TextEdit } from "../mdx/edits.ts";
import { isIn, markdownTree, nodesIn, type Region, regionOf, textRegions } from "../mdx/running-text.ts";
import type { Note } from "../note.ts";
import { isMarkdown } from "../old-links.ts";
import { spanEdits } from "../span-edits.ts";
import type { Vault } from "./vault.ts";

type NoteInputs = {
  vault: Vault;
  file: string;
  notes: Note[];
  /** True: a single end of a line is a space, as in Markdown. */
  strictLines: boolean;
  limit: IncludeLimit;
};

/** `tags` gets those in the text. */
export function noteText(body: string, inputs: NoteInputs, tags: Set<string>): string {
  const shown = inlined(body, { ...inputs, tags, level: 0, around: [`${inputs.file}#`] });
  const blocks = withCallouts(shown, { parse: (text) => markdownTree(text, true), keepsAlerts: false });
  return inputs.strictLines ? blocks : withLineBreaks(blocks);
}

/** `around` are the notes and parts that the text is in, as `file#place`. */
type Inlining = NoteInputs & { tags: Set<string>; level: number; around: readonly string[] };

const mostLevels = 5;

function inlined(body: string, inputs: Inlining): string {
  const text = withoutComments(body);
  const { root, destinations } = parseMarkdown(text, 1, { leaf: new Set(), text: new Set(), formulas: true });
  const footnotes: string[] = [];
  const regions = textRegions(root);
  const edits = [
    ...regions.flatMap((region) => textEdits(text, region, footnotes, inputs)),
    ...[...text.matchAll(declared["a link to a heading of Obsidian"].pattern)].flatMap(
      ({ 0: mark, 1: link = "", index: start }): TextEdit[] => {
        const end = start + mark.length;
        return isIn(regions, start) && isIn(regions, end - 1)
          ? [{ start, end, text: wikiLink(link, inputs) }]
          : [];
      },
    ),
  ];
  const links = destinations.flatMap(({ start, end, url }): TextEdit[] => {
    const moved = movedLink(url, inputs);
    return moved === undefined ? [] : [{ start, end, text: moved }];
  });
  // Obsidian shows the page of another site in a frame.
  const frames = nodesIn(root, "image").flatMap((node): TextEdit[] => {
    const region = isFrame(node.url) ? regionOf(node) : undefined;
    const title = (node.alt ?? "").replace(/\|\d+(?:x\d+)?$/, "") || node.url;
    return region ? [{ ...region, text: `[${title}](${node.url})` }] : [];
  });
  const edited = applyEdits(text, [...edits, ...frames, ...links]);
  return footnotes.length === 0 ? edited : `${edited.trimEnd()}\n\n${footnotes.join("\n")}\n`;
}

/** `%%` starts and ends a comment, also over several paragraphs. At the start of a line it would make HTML of the line, so it gets lines of its own. */
function withoutComments(body: string): string {
  if (!body.includes("%%")) return body;
  const marks = textRegions(markdownTree(body, true)).flatMap(({ start, end }) =>
    [...body.slice(start, end).matchAll(unseen.Obsidian)].map(({ index }) => start + index),
  );
  let afterLast = -1;
  const edits = marks.flatMap((start, index): TextEdit[] => {
    const end = marks[index + 1];
    if (index % 2 === 1 || end === undefined) return [];
    const comment = `<!-- ${body
      .slice(start + 2, end)
      .trim()
      .replaceAll("--", "- -")} -->`;
    const after = afterSpaces(body, end + 2);
    const indent = linePrefix(body, start);
    const isFirst = lineStart(body, start) + indent.length === start || start === afterLast;
    afterLast = isFirst ? after : -1;
    return isFirst && after !== lineEnd(body, end)
      ? [{ start, end: after, text: `${comment}\n${indent.trimEnd()}\n${indent}` }]
      : [{ start, end: end + 2, text: comment }];
  });
  return applyEdits(body, edits);
}

function textEdits(body: string, region: Region, footnotes: string[], inputs: Inlining): TextEdit[] {
  const source = body.slice(region.start, region.end);
  return [...source.matchAll(inNote)].flatMap(
    ({ 0: mark, 1: embeds, 2: link, 3: tag, 4: footnote, 5: block, index }) => {
      const start = region.start + index;
      const whole = { start, end: start + mark.length };
      if (link !== undefined) {
        if (embeds === "") return [{ ...whole, text: wikiLink(link, inputs) }];
        const { text, isBlock } = embed(link, inputs);
        return isBlock ? [blockEdit(body, whole, text)] : [{ ...whole, text }];
      }
      if (tag !== undefined) {
        inputs.tags.add(tag.replace(/\/$/, ""));
        const line = body.slice(lineStart(body, start), lineEnd(body, start));
        if (!/^[\s>]*(?:#[^\s#]+\s*)+$/.test(line)) return [{ ...whole, text: tag }];
        // A line of tags alone is a list of them, which the page shows by itself.
        return [{ ...whole, end: afterSpaces(body, whole.end), text: "" }];
      }
      if (footnote !== undefined) {
        const name = `inline-${inputs.level}-${footnotes.length + 1}`;
        footnotes.push(`[^${name}]: ${footnote}`);
        return [{ ...whole, text: `[^${name}]` }];
      }
      const isLast = (body[region.start + source.length] ?? "\n") === "\n" || region.end === whole.end;
      if (!isLast) return [];
      // An embedded part has the id on its own page.
      const anchor = inputs.level === 0 ? `<span id="^${block}"></span>` : "";
      const indent = linePrefix(body, start);
      const isAlone = lineStart(body, start) + indent.length === start;
      return [{ ...whole, text: isAlone && anchor !== "" ? `\n${indent}${anchor}` : anchor }];
    },
  );
}

/** A block instead of a part of a paragraph, with blank lines where there is text around it. */
function blockEdit(body: string, { start, end }: Region, block: string): TextEdit {
  const indent = linePrefix(body, start);
  const from = lineStart(body, start);
  const isBare = (line = "") => line.replaceAll(">", "").trim() === "";
  const isFirst = start - from === indent.length;
  const to = afterSpaces(body, end);
  const isLast = to === lineEnd(body, end);
  const gap = `\n${indent}`;
  const head = !isFirst ? gap + gap : isBare(body.slice(0, from).split("\n").at(-2)) ? "" : gap;
  const tail = !isLast ? gap + gap : isBare(body.slice(to + 1).split("\n")[0]) ? "" : gap;
  const spaces = isFirst ? 0 : (/[ \t]*$/.exec(body.slice(from, start))?.[0].length ?? 0);
  return { start: start - spaces, end: to, text: head + block.trim().split("\n").join(gap) + tail };
}

function afterSpaces(body: string, at: number): number {
  return at + (/^[ \t]*/.exec(body.slice(at))?.[0].length ?? 0);
}

type WikiLink = { target: string; place: string; texts: string[] };

function parsedLink(link: string): WikiLink {
  const [path = "", ...texts] = link.split(/\\?\|/);
  const [target = "", ...places] = path.split("#");
  return { target: target.trim(), place: places.join("#").trim(), texts: texts.map((text) => text.trim()) };
}

function wikiLink(link: string, inputs: Inlining): string {
  const { target, place, texts } = parsedLink(link);
  const places = place.startsWith("^") ? "" : place.replaceAll("#", " > ");
  const text = texts.join(" ") || [target, places].filter((part) => part !== "").join(" > ");
  const url = addressOf(target, place, inputs);
  if (url !== undefined) return `[${text}](${url})`;
  inputs.notes.push({
    cause: "dead-link",
    file: inputs.file,
    message: `the link “[[${link}]]” has no note and becomes text`,
    subject: target,
  });
  return text;
}

function addressOf(target: string, place: string, { vault, file }: NoteInputs): string | undefined {
  const path = target === "" ? file : vault.find(target, file);
  if (path === undefined) return undefined;
  const id = place === "" ? undefined : isMarkdown(path) ? vault.idOf(path, place) : place;
  const hash = id === undefined ? "" : `#${encodeURI(id).replaceAll("^", "%5E")}`;
  return target === "" ? hash || "#" : addressOfFile(path) + hash;
}

function addressOfFile(file: string): string {
  return `/${file
    .split("/")
    .map(encodeURIComponent)
    .join("/")
    .replace(/[()]/g, (mark) => (mark === "(" ? "%28" : "%29"))}`;
}

/** A link of Markdown whose file is elsewhere in the vault, or is named without its ending. */
function movedLink(url: string, inputs: Inlining): string | undefined {
  if (isExternal(url) || /^([#?]|$)/.test(url)) return undefined;
  const { path, suffix } = splitSuffix(url);
  const place = decoded(suffix.replace(/^#/, ""));
  return addressOf(decoded(path), suffix.startsWith("#") ? place : "", inputs);
}

function embed(link: string, inputs: Inlining): { text: string; isBlock: boolean } {
  const { target, place, texts } = parsedLink(link);
  const { vault, file, notes, level, around } = inputs;
  const path = target === "" ? file : vault.find(target, file);
  const kind = /\.(\w+)$/.exec(path ?? "")?.[1]?.toLowerCase() ?? "";
  if (path !== undefined && isMarkdown(path)) {
    const key = `${path}#${place}`;
    if (around.includes(key)) return { text: wikiLink(link, inputs), isBlock: false };
    const part = level < mostLevels ? vault.partOf(path, place) : undefined;
    if (part !== undefined) {
      inputs.limit(part);
      const below = { ...inputs, file: path, level: level + 1, around: [...around, key] };
      return { text: inlined(part, below), isBlock: true };
    }
  }
  if (path !== undefined && /^(png|jpe?g|gif|bmp|svg|webp|avif)$/.test(kind)) {
    const size = texts.map((text) => /^(\d+)(?:x\d+)?$/.exec(text)?.[1]).find((width) => width !== undefined);
    const alt = texts.filter((text) => !/^\d+(x\d+)?$/.test(text)).join(" ");
    const name = posix.basename(path).replace(/\.\w+$/, "");
    const width = size ? `{width=${size}}` : "";
    return { text: `![${alt || name}](${addressOfFile(path)})${width}`, isBlock: false };
  }
  if (path !== undefined && !/^(canvas|base)$/.test(kind) && !isMarkdown(path))
    return { text: `[${texts.join(" ") || posix.basename(path)}](${addressOfFile(path)})`, isBlock: false };
  notes.push({
    file,
    message: `the embed “![[${link}]]” is not imported`,
    instead: "write its text",
    subject: target,
  });
  return { text: `*${posix.basename(target)}*`, isBlock: false };
}

function isFrame(url: string): boolean {
  return /^https?:\/\/(?:www\.)?(?:youtube\.com\/watch|youtu\.be\/|(?:twitter|x)\.com\/)/.test(url);
}

/** Each line of a paragraph was a line on the page. */
function withLineBreaks(body: string): string {
  const { root } = parseMarkdown(body, 1, { ...directiveNames([], ["include"]), formulas: true });
  const texts = nodesIn(root, "paragraph").flatMap(textRegions);
  return applyEdits(body, spanEdits(body, texts, "the end of a line of Obsidian"));
}
