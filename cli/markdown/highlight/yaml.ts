/**
 * Prism's grammar of YAML, with colours for values that have no quotes: without them, a value looks like the punctuation
 * around it. A value is what is left of a line once keys, numbers, words of YAML and comments have been found.
 */
import type { Refractor, Syntax } from "refractor/core";
import prismYaml from "refractor/yaml";

/** A hyphen, a colon or a comma may be within a value; in brackets, a comma ends it. */
const start = /(?<![-.])(?!(?:---|\.\.\.)(?:\s|$))(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|[-?:](?=[^\s,[\]{}]))/;
const further = /[^\r\n:,[\]{}]|:(?!\s|$)|,(?!\s*$|[^\r\n]*[\]}])/;
const plainValue = new RegExp(`${start.source}(?:${further.source})*(?<!\\s)`);

export const yaml: Syntax = Object.assign(
  (prism: Refractor) => {
    prism.register(prismYaml);
    const { languages } = prism;
    // Within a value, such as an address, it begins no comment.
    if (languages.yaml) languages.yaml.comment = { pattern: /(^|\s)#.*/, lookbehind: true };
    languages.insertBefore("yaml", "punctuation", { plain: { pattern: plainValue, alias: "string" } });
  },
  { displayName: "yaml", aliases: ["yml"] },
);
