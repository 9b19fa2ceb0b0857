/** Shortcodes of Hugo and of the themes Hextra, Docsy and Book → Markdown and directives of ours: a table by name. */
import { noteFor } from "../../source/other-tools/names.ts";
import { blockDirective, directiveHead } from "../block-directive.ts";
import type { Note } from "../note.ts";
import { type Part, type Shortcode, shortcodesIn } from "./shortcode-tree.ts";

type Inputs = {
  file: string;
  notes: Note[];
  /** The address of a page that a shortcode names; undefined if there is none. */
  addressOf(name: string): string | undefined;
  /** A value of the page, or of the site. */
  paramOf(name: string): string | undefined;
};

/** `text` gives the first value with one of the keys; `inner` is Markdown of ours already. */
type Given = Inputs & {
  inputs: Inputs;
  text(...keys: (string | number)[]): string;
  inner: string;
  code: Shortcode;
};
type Row = (given: Given) => { block: string } | string;

export function withoutShortcodes(body: string, inputs: Inputs): string {
  return shortcodesIn(body)
    .map((part) => rendered(part, inputs))
    .join("");
}

function rendered(part: Part, inputs: Inputs): string {
  if (typeof part === "string") return part;
  const row = rows.get(part.name.toLowerCase()) ?? rows.get(part.name.replace(/^.*\//, "")) ?? unknown;
  const result = row({
    ...inputs,
    inputs,
    code: part,
    text: (...keys) => keys.map((key) => part.values.get(key)).find((value) => value !== undefined) ?? "",
    // Tabs and files of a tree are read by what is around them.
    get inner() {
      return dedented((part.inner ?? []).map((each) => rendered(each, inputs)).join(""));
    },
  });
  if (typeof result === "string") return result;
  const isAlone = /^[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*$/.test(part.before);
  const indent = part.before.replace(/[^>\s]/g, " ");
  const lines = result.block.split("\n").join(`\n${isAlone ? indent : ""}`);
  return isAlone ? lines : `\n\n${lines}\n\n`;
}

function dedented(text: string): string {
  const lines = text.replace(/^[ \t]*\n|\s+$/g, "").split("\n");
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, Number.POSITIVE_INFINITY);
  return least > 0 && Number.isFinite(least)
    ? lines.map((line) => line.slice(least)).join("\n")
    : lines.join("\n");
}

const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    primary: "note",
    secondary: "note",
    success: "tip",
    default: "note",
    light: "note",
    dark: "note",
  }),
);

const note: Row = ({ text, inner }) => {
  const kind = text("type", "color", "context", 0);
  return {
    block: blockDirective(kinds.get(kind) ?? noteFor(kind) ?? "note", inner, {
      label: text("title", "header", 1),
    }),
  };
};

const details: Row = ({ text, inner }) => ({
  block: blockDirective("details", inner, {
    label: text("summary", "title", 0) || "Details",
    attributes: { open: /^(?:true|open)$/.test(text("open", 1)) && text("closed") !== "true" },
  }),
});

const codeIn = (inner: string, language: string) => {
  const fence = "`".repeat(Math.max(3, ...[...inner.matchAll(/`{3,}/g)].map(([marks]) => marks.length + 1)));
  return { block: `${fence}${language}\n${inner}\n${fence}` };
};

const video =
  (site: string): Row =>
  ({ text }) => {
    const address = site + text("id", 0);
    return {
      block: `[${text("title", "label", "alt") || address.replace(/^https:\/\/(?:www\.)?/, "")}](${address})`,
    };
  };

const link =
  (address: (id: string, second: string) => string): Row =>
  ({ text }) => {
    const to = address(text("user", "id", 0), text("id", 1));
    return { block: `[${to.replace(/^https:\/\//, "")}](${to})` };
  };

const reference: Row = ({ text, code, addressOf, notes, file }) => {
  const written = text("path", 0);
  const address = addressOf(written);
  if (address === undefined)
    notes.push({ cause: "dead-link", file, message: `“${code.written}” names no page` });
  return address ?? written;
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
  const said = [text("subtitle"), inner, text("footer")].filter((each) => each.trim() !== "").join("\n\n");
  if (to !== "" && title !== "")
    return { block: blockDirective("card", said, { label: title, attributes: { to } }) };
  const image = text("image");
  const picture = image === "" ? "" : `![${title}](${image})`;
  const head = title === "" ? "" : `**${title}**`;
  return code.before.trim() === ""
    ? { block: [picture, head, said].filter((each) => each !== "").join("\n\n") }
    : said;
};

/** Without a tab’s own name, its place in `items` gives it. */
const tabs: Row = ({ code, text, inputs }) => {
  const names = text("items").split(",");
  const isCode = /^tabpane$/.test(code.name) && text("text") !== "true";
  const all = (code.inner ?? []).flatMap((part) =>
    typeof part === "string" || !/tab$/.test(part.name) ? [] : [part],
  );
  const blocks = all.flatMap((part, index) => {
    const own = (...keys: (string | number)[]) =>
      keys.map((key) => part.values.get(key)).find((value) => value !== undefined);
    const content = dedented((part.inner ?? []).map((each) => rendered(each, inputs)).join(""));
    const label = own("name", "header", "title", 0) ?? names[index]?.trim() ?? `${index + 1}`;
    if (content.trim() === "" && own("disabled") === "true") return [];
    const shows = own("text") ?? (isCode && !part.written.startsWith("{{%") ? "false" : "true");
    const language = own("lang") ?? text("lang");
    return [blockDirective("tab", shows === "true" ? content : codeIn(content, language).block, { label })];
  });
  return { block: blockDirective("tabs", blocks.join("\n")) };
};

const fileTree: Row = (given) => {
  const { code } = given;
  const linesOf = (parts: readonly Part[], depth: number): string[] =>
    parts.flatMap((part) => {
      if (typeof part === "string") return [];
      const name = part.values.get("name") ?? part.values.get(0) ?? "";
      const isFolder = part.name.endsWith("folder");
      const written = /\s/.test(name) ? `\`${name}\`` : name;
      return [
        `${"  ".repeat(depth)}- ${written}${isFolder ? "/" : ""}`,
        ...linesOf(part.inner ?? [], depth + 1),
      ];
    });
  const lines = linesOf(code.inner ?? [], 0);
  return lines.length === 0 ? unknown(given) : { block: blockDirective("file-tree", lines.join("\n")) };
};

const image: Row = ({ text }) => {
  const caption = text("caption", "title");
  const picture = `![${text("alt") || caption}](${text("src", 0)}${caption === "" ? "" : ` "${caption.replaceAll('"', "&quot;")}"`})`;
  const width = /^(\d+)(?:px)?$/.exec(text("width"))?.[1];
  const sized = `${picture}${width === undefined ? "" : `{width=${width}}`}`;
  const to = text("link");
  const about = [text("title") !== caption ? text("title") : "", text("attr")]
    .filter((each) => each !== "")
    .join(" ");
  const whole = to === "" ? sized : `[${picture}](${to})`;
  return { block: about === "" ? whole : `${whole}\n\n${about}` };
};

const inside: Row = ({ inner, code }) => (code.inner === undefined ? "" : { block: inner });
const nothing: Row = () => "";

/** Text that others put into a box of their own stays, with its title. */
const unknown: Row = ({ text, inner, code, notes, file }) => {
  notes.push({
    file,
    message: `the shortcode “${code.name}” is not imported${inner === "" ? "" : "; its text is"}`,
    instead: inner === "" ? "write its text" : undefined,
    subject: code.name,
  });
  const title = text("title", "header");
  const whole = [title === "" ? "" : `**${title}**`, inner].filter((each) => each !== "").join("\n\n");
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
    highlight: ({ text, inner }) =>
      codeIn(
        inner,
        `${text("lang", 0)}${/linenos=(?!false)/.test(text("options", 1)) ? " showLineNumbers" : ""}`,
      ),
    youtube: video("https://www.youtube.com/watch?v="),
    vimeo: video("https://vimeo.com/"),
    gist: link((user, id) => `https://gist.github.com/${user}/${id}`),
    x: link((user, id) => `https://x.com/${user}/status/${id}`),
    tweet: link((user, id) => `https://x.com/${user}/status/${id}`),
    instagram: link((id) => `https://www.instagram.com/p/${id}/`),
    qr: ({ text, inner }) => inner.trim() || text("text"),
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
    "feature-card": card,
    section: inside,
    columns: ({ inner }) => ({ block: inner.replace(/^[ \t]*<--->[ \t]*$/gm, "") }),
    container: fileTree,
    badge: ({ text }) => `:badge[${text("content", "text", 0)}]`,
    icon: nothing,
    button,
    "hero-button": button,
    mermaid: ({ inner }) => codeIn(inner, "mermaid"),
    katex: ({ inner, code }) =>
      code.before.trim() === "" && inner.includes("\n") ? { block: `$$\n${inner}\n$$` } : inner,
    math: ({ inner }) => ({ block: `$$\n${inner}\n$$` }),
    "code-toggle": ({ inner }) => codeIn(inner, /^\s*[\w."-]+\s*=|^\s*\[/.test(inner) ? "toml" : "yaml"),
    "new-in": ({ text }) => `:badge[New in ${text(0).replace(/^v?/, "v")}]`,
    term: ({ text, inner }) => inner || text("name", 0),
  } satisfies Record<string, Row>),
);
