/**
 * Code → coloured tokens, as classes (`token keyword`): one result serves the light and the dark theme, and the
 * content security policy needs no exception for styles.
 *
 * refractor (Prism's grammars) was chosen by measurement, for a block of six lines: refractor 0.05 ms, lowlight
 * 0.09 ms, Shiki 0.6 ms and 18 ms at its start. A grammar is registered when a page first uses it, because all of
 * them take 65 ms and the usual ones 3 ms.
 */
import type { ElementContent } from "hast";
import { refractor, type Syntax } from "refractor/core";
import { coreGrammars, grammars } from "./highlight-grammars.ts";

/** Names that writers use beside Prism's own. */
const aliases: Record<string, string> = {
  "c#": "csharp",
  "c++": "cpp",
  angular: "markup",
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
  grammars.flatMap((grammar) => [grammar.displayName, ...(grammar.aliases ?? [])].map((name) => [name, grammar])),
);

export type Language = { kind: "plain" } | { kind: "grammar"; grammar: Syntax } | { kind: "unknown" };

/** What a fence's language stands for; case does not matter. */
export function languageNamed(name: string): Language {
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
  for (const needed of [...coreGrammars, grammar, ...quotedGrammars(code, grammar)]) refractor.register(needed);
  // A highlighted tree has elements and texts only.
  const { children } = refractor.highlight(code, grammar.displayName);
  return joined((children as ElementContent[]).flatMap(slim));
}

/** Markdown colours the fences that it quotes, if their grammars are there. */
function quotedGrammars(code: string, grammar: Syntax): Syntax[] {
  if (grammar.displayName !== "markdown") return [];
  return [...code.matchAll(/^\s*(?:```+|~~~+)\s*([\w+#-]+)/gm)].flatMap(([, name = ""]) => {
    const language = languageNamed(name);
    return language.kind === "grammar" ? [language.grammar] : [];
  });
}

/** Marks that no theme needs to colour; they are half of all tokens. */
const uncoloured = new Set(["token", "punctuation", "operator"]);

/** The tokens without the uncoloured ones, neighbouring texts in one. */
function slim(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const children = joined(node.children.flatMap(slim));
  const { className } = node.properties;
  const isPlain = Array.isArray(className) && className.every((name) => uncoloured.has(String(name)));
  return isPlain ? children : [{ ...node, children }];
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
