/** The directives, one row each. A new one is a file and a line below. */
import type { SiteDirective } from "../extensions.ts";
import { glossary, include } from "../includes/expand-includes.ts";
import { apiPart } from "../includes/operation-parts.ts";
import { term } from "../includes/terms.ts";
import type { DirectiveNames } from "../mdast/directives.ts";
import { api } from "../steps/api-operations.ts";
import { admonition, details } from "./admonition.ts";
import { button, card, cards } from "./cards.ts";
import { codeGroup } from "./code-group.ts";
import type { Directive } from "./directive.ts";
import { embed, video } from "./embeds.ts";
import { fileTree } from "./file-tree.ts";
import { badge, icon } from "./icons.ts";
import { keys } from "./keyboard-keys.ts";
import { steps } from "./list-construct.ts";
import { tab, tabs } from "./tabs.ts";
import { when } from "./when.ts";

/** All directives, in the order in which findings name them. */
export const directives: readonly Directive[] = [
  admonition,
  tabs,
  tab,
  details,
  steps,
  cards,
  button,
  card,
  video,
  embed,
  fileTree,
  codeGroup,
  when,
  keys,
  badge,
  icon,
  term,
  api,
  apiPart,
  include,
  glossary,
];

type Where = Directive["where"][number];

export function directiveAt(where: Where, name: string): Directive | undefined {
  return directives.find((row) => row.where.includes(where) && row.names.includes(name));
}

/** False for a directive that an earlier step replaces, some before the page is parsed. */
export function isConverted({ toHast, expand }: Directive): boolean {
  return toHast !== undefined || expand !== undefined;
}

/** Names of the directives that can be written so. */
export function namesAt(where: Where): string[] {
  return directives.flatMap((row) => (row.where.includes(where) && isConverted(row) ? row.names : []));
}

/** Also names of blocks, to suggest one for a block with a mistake. */
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
    // One for running text is read on a line of its own as well, to report the mistake.
    leaf: new Set([...namesAt("leaf"), ...components, ...namesOf("leaf", "text")]),
    text: new Set([...namesAt("text"), ...others, ...namesOf("text")]),
    container: new Set([...namesAt("block"), ...components, ...namesOf("container", "leaf")]),
    hasComponents: components.length > 0,
  };
}
