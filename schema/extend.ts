/**
 * Functions to make an extension of a site: `import { defineDirective, defineRule, z } from "twsite/extend"`. The trees are
 * those of mdast (https://github.com/syntax-tree/mdast) and hast (https://github.com/syntax-tree/hast).
 */
import type { ElementContent } from "hast";
import type { Nodes, PhrasingContent, RootContent } from "mdast";
import * as z from "zod";

export { z };

export type DirectiveForm = "text" | "leaf" | "container";

/** One directive in a page, as `expand` gets it. */
export type DirectiveUse<Attributes = Record<string, string>> = {
  /**
   * The attributes as the schema returns them; without a schema, the texts as they are written. `#x` is `id`, `.x` is
   * `class`.
   */
  attributes: Attributes;
  /** Content of `[…]`; empty without brackets. */
  label: PhrasingContent[];
  /** Content of a block, in which directives have been expanded; empty in the other forms. */
  children: RootContent[];
  /** Name of the locale that the page is in, such as `en`. */
  locale: string;
};

/** Replacement of a directive: nodes of mdast, or elements of hast, whose children may be either. */
export type Expansion = ExpandedNode | ExpandedNode[];
export type ExpandedNode = RootContent | ElementContent | ExpandedElement;
export type ExpandedElement = {
  type: "element";
  /** Name of the element: one of HTML, of SVG, or of twsite. */
  tagName: string;
  /** Attributes, under the names that hast has for them: `className`. */
  properties: Record<string, string | number | boolean | (string | number)[] | null | undefined>;
  /** Children, in order. */
  children: ExpandedNode[];
};

export type DirectiveDefinition<Schema extends z.ZodType = z.ZodType> = {
  /** Lower-case letters, digits and hyphens: `youtube`. */
  name: string;
  /** `:name[…]{…}` in running text, `::name[…]{…}` on a line of its own, or `:::name[…]{…}` with an end, around content. */
  form: DirectiveForm;
  /** Description of its effect in one sentence, for editors. */
  description?: string;
  /** An object. A text becomes a number or a yes where the schema wants one. */
  attributes?: Schema;
  /** Makes its replacement. The result must depend on nothing but its use. */
  expand?(use: DirectiveUse<z.output<Schema>>): Expansion | Promise<Expansion>;
  /** Name of a component of the site, which gets the attributes as its properties and the content as its children. */
  component?: string;
};

/** A problem that a rule finds in a node. */
export type Problem = {
  /** One sentence, without a full stop: what is wrong, with what was written in “quotation marks”. */
  message: string;
  /** The right form, in a few words. */
  expected?: string;
  /** The part of the node's Markdown that is meant, in characters from its start: `[from, to]`. All of it if absent. */
  part?: readonly [from: number, to: number];
  /** Text that replaces that part. */
  replacement?: string;
};

/** The page that a node is in. */
export type CheckedPage = {
  /** Markdown of a node as it is in the file; empty for what no file has. */
  source(node: Nodes): string;
  /** Name of the locale, such as `en`. */
  locale: string;
};

export type RuleDefinition = {
  /** Lower-case letters, digits and hyphens: `plain-words`. Findings, comments and `rules:` name it `site/plain-words`. */
  id: string;
  /** The rule that holds if it finds nothing, in one sentence. */
  description: string;
  /** `error` stops the compile. Default: `warning`. */
  level?: "warning" | "error";
  /** Language of the pages that it is for, as in BCP 47: `en` is for `en-GB`, too. Default: all. */
  language?: string;
  /** Called with every node of a page, before directives of the site and plugins change the tree. */
  check(node: Nodes, report: (problem: Problem) => void, page: CheckedPage): void;
};

/** A module of `extensions.directives` exports one by default, or a list of them. */
export function defineDirective<Schema extends z.ZodType = z.ZodType<Record<string, string>>>(
  definition: DirectiveDefinition<Schema>,
): DirectiveDefinition<Schema> {
  return definition;
}

/** A module of `extensions.rules` exports one by default, or a list of them. */
export function defineRule(definition: RuleDefinition): RuleDefinition {
  return definition;
}
