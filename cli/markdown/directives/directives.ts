/** The directives, by form and name. A new one is a file here and a line below. */

import type { SiteDirective } from "../extensions.ts";
import type { DirectiveNames } from "../mdast/directives.ts";
import type { LeafDirective, TextDirective } from "../mdast/nodes.ts";
import { admonition } from "./admonition.ts";
import { BADGE, badge } from "./badge.ts";
import { button } from "./button.ts";
import { CARD, card } from "./card.ts";
import { cards } from "./cards.ts";
import { CODE_GROUP, codeGroup } from "./code-group.ts";
import { details } from "./details.ts";
import type { Directive } from "./directive.ts";
import { EMBED, embed, VIDEO, video } from "./embeds.ts";
import { fileTree } from "./file-tree.ts";
import { ICON, icon } from "./icons.ts";
import { KEYS, keys } from "./keyboard-keys.ts";
import { steps } from "./steps.ts";
import { tab } from "./tab.ts";
import { tabs } from "./tabs.ts";
import { WHEN, when } from "./when.ts";

/** `:::name` … `:::` */
export const containerDirectives: ReadonlyMap<string, Directive> = new Map([
  ["note", admonition("note")],
  ["tip", admonition("tip")],
  ["info", admonition("info")],
  ["warning", admonition("warning")],
  ["danger", admonition("danger")],
  ["tabs", tabs],
  ["tab", tab],
  ["details", details],
  ["steps", steps],
  ["cards", cards],
  [CARD, card],
  ["file-tree", fileTree],
  [CODE_GROUP, codeGroup],
  [WHEN, when],
]);

/** `::name` on a line of its own */
export const leafDirectives: ReadonlyMap<string, Directive<LeafDirective>> = new Map([
  ["button", button],
  [CARD, card],
  [VIDEO, video],
  [EMBED, embed],
]);

/** `:name` in running text */
export const textDirectives: ReadonlyMap<string, Directive<TextDirective>> = new Map([
  [WHEN, when],
  [KEYS, keys],
  [BADGE, badge],
  [ICON, icon],
]);

/** Also names of blocks, to suggest one for a block with a slip. */
export type KnownDirectives = DirectiveNames & { container: ReadonlySet<string> };

/**
 * `components` are the names of the site's own, `others` those that an earlier step takes out of running text, and `own` the
 * directives of its extensions.
 */
export function directiveNames(
  components: readonly string[],
  others: readonly string[] = [],
  own: readonly SiteDirective[] = [],
): KnownDirectives {
  const namesOf = (...forms: SiteDirective["form"][]) =>
    own.filter(({ form }) => forms.includes(form)).map(({ name }) => name);
  return {
    // One for running text is read on a line of its own as well, to report the slip.
    leaf: new Set([...leafDirectives.keys(), ...components, ...namesOf("leaf", "text")]),
    text: new Set([...textDirectives.keys(), ...others, ...namesOf("text")]),
    container: new Set([...containerDirectives.keys(), ...components, ...namesOf("container", "leaf")]),
    hasComponents: components.length > 0,
  };
}
