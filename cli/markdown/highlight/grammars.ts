/** The languages that code can be highlighted in, an export each: Prism's grammars for what technical writing quotes. */
import type { Refractor, Syntax } from "refractor/core";
import prismGraphql from "refractor/graphql";
import prismHttp from "refractor/http";
import prismJsx from "refractor/jsx";
import prismMarkdown from "refractor/markdown";
import prismMongodb from "refractor/mongodb";
import prismTsx from "refractor/tsx";
import prismTypescript from "refractor/typescript";
import uri from "refractor/uri";
import prismYaml from "refractor/yaml";

export { default as abnf } from "refractor/abnf";
export { default as apacheconf } from "refractor/apacheconf";
export { default as asciidoc } from "refractor/asciidoc";
export { default as bash } from "refractor/bash";
export { default as batch } from "refractor/batch";
export { default as bicep } from "refractor/bicep";
export { default as bnf } from "refractor/bnf";
export { default as c } from "refractor/c";
export { default as clike } from "refractor/clike";
export { default as clojure } from "refractor/clojure";
export { default as cmake } from "refractor/cmake";
export { default as coffeescript } from "refractor/coffeescript";
export { default as cpp } from "refractor/cpp";
export { default as csharp } from "refractor/csharp";
export { default as css } from "refractor/css";
export { default as csv } from "refractor/csv";
export { default as dart } from "refractor/dart";
export { default as diff } from "refractor/diff";
export { default as django } from "refractor/django";
export { default as docker } from "refractor/docker";
export { default as dot } from "refractor/dot";
export { default as ebnf } from "refractor/ebnf";
export { default as editorconfig } from "refractor/editorconfig";
export { default as elixir } from "refractor/elixir";
export { default as erlang } from "refractor/erlang";
export { default as excelFormula } from "refractor/excel-formula";
export { default as fsharp } from "refractor/fsharp";
export { default as gherkin } from "refractor/gherkin";
export { default as git } from "refractor/git";
export { default as go } from "refractor/go";
export { default as goModule } from "refractor/go-module";
export { default as gradle } from "refractor/gradle";
export { default as groovy } from "refractor/groovy";
export { default as handlebars } from "refractor/handlebars";
export { default as haskell } from "refractor/haskell";
export { default as hcl } from "refractor/hcl";
export { default as icuMessageFormat } from "refractor/icu-message-format";
export { default as ignore } from "refractor/ignore";
export { default as ini } from "refractor/ini";
export { default as java } from "refractor/java";
export { default as javascript } from "refractor/javascript";
export { default as jq } from "refractor/jq";
export { default as json } from "refractor/json";
export { default as json5 } from "refractor/json5";
export { default as julia } from "refractor/julia";
export { default as kotlin } from "refractor/kotlin";
export { default as latex } from "refractor/latex";
export { default as less } from "refractor/less";
export { default as liquid } from "refractor/liquid";
export { default as lisp } from "refractor/lisp";
export { default as log } from "refractor/log";
export { default as lua } from "refractor/lua";
export { default as makefile } from "refractor/makefile";
export { default as markup } from "refractor/markup";
export { default as matlab } from "refractor/matlab";
export { default as mermaid } from "refractor/mermaid";
export { default as nasm } from "refractor/nasm";
export { default as nginx } from "refractor/nginx";
export { default as nim } from "refractor/nim";
export { default as nix } from "refractor/nix";
export { default as objectivec } from "refractor/objectivec";
export { default as ocaml } from "refractor/ocaml";
export { default as openqasm } from "refractor/openqasm";
export { default as perl } from "refractor/perl";
export { default as php } from "refractor/php";
export { default as plantUml } from "refractor/plant-uml";
export { default as plsql } from "refractor/plsql";
export { default as powershell } from "refractor/powershell";
export { default as promql } from "refractor/promql";
export { default as properties } from "refractor/properties";
export { default as protobuf } from "refractor/protobuf";
export { default as puppet } from "refractor/puppet";
export { default as python } from "refractor/python";
export { default as r } from "refractor/r";
export { default as regex } from "refractor/regex";
export { default as rego } from "refractor/rego";
export { default as rest } from "refractor/rest";
export { default as ruby } from "refractor/ruby";
export { default as rust } from "refractor/rust";
export { default as sass } from "refractor/sass";
export { default as scala } from "refractor/scala";
export { default as scheme } from "refractor/scheme";
export { default as scss } from "refractor/scss";
export { default as shellSession } from "refractor/shell-session";
export { default as solidity } from "refractor/solidity";
export { default as sparql } from "refractor/sparql";
export { default as sql } from "refractor/sql";
export { default as stylus } from "refractor/stylus";
export { default as swift } from "refractor/swift";
export { default as systemd } from "refractor/systemd";
export { default as toml } from "refractor/toml";
export { default as turtle } from "refractor/turtle";
export { default as twig } from "refractor/twig";
export { default as vbnet } from "refractor/vbnet";
export { default as vim } from "refractor/vim";
export { default as wasm } from "refractor/wasm";
export { default as xquery } from "refractor/xquery";
export { default as zig } from "refractor/zig";
export { uri };

/** A hyphen, a colon or a comma may be within a value; in brackets, a comma ends it. */
const start = /(?<![-.])(?!(?:---|\.\.\.)(?:\s|$))(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|[-?:](?=[^\s,[\]{}]))/;
const further = /[^\r\n:,[\]{}]|:(?!\s|$)|,(?!\s*$|[^\r\n]*[\]}])/;
const plainValue = new RegExp(`${start.source}(?:${further.source})*(?<!\\s)`);

/**
 * Prism's grammar of YAML, with colours for values that have no quotes: without them, a value looks like the punctuation
 * around it. A value is what is left of a line once keys, numbers, words of YAML and comments have been found.
 */
export const yaml: Syntax = Object.assign((prism: Refractor) => {
  prism.register(prismYaml);
  const { languages } = prism;
  // Within a value, such as an address, it begins no comment.
  if (languages.yaml) languages.yaml.comment = { pattern: /(^|\s)#.*/, lookbehind: true };
  languages.insertBefore("yaml", "punctuation", { plain: { pattern: plainValue, alias: "string" } });
}, prismYaml);

/** A grammar with what has to be done before it is registered. */
function after(before: (prism: Refractor) => void, grammar: Syntax): Syntax {
  return Object.assign((prism: Refractor) => {
    before(prism);
    grammar(prism);
  }, grammar);
}

type Templates = { "template-string": { inside: { interpolation: { inside: Record<string, unknown> } } } };

/** At its first use, JavaScript takes its `rest` into itself, and a later copy would have JavaScript, not the copy, in templates. */
function undoFirstUse({ languages }: Refractor): void {
  const rest: unknown = languages.javascript;
  const { interpolation } = (rest as Templates)["template-string"].inside;
  const { "interpolation-punctuation": mark } = interpolation.inside;
  interpolation.inside = { "interpolation-punctuation": mark, rest };
}

// Prism looks for others while it registers these, and leaves out those that are not registered yet.
export const markdown = after((prism) => prism.register(yaml), prismMarkdown);
export const graphql = after((prism) => prism.register(markdown), prismGraphql);
export const http = after((prism) => prism.register(uri), prismHttp);
export const mongodb = after(undoFirstUse, prismMongodb);
export const typescript = after(undoFirstUse, prismTypescript);
// TSX is a copy of JSX, and is made before the first use of either.
export const tsx = after((prism) => prism.register(typescript), prismTsx);
export const jsx: Syntax = Object.assign((prism: Refractor) => prism.register(tsx), prismJsx);
