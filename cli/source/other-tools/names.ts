/** Names of notes, blocks, components, files and words of fences in other tools, and what does the same here. */
import { nearest } from "../../report/nearest.ts";

/** Rows of a name here and those elsewhere → each of those and the name here. */
export function byName(rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(rows).flatMap(([here, names]) => names.split(" ").map((name) => [name, here] as const)),
  );
}

const notes = byName({
  note: "note secondary question help faq example quote cite seealso admonition notice",
  tip: "tip check hint success done",
  info: "info abstract summary tldr todo important",
  warning: "warning caution attention alert warn",
  danger: "danger bug failure fail missing error",
});

/** Names of notes, for a pattern. */
export const noteNames = [...notes.keys()].join("|");

/** The kind of note for the name that another tool has for it; undefined for a name that no tool has. */
export function noteFor(name: string): string | undefined {
  return notes.get(name.toLowerCase());
}

/** Alerts of GitHub, and the kinds of notes that they are here. */
export const alertKinds = {
  note: "note",
  tip: "tip",
  important: "info",
  warning: "warning",
  caution: "danger",
} as const;

export function isAlertName(name: string): name is keyof typeof alertKinds {
  return Object.hasOwn(alertKinds, name);
}

/** The alert that is meant by a name that is none, or that is not alone on its line. */
export function alertFor(written: string): keyof typeof alertKinds {
  const names = Object.keys(alertKinds).filter(isAlertName);
  const name = written.toLowerCase();
  return (
    names.find((own) => own === name) ??
    names.find((own) => alertKinds[own] === noteFor(name)) ??
    names.find((own) => own === nearest(name, names)) ??
    "note"
  );
}

const blocks = byName({
  card: "linkcard link-card",
  cards: "card-grid cardgrid",
  "code-group": "codegroup code-tabs codetabs",
  details: "collapse collapsible dropdown expandable spoiler",
  embed: "iframe",
  "file-tree": "filetree",
  steps: "stepper",
  tab: "tab-item",
  tabs: "tab-set tabset",
  video: "peertube vimeo youtube",
});

/** The directive that does what a block of another tool does; undefined for a name that no tool has. */
export function directiveFor(name: string): string | undefined {
  return blocks.get(name.toLowerCase()) ?? noteFor(name);
}

const components: ReadonlyMap<string, string> = new Map([
  ["Admonition", ":::note[Title] … :::"],
  ["Badge", ":badge[Text]{type=tip}"],
  ["BrowserWindow", "a picture, or a quotation"],
  ["Card", ":::card[Title]{to=page.md} … :::"],
  ["CardGrid", ":::cards … ::: around a list of links"],
  ["CodeBlock", "a fence of three backticks"],
  ["Details", ":::details[Summary] … :::"],
  ["FileTree", ":::file-tree … ::: around a list"],
  ["Head", "title, description and image in the front matter"],
  ["Icon", ":icon[rocket]"],
  ["Image", "![text](picture.png)"],
  ["Link", "[text](page.md)"],
  ["LinkCard", "::card[Title]{to=page.md}"],
  ["Steps", ":::steps … ::: around a numbered list"],
  ["TabItem", ":::tab[Label] … :::"],
  ["Tabs", "::::tabs … :::: around :::tab[Label] … :::"],
]);

/** What to write instead of a component of MDX; undefined for one that no tool has. */
export function insteadOfComponent(name: string): string | undefined {
  return components.get(name);
}

const fenceWords = byName({
  'title="…"': "filename file name label path header",
  "showLineNumbers, or showLineNumbers=20":
    "linenumbers linenums numberlines numbers lines linenos lineno startline startfrom firstline",
  "{2,4-6} to highlight lines": "hllines highlight highlightlines hl mark emphasizelines markedlines",
  "the comment // [!code ++] at the end of a new line": "ins",
  "the comment // [!code --] at the end of a deleted line": "del",
});

/** What to write instead of a word after the language of a code block. */
export function insteadOfFenceWord(name: string): string | undefined {
  return fenceWords.get(bare(name));
}

const files = byName({
  category: "_category_ _meta",
  sidebars: "_sidebar _toc nav navigation summary toc",
  site: "_config book config docusaurus.config hugo mkdocs",
});

/** The configuration file that does what another tool’s does. `stem`: its name in lower case, without its ending. */
export function configurationFileFor(stem: string): string | undefined {
  return files.get(stem);
}

/** A name in lower case, without “_” and “-”. */
export function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}
