/** Tags that do not become blocks: links, pictures, code, plain HTML, and tags to remove. The rest becomes comments. */

import { ownValue } from "../../../../schema/own-value.ts";
import { leftComment } from "../../../markdown/left-by-import.ts";
import { asText, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { attributeText, type Element, innerText, tagEdits, wholeOf } from "../../mdx/elements.ts";
import type { Note } from "../../note.ts";
import { codeBlockEdit } from "./code-block.ts";
import { htmlEdits, spaced } from "./html-edits.ts";
import { includeLine, isHtml } from "./markdown-lines.ts";
import {
  addressIn,
  type Converted,
  isInCell,
  knownProperties,
  type MdxPage,
  shownAttribute,
} from "./mdx-page.ts";
import { picture, pictureEdit } from "./pictures.ts";
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
  Head: "set title, description, keywords and image in the front matter",
  head: "set title, description, keywords and image in the front matter",
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

  const replacement = page.componentOf?.(element, page);
  if (replacement === "unwrap") return { edits: tagEdits(element, "", ""), isWhole: false };
  if (replacement && "text" in replacement) return templateEdits(element, replacement.text, body);
  const instead = ownValue(dropped, name);
  if (instead !== undefined) {
    note(`<${name}> is not imported`, instead);
    return whole(withoutElement(body, element));
  }
  const module = imports.get(name);
  if (module !== undefined && /\.mdx?$/.test(module)) return partOf(element, module, page, note);
  if (module !== undefined && /\.(svg|png|jpe?g|gif|webp|avif)$/i.test(module)) {
    const alt = shownAttribute(open.attributes.get("title"), page) ?? "";
    return whole(picture(region, { source: module, alt }, page));
  }
  // One of the same name that the site defines may show something by itself.
  const isOwn = module !== undefined && /^(\.|@site\/)/.test(module);
  if (transparent.has(name) && (close || !isOwn)) return { edits: tagEdits(element, "", ""), isWhole: false };
  if (name === "Link") return linkOf(element, page);
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
  const image = pictureEdit(element, page, note);
  if (image) return whole(image);
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
