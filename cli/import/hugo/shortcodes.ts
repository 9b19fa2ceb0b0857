/** Shortcodes of Hugo and of the themes Hextra, Docsy and Book → Markdown and directives of ours: a table by name. */
import { toString as plainText } from "mdast-util-to-string";
import { blockDirective, directiveHead } from "../../markdown/conversion/block-directive.ts";
import { fenced } from "../../markdown/conversion/columns.ts";
import type { Place } from "../../report/finding.ts";
import { tags } from "../../source/other-tools/declared-lines.ts";
import { byName, noteFor } from "../../source/other-tools/names.ts";
import { fenceWords, readFence } from "../fence-words.ts";
import { markdownTree } from "../mdx/running-text.ts";
import type { Note } from "../note.ts";
import { dedented } from "../source-lines.ts";
import { type Part, type Tag, tagTree } from "../tag-tree.ts";

type Inputs = {
  file: string;
  notes: Note[];
  /** The address of a page that a shortcode names; undefined if there is none. */
  addressOf(name: string): string | undefined;
  /** The place of a text of the page. */
  placeOf(text: string): Place | undefined;
  /** A value of the page, or of the site. */
  paramOf(name: string): string | undefined;
};

/** `text` gives the first value with one of the keys; `inner` is Markdown of ours already. */
type Given = Inputs & {
  inputs: Inputs;
  text(...keys: (string | number)[]): string;
  inner: string;
  code: Tag;
};
type Row = (given: Given) => { block: string } | string;

export function withoutShortcodes(body: string, inputs: Inputs): string {
  const parts = tagTree(
    body,
    tags.Hugo,
    ({ 1: mark, 2: shown, 3: slash, 4: name = "", 5: given = "", 6: self }) => {
      if (shown !== undefined) return `{{${mark}${shown}${mark === "<" ? ">" : "%"}}}`;
      return { kind: slash ? "close" : self ? "alone" : "open", name, given: given.trim() };
    },
  );
  return parts.map((part) => rendered(part, inputs)).join("");
}

function rendered(part: Part, inputs: Inputs): string {
  if (typeof part === "string") return part;
  const row = rows.get(part.name.toLowerCase()) ?? rows.get(part.name.replace(/^.*\//, "")) ?? unknown;
  const values = valuesOf(part.given);
  const result = row({
    ...inputs,
    inputs,
    code: part,
    text: (...keys) => firstOf(values, keys) ?? "",
    // Tabs are read by what is around them.
    get inner() {
      return contentOf(part.inner ?? [], inputs);
    },
  });
  if (typeof result === "string") return result;
  const isAlone = /^[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*$/.test(part.before);
  const indent = part.before.replace(/[^>\s]/g, " ");
  const lines = result.block.split("\n").join(`\n${isAlone ? indent : ""}`);
  return isAlone ? lines : `\n\n${lines}\n\n`;
}

/** The content of a shortcode, without the blank lines around it. */
function contentOf(parts: readonly Part[], inputs: Inputs): string {
  const text = parts.map((part) => rendered(part, inputs)).join("");
  return dedented(text.replace(/^[ \t]*\n|\s+$/g, "").split("\n")).join("\n");
}

function firstOf(values: Values, keys: readonly (string | number)[]): string | undefined {
  return keys.map((key) => values.get(key)).find((value) => value !== undefined);
}

/** Values by key; those without a key by their number, from 0. */
type Values = ReadonlyMap<string | number, string>;

function valuesOf(given: string): Values {
  const values = new Map<string | number, string>();
  let count = 0;
  const value = /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`]+))/g;
  for (const [, key, quoted, raw, bare] of given.matchAll(value))
    values.set(key ?? count++, quoted?.replace(/\\(.)/g, "$1") ?? raw ?? bare ?? "");
  return values;
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== "").join("\n\n");

/** Colours that name a box, and the kind of note that it is here. */
const kinds = byName({ note: "primary secondary default light dark", tip: "success" });

const note: Row = ({ text, inner }) => {
  const kind = text("type", "color", "context", 0);
  const name = kinds.get(kind) ?? noteFor(kind) ?? "note";
  return { block: blockDirective(name, inner, { label: text("title", "header", 1) }) };
};

const details: Row = ({ text, inner }) => ({
  block: blockDirective("details", inner, {
    label: text("summary", "title", 0) || "Details",
    attributes: { open: /^(?:true|open)$/.test(text("open", 1)) && text("closed") !== "true" },
  }),
});

const reference: Row = ({ text, code, addressOf, notes, file, placeOf }) => {
  const path = text("path", 0);
  const address = addressOf(path);
  if (address === undefined)
    notes.push({
      cause: "dead-link",
      file,
      place: placeOf(code.markup),
      message: `“${code.markup}” names no page`,
    });
  return address ?? path;
};

const button: Row = ({ text, inner, code, addressOf }) => {
  const named = text("relref");
  const to = text("href", "link", "url") || (addressOf(named) ?? named);
  const label = inner.trim() || text("text", "content", 0);
  if (to === "" || label === "") return label;
  return code.before.trim() === ""
    ? { block: `::${directiveHead("button", { label, attributes: { to } })}` }
    : `[${label}](${to})`;
};

const card: Row = ({ text, inner, code, addressOf }) => {
  const title = text("title", "header", 0);
  const link = text("link", "href", "url");
  const to = addressOf(link) ?? link;
  const said = joined(text("subtitle"), inner, text("footer"));
  if (to !== "" && title !== "")
    return { block: blockDirective("card", said, { label: title, attributes: { to } }) };
  const image = text("image");
  if (code.before.trim() !== "") return said;
  return { block: joined(image && `![${title}](${image})`, title && `**${title}**`, said) };
};

/** Without a tab’s own name, its place in `items` gives it. */
const tabs: Row = ({ code, text, inputs }) => {
  const names = text("items").split(",");
  const isCode = /^tabpane$/.test(code.name) && text("text") !== "true";
  const all = (code.inner ?? []).flatMap((part) =>
    typeof part === "string" || !/tab$/.test(part.name) ? [] : [part],
  );
  const blocks = all.flatMap((part, index) => {
    const values = valuesOf(part.given);
    const own = (...keys: (string | number)[]) => firstOf(values, keys);
    const content = contentOf(part.inner ?? [], inputs);
    const label = own("name", "header", "title", 0) ?? names[index]?.trim() ?? `${index + 1}`;
    if (content.trim() === "" && own("disabled") === "true") return [];
    const shows = own("text") ?? (isCode && !part.markup.startsWith("{{%") ? "false" : "true");
    const shown = shows === "true" ? content : fenced(content, own("lang") ?? text("lang"));
    return [blockDirective("tab", shown, { label })];
  });
  return { block: blockDirective("tabs", blocks.join("\n")) };
};

const image: Row = ({ text }) => {
  const caption = text("caption", "title");
  const plain = plainText(markdownTree(caption)).replace(/\s+/g, " ");
  const [, width] = /^(\d+)(?:px)?$/.exec(text("width")) ?? [];
  const to = text("link");
  // A picture in a link has no caption, and a caption has no links.
  const isBelow = to !== "" || caption.includes("](");
  const title = plain === "" || isBelow ? "" : ` "${plain.replaceAll('"', "&quot;")}"`;
  const picture = `![${text("alt") || plain}](${text("src", 0)}${title})`;
  const about = [text("title") !== caption && text("title"), isBelow && caption, text("attr")];
  const whole = to === "" ? picture + (width === undefined ? "" : `{width=${width}}`) : `[${picture}](${to})`;
  return { block: joined(whole, ...about.map((part) => part || "")) };
};

const inside: Row = ({ inner, code }) => (code.inner === undefined ? "" : { block: inner });
const nothing: Row = () => "";

/** What becomes a video, as frames in HTML do. */
const frame =
  (address: string): Row =>
  ({ text }) => ({
    block: `<iframe src="${address}${text("id", 0)}" title="${text("title").replaceAll('"', "&quot;")}"></iframe>`,
  });

/** Text that others put into a box of their own stays, with its title. */
const unknown: Row = ({ text, inner, code, notes, file, placeOf }) => {
  notes.push({
    cause: "part-of-page",
    file,
    place: placeOf(code.markup),
    message: `the shortcode “${code.name}” is not imported${inner === "" ? "" : "; its text is"}`,
    instead: inner === "" ? "write its text" : undefined,
    subject: code.name,
  });
  const title = text("title", "header");
  const whole = joined(title && `**${title}**`, inner);
  return whole === "" ? "" : { block: whole };
};

const rows: ReadonlyMap<string, Row> = new Map(
  Object.entries({
    ref: reference,
    relref: reference,
    _param: ({ text, paramOf }) => paramOf(text(0)) ?? "",
    param: ({ text, paramOf }) => paramOf(text("name", 0)) ?? "",
    figure: image,
    image,
    highlight: ({ text, inner }) => {
      // Ranges of lines have spaces between them.
      const options = text("options", 1).replace(/hl_lines=([\d -]+)/, 'hl_lines="$1"');
      return { block: fenced(inner, fenceWords(readFence(`${text("lang", 0)} {${options}}`))) };
    },
    youtube: frame("https://www.youtube.com/watch?v="),
    vimeo: frame("https://vimeo.com/"),
    comment: nothing,
    "raw-html": inside,
    rawhtml: inside,
    details,
    expand: details,
    callout: note,
    alert: note,
    hint: note,
    notice: note,
    admonition: note,
    pageinfo: note,
    tabs,
    tabpane: tabs,
    steps: ({ inner }) => ({ block: /^1[.)]\s/.test(inner) ? blockDirective("steps", inner) : inner }),
    cards: ({ inner }) => ({ block: inner.includes(":::card") ? blockDirective("cards", inner) : inner }),
    cardpane: inside,
    card,
    columns: ({ inner }) => ({ block: inner.replace(/^[ \t]*<--->[ \t]*$/gm, "") }),
    badge: ({ text }) => `:badge[${text("content", "text", 0)}]`,
    icon: nothing,
    button,
    mermaid: ({ inner }) => ({ block: fenced(inner, "mermaid") }),
    katex: ({ inner, code }) =>
      code.before.trim() === "" && inner.includes("\n") ? { block: `$$\n${inner}\n$$` } : inner,
    math: ({ inner }) => ({ block: `$$\n${inner}\n$$` }),
  } satisfies Record<string, Row>),
);
