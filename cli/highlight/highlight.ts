/**
 * Code → coloured tokens, as classes (`token keyword`) of a closed list: one result serves the light and the dark theme, and the
 * content security policy needs no exception for styles.
 *
 * refractor (Prism's grammars) was chosen by measurement, for a block of six lines: refractor 0.05 ms, lowlight
 * 0.09 ms, Shiki 0.6 ms and 18 ms at its start. A grammar is registered when a page first uses it, because all of
 * them take 65 ms and the usual ones 3 ms.
 */
import type { ElementContent } from "hast";
import { refractor, type Syntax } from "refractor/core";
import { coreGrammars, grammars } from "./grammars.ts";

/** Names that writers use beside Prism's own. */
const aliases: Record<string, string> = {
  "c#": "csharp",
  "c++": "cpp",
  angular: "markup",
  bat: "batch",
  cjs: "javascript",
  cmd: "batch",
  conf: "ini",
  console: "shell-session",
  cts: "typescript",
  dita: "markup",
  env: "properties",
  fish: "bash",
  flow: "typescript",
  gql: "graphql",
  htm: "markup",
  jsonc: "json5",
  jsonl: "json",
  mdx: "markdown",
  mjml: "markup",
  mjs: "javascript",
  mts: "typescript",
  postgresql: "sql",
  proto: "protobuf",
  ps1: "powershell",
  pwsh: "powershell",
  svelte: "markup",
  terminal: "shell-session",
  vue: "markup",
  xhtml: "markup",
  xsd: "markup",
  xsl: "markup",
  xslt: "markup",
  zsh: "bash",
};

/** Names for code that is not coloured. */
const plainNames = new Set(["", "text", "txt", "plain", "plaintext", "none", "ascii", "output"]);

const byName: ReadonlyMap<string, Syntax> = new Map(
  grammars.flatMap((grammar) =>
    [grammar.displayName, ...(grammar.aliases ?? [])].map((name) => [name, grammar]),
  ),
);

export type CodeLanguage = { kind: "plain" } | { kind: "grammar"; grammar: Syntax } | { kind: "unknown" };

/** What a fence's language stands for; case does not matter. */
export function languageNamed(name: string): CodeLanguage {
  const lower = name.toLowerCase();
  if (plainNames.has(lower)) return { kind: "plain" };
  const grammar = byName.get(aliases[lower] ?? lower);
  return grammar === undefined ? { kind: "unknown" } : { kind: "grammar", grammar };
}

/** Every name that a fence may have. */
export function languageNames(): string[] {
  return [...byName.keys(), ...Object.keys(aliases), ...plainNames].filter((name) => name !== "");
}

export function highlight(code: string, grammar: Syntax): ElementContent[] {
  for (const needed of [...coreGrammars, grammar, ...quotedGrammars(code, grammar)])
    refractor.register(needed);
  // A highlighted tree has elements and texts only.
  const { children } = refractor.highlight(code, grammar.displayName);
  return joined((children as ElementContent[]).flatMap((node) => slim(node, undefined)));
}

/** Markdown colours the fences that it quotes, if their grammars are there. */
function quotedGrammars(code: string, grammar: Syntax): Syntax[] {
  if (grammar.displayName !== "markdown") return [];
  return [...code.matchAll(/^\s*(?:```+|~~~+)\s*([\w+#-]+)/gm)].flatMap(([, name = ""]) => {
    const language = languageNamed(name);
    return language.kind === "grammar" ? [language.grammar] : [];
  });
}

/** The closed list of colours that a style sheet has to know; other tokens are plain text, which keeps pages small. */
const colours = new Set(
  (
    "comment string char regex url number boolean constant symbol keyword builtin function class-name variable " +
    "parameter property tag attr-name attr-value namespace selector atrule important entity inserted deleted bold italic"
  ).split(" "),
);

/** Prism's own names for what has one of the colours too. */
const sameColour: Record<string, string> = {
  cdata: "comment",
  doctype: "comment",
  key: "property",
  prolog: "comment",
};

/** The tokens that have a colour, other than that of the token around them. */
function slim(node: ElementContent, around: string | undefined): ElementContent[] {
  if (node.type !== "element") return [node];
  const colour = colourOf(node.properties.className);
  const children = joined(node.children.flatMap((child) => slim(child, colour ?? around)));
  if (colour === undefined || colour === around) return children;
  return [{ type: "element", tagName: "span", properties: { className: ["token", colour] }, children }];
}

/** `token deleted-sign deleted` → `deleted`: the first of its names that has a colour. */
function colourOf(className: unknown): string | undefined {
  if (!Array.isArray(className) || className.includes("punctuation")) return undefined;
  const names = className.map((name) => sameColour[String(name)] ?? String(name));
  return names.find((name) => colours.has(name));
}

function joined(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === "text" && last?.type === "text") last.value += node.value;
    else result.push(node);
  }
  return result;
}
