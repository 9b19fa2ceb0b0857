/** Tags that do not become blocks: links, pictures, code, plain HTML, and tags to remove. The rest becomes comments. */

import { ownValue } from "../../../../schema/own-value.ts";
import { leftComment } from "../../../markdown/left-by-import.ts";
import { asText, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { attributeText, type Element, innerText, tagEdits, wholeOf } from "../../mdx/elements.ts";
import type { Note } from "../../note.ts";
import { embedOf, frameTag } from "../../videos.ts";
import { codeBlockEdit, codeInCell } from "./code-block.ts";
import { htmlEdits, isInText, spaced } from "./html-edits.ts";
import { fenceAround, includeLine, isHtml } from "./markdown-lines.ts";
import {
  addressIn,
  type Converted,
  isInCell,
  knownProperties,
  type MdxPage,
  shownAttribute,
} from "./mdx-page.ts";
import { codedImageEdit, imageTag, markdownPicture, pictureEdit, themedImageEdit } from "./pictures.ts";
import {
  blockIn,
  commentEdits,
  leftoverEdits,
  tagText,
  templateEdits,
  withoutElement,
} from "./replaced-elements.ts";

/** Components without a counterpart that are left out, with what to do instead. */
const dropped: Readonly<Record<string, string>> = {
  DocCardList: "write cards, or remove the page: a category without one of its own gets a list of its docs",
  TOCInline: "the page has a table of contents beside it",
  TOC: "the page has a table of contents beside it",
  script: "scripts in pages do not run; describe the site in site.yml",
  style: "put its rules into theme.css",
};

/** Components that show only their content. */
const transparent = new Set([
  ...["", "Fragment", "React.Fragment", "Translate", "BrowserOnly", "MDXContent", "Layout", "ErrorBoundary"],
]);

export function convertTag(element: Element, page: MdxPage, notes: Note[]): Converted {
  const { name, open, close } = element;
  const { body, imports } = page;
  const note = (message: string, instead?: string, at = open.start) =>
    notes.push({ file: page.file, place: page.placeAt(at), message, instead });
  const region = wholeOf(element);
  const whole = (edit: TextEdit): Converted => ({ edits: [edit], isWhole: true });

  const own = page.componentOf?.(element, page);
  if (own === "unwrap") return { edits: tagEdits(element, "", ""), isWhole: false };
  if (own && "text" in own) return templateEdits(element, own.text, body);
  const instead = ownValue(dropped, name);
  if (instead !== undefined) {
    note(`<${name}> is not imported`, instead);
    return whole(withoutElement(body, element));
  }
  if (name === "Head" || name === "head")
    return { ...whole(withoutElement(body, element)), matter: headMatter(element, page, note) };
  const module = imports.get(name);
  if (module !== undefined && /\.mdx?$/.test(module)) return partOf(element, module, page, note);
  if (module !== undefined && /\.(svg|png|jpe?g|gif|webp|avif)$/i.test(module)) {
    const alt = shownAttribute(open.attributes.get("title"), page) ?? "";
    const picture = markdownPicture(region, { source: module, alt }, page);
    return whole(picture ?? { ...region, text: imageTag(module, { alt }) });
  }
  // One of the same name that the site defines may show something by itself.
  const isOwn = module !== undefined && /^(\.|@site\/)/.test(module);
  if (transparent.has(name) && (close || !isOwn)) return { edits: tagEdits(element, "", ""), isWhole: false };
  if (name === "Link") return linkOf(element, page);
  if (name === "Heading") return headingOf(element, page);
  if (name === "Redirect" || name === "Navigate") return redirectOf(element, page, note);
  if (name === "CodeBlock" || name === "pre") {
    const isCode = name !== "pre" || /^\s*(<code[^>]*>\s*)?\{/.test(innerText(body, element));
    const edit = isCode ? codeBlockEdit(unwrapped(element), page) : undefined;
    if (edit) return whole({ ...edit, start: open.start });
    if (name !== "pre") {
      note(`the code of <${name}> cannot be read and stays as a comment`, "write it between fences");
      const comment = leftComment(`${tagText(open)}${innerText(body, element).trim()}`);
      return { edits: commentEdits(region, comment, page), isWhole: true };
    }
  }
  if (name === "Mermaid") {
    const { attributes } = open;
    const chart = shownAttribute(attributes.get("chart") ?? attributes.get("value"), page);
    if (chart !== undefined) {
      const inCell = isInCell(open, page);
      if (inCell) note("the Mermaid diagram in a table cell is shown as code");
      return whole(
        inCell
          ? { ...region, text: codeInCell(chart) }
          : blockIn(element, fenceAround(chart, "mermaid"), body),
      );
    }
  }
  if (name === "ThemedImage") {
    const edit = themedImageEdit(element, page, note);
    if (edit) return whole(edit);
  }
  const picture = pictureEdit(element, page);
  if (picture) return whole(picture);
  const embed = /^[A-Z]|-/.test(name)
    ? embedOf(element, body, (attribute) => addressIn(attribute, page))
    : undefined;
  // Whether the page shows it or links to it is decided for frames of all tools.
  if (embed) {
    const isRun = isInCell(open, page) || isInText(element, page);
    const frame = frameTag(embed);
    return whole(isRun ? { ...region, text: frame } : blockIn(element, frame, body));
  }
  const markdown = codedImageEdit(element, page);
  if (markdown) return whole(markdown);
  if (/^[a-z][a-z0-9]*$/.test(name) && isHtml(name))
    return { edits: htmlEdits(element, page, note), isWhole: false };
  notes.push({
    cause: "component",
    file: page.file,
    place: page.placeAt(open.start),
    message: `<${name}> is a component and stays as a comment`,
    instead: "write Markdown, a directive or a component of your own",
    subject: name,
  });
  return { edits: leftoverEdits(element, page, isHtml(name) ? [] : wordsOfTag(open)), isWhole: false };
}

/** Properties with words for readers: `title`, `buttonText`. */
const ofText =
  /^(title|label|description|text|summary|message|heading|caption|tagline|question|answer|quote)$|[a-z\d](Title|Label|Description|Text|Summary|Message|Heading|Caption)$/;
/** Addresses, paths, and names that programs give. */
const isForPrograms =
  /^([a-z][a-z\d+.-]*:\/\/|mailto:|data:|[./#@])\S*$|^\w+([-_./:]+\w+)+$|^[a-z]+[A-Z]\w*$/;

/** Words that the tag itself has; the built site has those that code would show. */
function wordsOfTag({ attributes }: Element["open"]): string[] {
  const texts = [...attributes].flatMap(([key, attribute]) =>
    ofText.test(key) ? (attributeText(attribute)?.trim() ?? []) : [],
  );
  return texts
    .filter((text) => /\p{L}/u.test(text) && !isForPrograms.test(text))
    .map((text) => asText(text, "", 0));
}

type Noting = (message: string, instead?: string, at?: number) => void;

/** `<Steps />` of a Markdown file → `::include` */
function partOf(element: Element, module: string, page: MdxPage, note: Noting): Converted {
  const { name, open } = element;
  const { body } = page;
  const given = knownProperties(element, page);
  if (isInCell(open, page)) {
    note(`<${name}> stays as a comment: a table cell cannot include a file`, "write its text");
    return { edits: leftoverEdits(element, page), isWhole: true };
  }
  const path = page.include(module, given);
  if (path === undefined) {
    note(`the text of “${module}”, which <${name}> shows here, is not imported`, "copy it to this place");
    return { edits: [withoutElement(body, element)], isWhole: true };
  }
  if (innerText(body, element).trim() !== "")
    note(`what is between the tags of <${name}> is not imported`, "write it below");
  if (open.attributes.size > 0 && !given)
    note(`the properties of <${name}> are not imported`, "write their values");
  return { edits: [blockIn(element, includeLine(path), body)], isWhole: true };
}

/** `<Link to="x">text</Link>` → `[text](x)` */
function linkOf(element: Element, page: MdxPage): Converted {
  const { open, close } = element;
  const to = addressIn(open.attributes.get("to") ?? open.attributes.get("href"), page);
  const inner = innerText(page.body, element);
  if (!close) {
    const label = shownAttribute(open.attributes.get("children"), page) ?? to;
    const text = to === undefined ? (label ?? "") : `[${label}](${to})`;
    return { edits: [{ start: open.start, end: open.end, text }], isWhole: true };
  }
  if (to === undefined) return { edits: tagEdits(element, "", ""), isWhole: false };
  // A link of Markdown holds one run of text, and no blocks; nor is Markdown read inside of HTML.
  const isRun = !/\n[ \t]*\n|^\s*\n?\s*<(div|p|h\d|ul|img|svg)\b/.test(inner) && !/\n/.test(inner.trim());
  const start = open.start;
  if (isRun && !/^[ \t]*<[a-z]/.test(page.body.slice(lineStart(page.body, start), start))) {
    const head = /^\s*/.exec(inner)?.[0].length ?? 0;
    const tail = /\s*$/.exec(inner)?.[0].length ?? 0;
    return {
      edits: [
        { start, end: open.end + head, text: "[" },
        { start: close.start - tail, end: close.end, text: `](${/[\s()]/.test(to) ? `<${to}>` : to})` },
      ],
      isWhole: false,
    };
  }
  return {
    edits: [
      ...tagEdits(element, `<a href="${to.replaceAll('"', "&quot;")}">`, "</a>"),
      ...spaced(open, close, page.body),
    ],
    isWhole: false,
  };
}

/** `<Heading as="h2" id="x" children="Title" />` → `## Title {#x}` */
function headingOf(element: Element, page: MdxPage): Converted {
  const { attributes } = element.open;
  const [tag = "h2"] = /^h[1-6]$/.exec(shownAttribute(attributes.get("as"), page) ?? "") ?? [];
  const id = shownAttribute(attributes.get("id"), page);
  const given = shownAttribute(attributes.get("children"), page);
  const text = given === undefined ? innerText(page.body, element).trim() : asText(given, "#", 1);
  if (isInCell(element.open, page) || isInText(element, page) || /[\n<{]/.test(text))
    return { edits: tagEdits(element, `<${tag}${id ? ` id="${id}"` : ""}>`, `</${tag}>`), isWhole: false };
  const line = `${"#".repeat(Number(tag.slice(1)))} ${text}${id ? ` {#${id}}` : ""}`;
  return { edits: [blockIn(element, line, page.body)], isWhole: true };
}

function redirectOf(element: Element, page: MdxPage, note: Noting): Converted {
  const to = addressIn(element.open.attributes.get("to"), page);
  const region = wholeOf(element);
  if (to === undefined) {
    note(`<${element.name}> is code and stays as a comment`, "write a line of redirects in site.yml");
    return { edits: commentEdits(region, leftComment(tagText(element.open)), page), isWhole: true };
  }
  note(
    `<${element.name}> is a link now: a page cannot redirect by itself`,
    "write a line of redirects in site.yml, and remove the page",
  );
  return { edits: [{ ...region, text: `[${to}](${to})` }], isWhole: true };
}

/** `<pre><code>{…}</code></pre>` is the code in it. */
function unwrapped(element: Element): Element {
  const [only] = element.children;
  return element.name === "pre" && only?.name === "code" && element.close
    ? {
        ...only,
        open: { ...only.open, start: element.open.start },
        close: only.close && { ...only.close, end: element.close.end },
      }
    : element;
}

/** Names of `<meta>` → keys of the front matter. */
const matterKeys: Readonly<Record<string, string>> = {
  description: "description",
  "og:description": "description",
  "twitter:description": "description",
  keywords: "keywords",
  "og:image": "image",
  "twitter:image": "image",
  "og:title": "title",
  "twitter:title": "title",
};

/** `<Head>` of a page → its front matter. The first of several tags for a key counts, and the front matter before all. Notes the other tags. */
function headMatter(head: Element, page: MdxPage, note: Noting): Record<string, unknown> {
  const matter: Record<string, unknown> = {};
  for (const element of head.children) {
    const { name, open } = element;
    const { attributes } = open;
    const named = attributeText(attributes.get("name")) ?? attributeText(attributes.get("property"));
    const key =
      name === "title" ? "title" : name === "meta" && named ? ownValue(matterKeys, named) : undefined;
    const text =
      name === "title" ? plainText(innerText(page.body, element)) : attributeText(attributes.get("content"));
    const known = key === "title" ? page.title : key && page.data[key];
    if (key !== undefined && text !== undefined && (known ?? undefined) === undefined && !page.isPart)
      matter[key] ??= key === "keywords" ? text.split(",").map((word) => word.trim()) : text;
    else if (key === undefined || !saysSame(known, text))
      note(
        `<${name}>${named === undefined ? "" : ` “${named}”`} in <Head> is not imported`,
        key && text === undefined ? `set ${key} in the front matter` : undefined,
        open.start,
      );
  }
  return matter;
}

/** Keywords are a list or are between commas. */
function saysSame(known: unknown, text = ""): boolean {
  const bare = (value: string) => value.trim().replace(/\s*,\s*/g, ",");
  return bare([known].flat().join(",")) === bare(text);
}

/** The text of an element; undefined if a part is computed. */
function plainText(inner: string): string | undefined {
  return /[{<]/.test(inner) ? undefined : inner.replace(/\s+/g, " ").trim();
}
