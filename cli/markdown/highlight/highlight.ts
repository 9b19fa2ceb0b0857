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
import { ownValue } from "../../../schema/own-value.ts";
import * as listed from "./grammars.ts";

/** Names that writers use beside Prism’s own, as GitHub knows them, after the name of the grammar. */
const aliases: ReadonlyMap<string, string> = new Map(
  [
    "apacheconf: apache",
    "bash: fish shell-script zsh",
    "batch: bat batchfile cmd dos dosbatch winbatch",
    "clojure: clj cljc cljs",
    "cpp: c++",
    "csharp: c#",
    "diff: patch udiff",
    "django: html+django html+jinja jinja",
    "docker: containerfile",
    "elixir: ex exs",
    "erlang: erl",
    "fsharp: f# fs fsx",
    "graphql: gql",
    "groovy: jenkinsfile",
    "handlebars: go-html-template go-template gotmpl gotpl",
    "hcl: terraform tf tfvars",
    "ini: cfg conf dosini",
    "java: jsp",
    "javascript: cjs mjs node nodejs",
    "json: geojson jsonl jsonld ndjson topojson webmanifest",
    "json5: jsonc",
    "jsx: javascriptreact",
    "julia: jl",
    "latex: bibtex",
    "lisp: common-lisp",
    "makefile: bsdmake make mf mk",
    "markdown: markdoc mdx pandoc qmd rmd",
    "markup: angular astro dita htm mjml plist svelte vue wsdl xhtml xsd xsl xslt",
    "matlab: octave",
    "nginx: nginxconf",
    "objectivec: obj-c objective-c",
    "ocaml: ml",
    "perl: pl",
    "powershell: posh ps ps1 pwsh",
    "properties: dotenv env",
    "protobuf: proto",
    "python: py3 pycon pyi python3 starlark bazel bzl",
    "r: rscript",
    "regex: regexp",
    "rest: restructuredtext rst",
    "ruby: jruby rake",
    "rust: rs",
    "go: golang",
    "sass: indented-sass",
    "scheme: scm",
    "shell-session: console terminal",
    "sql: mariadb mysql pgsql postgres plpgsql postgresql psql sqlite tsql",
    "systemd: unit",
    "tsx: typescriptreact",
    "typescript: cts flow mts",
    "vbnet: vb",
    "vim: nvim viml",
    "wasm: wast wat",
  ].flatMap((row) => {
    const [grammar = "", names = ""] = row.split(": ");
    return names.split(" ").map((name): [string, string] => [name, grammar]);
  }),
);

/** Names for code that is not coloured. */
const plainNames = new Set([
  "",
  "text",
  "txt",
  "plain",
  "plaintext",
  "none",
  "ansi",
  "ascii",
  "output",
  "stderr",
  "tree",
]);

/** Grammars that most others build on; registered first, so that none depends on what a page used before. */
const coreGrammars: readonly Syntax[] = [
  listed.markup,
  listed.css,
  listed.clike,
  listed.javascript,
  listed.json,
];

export const grammars: readonly Syntax[] = [...new Set([...coreGrammars, ...Object.values(listed)])];

const byName: ReadonlyMap<string, Syntax> = new Map(
  grammars.flatMap((grammar) =>
    [grammar.displayName, ...(grammar.aliases ?? [])].map((name) => [name, grammar]),
  ),
);

export type CodeLanguage = { kind: "plain" } | { kind: "grammar"; grammar: Syntax } | { kind: "unknown" };

/** The language that a fence names; case does not matter. */
export function languageNamed(name: string): CodeLanguage {
  const lower = name.toLowerCase();
  if (plainNames.has(lower)) return { kind: "plain" };
  const grammar = byName.get(aliases.get(lower) ?? lower);
  return grammar === undefined ? { kind: "unknown" } : { kind: "grammar", grammar };
}

/** Every name that a fence may have. */
export function languageNames(): string[] {
  return [...byName.keys(), ...aliases.keys(), ...plainNames].filter((name) => name !== "");
}

export function highlight(code: string, grammar: Syntax): ElementContent[] {
  for (const needed of [...coreGrammars, grammar]) refractor.register(needed);
  const nodes: ElementContent[] = [];
  addColoured(nodes, tokensOf(code, grammar.displayName), undefined);
  return nodes;
}

type Token = string | { type: string; alias?: string | string[]; content: Token | Token[] };

/** Parts of Prism that refractor has, and its types do not say. */
type Tokenizer = {
  tokenize(code: string, grammar: unknown): Token[];
  hooks: { run(name: "before-tokenize" | "after-tokenize", env: Tokenizing): void };
};
type Tokenizing = { code: string; grammar: unknown; language: string; tokens: Token[] };

/** The tokens as Prism's own `highlight` makes them. Its next step, an element for each token, takes as long again. */
function tokensOf(code: string, language: string): Token[] {
  const prism: unknown = refractor;
  const { tokenize, hooks } = prism as Tokenizer;
  const env: Tokenizing = { code, grammar: ownValue(refractor.languages, language), language, tokens: [] };
  hooks.run("before-tokenize", env);
  env.tokens = tokenize.call(prism, env.code, env.grammar);
  hooks.run("after-tokenize", env);
  return env.tokens;
}

/** The closed list of colours that a style sheet has to know; other tokens are plain text, which keeps pages small. */
const colours = new Set(
  (
    "comment string char regex url number boolean constant symbol keyword builtin function class-name variable " +
    "parameter property tag attr-name attr-value namespace selector atrule important entity inserted deleted bold italic"
  ).split(" "),
);

/** Prism's own names for what has one of the colours too. */
const sameColour: ReadonlyMap<string, string> = new Map([
  ["cdata", "comment"],
  ["doctype", "comment"],
  ["key", "property"],
  ["prolog", "comment"],
]);

/** Adds the tokens that have a colour, other than that of the token around them, and joins the texts between them. */
function addColoured(nodes: ElementContent[], token: Token | Token[], around: string | undefined): void {
  if (typeof token === "string") addText(nodes, token);
  else if (Array.isArray(token)) for (const inner of token) addColoured(nodes, inner, around);
  else {
    const colour = colourOf(token);
    if (colour === undefined || colour === around) addColoured(nodes, token.content, around);
    else {
      const children: ElementContent[] = [];
      addColoured(children, token.content, colour);
      nodes.push({
        type: "element",
        tagName: "span",
        properties: { className: ["token", colour] },
        children,
      });
    }
  }
}

function addText(nodes: ElementContent[], value: string): void {
  const last = nodes.at(-1);
  if (last?.type === "text") last.value += value;
  else if (value !== "") nodes.push({ type: "text", value });
}

/** `deleted-sign`, `deleted` → `deleted`: the first of the names that has a colour. */
function colourOf({ type, alias = [] }: Exclude<Token, string>): string | undefined {
  const names = [type].concat(alias);
  if (names.includes("punctuation")) return undefined;
  return names.map((name) => sameColour.get(name) ?? name).find((name) => colours.has(name));
}
