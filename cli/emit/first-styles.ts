/**
 * The styles in a document, which its first paint needs: the faces and those of the machine in their place, unless it waits for the whole style the rules of every first
 * screen, and those of the parts that its own first screen has.
 */
import type { HasMark } from "./html-tags.ts";

/** Parts of some first screens, with the start of their HTML. `cli/bundle/first-styles.ts` names their sheets. */
export const firstParts = {
  menus: ['class="dropdown'],
  home: ['class="home"'],
  documentation: ['class="sidebar', 'class="breadcrumbs'],
  contents: ['class="contents-'],
  facts: ['class="post-facts'],
  authors: ['class="authors'],
  quotations: ["<blockquote"],
  code: ["<pre"],
  captions: ["<figcaption"],
  tables: ["<table"],
  admonitions: ['class="admonition'],
  tabs: ['class="tabs'],
  posts: ['class="post-list"'],
  cards: ['class="card-list'],
  indexes: ['class="archive-year', 'class="tag-index', 'class="author-list'],
  cases: ['class="case-list'],
  "case-facts": ['class="case-facts'],
  "not-found": ['class="column not-found'],
} as const;

type FirstPart = keyof typeof firstParts;

export const firstStyleNames = [
  "faces",
  "stand-ins",
  "screen",
  ...(Object.keys(firstParts) as FirstPart[]),
] as const;

/** A style, with its hash as the policy has it. */
export type FirstStyle = { name: (typeof firstStyleNames)[number]; text: string; hash: string };

/** Characters of an article's text that a first screen may show: below the bar and the title, they take a thousand pixels. */
const FIRST_CHARACTERS = 2500;

/** The styles of a document with this first screen. */
export function firstStylesOf(
  styles: readonly FirstStyle[],
  isOnScreen: HasMark,
  isLate: boolean,
): FirstStyle[] {
  return styles.filter(({ name }) => {
    if (name === "faces" || name === "stand-ins") return true;
    return isLate && (name === "screen" || firstParts[name].some(isOnScreen));
  });
}

/** A body in two: what its first screen may show, and the part of its article that is below. */
export function byFirstScreen(body: string): [screen: string, below: string] {
  const start = body.indexOf('<div class="prose');
  const end = start === -1 ? -1 : body.lastIndexOf("</article>");
  if (end === -1) return [body, ""];
  let characters = 0;
  let at = start;
  while (characters < FIRST_CHARACTERS && at < end) {
    const text = body.indexOf(">", at) + 1;
    at = body.indexOf("<", text);
    characters += at - text;
  }
  return [body.slice(0, at) + body.slice(end), body.slice(at, end)];
}
