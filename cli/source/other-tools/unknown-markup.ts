/**
 * Lines that look like markup of a tool, whichever it is: for what no other table knows. Such a line starts a paragraph, and nothing
 * but the markup is in it.
 */
import type { Construct } from "./construct.ts";

const patterns = {
  // `@@@ note`, `!!! aside "Title"`
  "a fence":
    /^(?:([@%&+/;^])\1{2,}[ \t]*[a-z][\w-]*(?:[ \t]+["'{[][^\n]*["'}\]])?|([!?+])\2{2,}[ \t]+(?:[a-z][\w-]*[ \t]+)?"[^"\n]+")[ \t]*(?=\n|$)/i,
  // `<#if x>`, `[%name%]`, `{@name x}`
  "a tag with a sign":
    /^(?:<[%#@&]=?[ \t]*[a-z/][^\n<>]*>|\[[%#@&$]=?[ \t]*[a-z/][^\n]*\]|\{[%#@&$]=?[ \t]*[a-z/][^\n]*\})[ \t]*(?=\n|$)/i,
  // `[button url="x"]`
  "a tag with attributes":
    /^[[{]{1,2}[ \t]*[a-z][\w.-]*[ \t](?:[^\n"']*[ \t])?[\w-]+=(?:"[^"\n]*"|'[^'\n]*')[^\n]*[\]}][ \t]*(?=\n|$)/i,
  // `{name}text{/name}`
  "a tag with an end": /^([[{])([a-z][\w-]*)(?![\w-])[^\n[\]{}]{0,300}[\]}](?=[\s\S]*\1\/\2[\]}])/i,
  // `\section{Title}`, `@include('x')`, `[!name x]`
  "a command":
    /^(?:[@\\!%$][a-z][\w-]*\*?(?:\[[^\]\n]*\]|\{[^}\n]*\}|\([^)\n]*\))+|\[![a-z]+[ \t][^\n]*\])[ \t]*(?=\n|$)/i,
};

export const unknownMarkup: readonly Construct[] = Object.entries(patterns).map(([name, pattern]) => ({
  name,
  pattern,
  message: "“…” looks like markup of another tool, and is shown as text",
  here: "Markdown or a directive; for text, `code` or a backslash before it",
}));
