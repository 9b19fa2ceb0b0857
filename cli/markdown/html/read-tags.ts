/** A piece of HTML → its tags, as the HTML parser reads them. */
import { type TokenHandler, Tokenizer, TokenizerMode } from "parse5";

export type HtmlTag = {
  /** `other`: a comment or a declaration; `cut`: a tag without its `>`. */
  kind: "open" | "close" | "other" | "cut";
  /** The name in lower case. */
  name: string;
  /** The name as written. */
  written: string;
  attributes: readonly { name: string; value: string }[];
  isSelfClosing: boolean;
  /** Offset from the start of the piece. */
  start: number;
  end: number;
};

/** Elements whose content is not HTML, and how it is read. */
export const textModes: ReadonlyMap<string, Tokenizer["state"]> = new Map<string, Tokenizer["state"]>([
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["iframe", TokenizerMode.RAWTEXT],
  ["noembed", TokenizerMode.RAWTEXT],
  ["noframes", TokenizerMode.RAWTEXT],
  ["textarea", TokenizerMode.RCDATA],
  ["title", TokenizerMode.RCDATA],
]);

/** Tells a handler what it asks for; text and the rest is passed over. */
export function tokenizerOf(handler: Partial<TokenHandler>): Tokenizer {
  const ignore = () => {};
  return new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: ignore,
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
      ...handler,
    },
  );
}

type Located = { startOffset: number; endOffset: number } | null;

export function readTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let isCut = false;
  const add = (kind: HtmlTag["kind"], location: Located, more: Partial<HtmlTag> = {}) => {
    const { startOffset: start, endOffset: end } = location ?? { startOffset: 0, endOffset: 0 };
    const from = start + (kind === "close" ? 2 : 1);
    const written = html.slice(from, from + (more.name?.length ?? 0));
    tags.push({ kind, name: "", attributes: [], isSelfClosing: false, ...more, written, start, end });
  };
  const lower = html.toLowerCase();
  const lastEnds = new Map([...textModes.keys()].map((name) => [name, lower.lastIndexOf(`</${name}`)]));
  const tokenizer = tokenizerOf({
    onStartTag({ tagName: name, attrs: attributes, selfClosing: isSelfClosing, location }) {
      add("open", location, { name, attributes, isSelfClosing });
      // Without an end, the rest of the page would be its content.
      const isClosed = (lastEnds.get(name) ?? -1) >= (location?.endOffset ?? 0);
      tokenizer.state = (isClosed ? textModes.get(name) : undefined) ?? tokenizer.state;
    },
    onEndTag: ({ tagName: name, location }) => add("close", location, { name }),
    onComment: ({ location }) => add("other", location),
    onDoctype: ({ location }) => add("other", location),
    onParseError: ({ code }) => {
      if (code === "eof-in-tag") isCut = true;
    },
  });
  tokenizer.write(html, true);
  return isCut ? [...tags, ...cutTag(html, tags.at(-1)?.end ?? 0)] : tags;
}

export type PlacedAttribute = { value: string; start: number; end: number };

/** The attributes of the tag that `html` starts with, by name, with the offsets of each from its name to its end. */
export function firstAttributes(html: string): Map<string, PlacedAttribute> {
  const found = new Map<string, PlacedAttribute>();
  const tokenizer = tokenizerOf({
    onStartTag({ attrs, location }) {
      const values = new Map(attrs.map(({ name, value }) => [name, value]));
      for (const [name, { startOffset: start, endOffset: end }] of Object.entries(location?.attrs ?? {}))
        found.set(name, { value: values.get(name) ?? "", start, end });
      tokenizer.pause();
    },
  });
  tokenizer.write(html, true);
  return found;
}

/** Whole tags before it have been read. */
function cutTag(html: string, from: number): HtmlTag[] {
  const at = html.slice(from).search(/<\/?[a-z]/i);
  if (at === -1) return [];
  const start = from + at;
  const written = /^<\/?([^\s/>]*)/.exec(html.slice(start))?.[1] ?? "";
  const name = written.toLowerCase();
  return [{ kind: "cut", name, written, attributes: [], isSelfClosing: false, start, end: html.length }];
}
