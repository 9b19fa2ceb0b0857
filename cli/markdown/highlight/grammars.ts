/** The languages that code can be highlighted in: Prism's grammars for what technical writing quotes. */
import abnf from "refractor/abnf";
import apacheconf from "refractor/apacheconf";
import asciidoc from "refractor/asciidoc";
import bash from "refractor/bash";
import batch from "refractor/batch";
import bicep from "refractor/bicep";
import bnf from "refractor/bnf";
import c from "refractor/c";
import clike from "refractor/clike";
import clojure from "refractor/clojure";
import cmake from "refractor/cmake";
import coffeescript from "refractor/coffeescript";
import type { Refractor, Syntax } from "refractor/core";
import cpp from "refractor/cpp";
import csharp from "refractor/csharp";
import css from "refractor/css";
import csv from "refractor/csv";
import dart from "refractor/dart";
import diff from "refractor/diff";
import django from "refractor/django";
import docker from "refractor/docker";
import dot from "refractor/dot";
import ebnf from "refractor/ebnf";
import editorconfig from "refractor/editorconfig";
import elixir from "refractor/elixir";
import erlang from "refractor/erlang";
import excelFormula from "refractor/excel-formula";
import fsharp from "refractor/fsharp";
import gherkin from "refractor/gherkin";
import git from "refractor/git";
import go from "refractor/go";
import goModule from "refractor/go-module";
import gradle from "refractor/gradle";
import prismGraphql from "refractor/graphql";
import groovy from "refractor/groovy";
import handlebars from "refractor/handlebars";
import haskell from "refractor/haskell";
import hcl from "refractor/hcl";
import prismHttp from "refractor/http";
import icuMessageFormat from "refractor/icu-message-format";
import ignore from "refractor/ignore";
import ini from "refractor/ini";
import java from "refractor/java";
import javascript from "refractor/javascript";
import jq from "refractor/jq";
import json from "refractor/json";
import json5 from "refractor/json5";
import prismJsx from "refractor/jsx";
import julia from "refractor/julia";
import kotlin from "refractor/kotlin";
import latex from "refractor/latex";
import less from "refractor/less";
import liquid from "refractor/liquid";
import lisp from "refractor/lisp";
import log from "refractor/log";
import lua from "refractor/lua";
import makefile from "refractor/makefile";
import prismMarkdown from "refractor/markdown";
import markup from "refractor/markup";
import matlab from "refractor/matlab";
import mermaid from "refractor/mermaid";
import prismMongodb from "refractor/mongodb";
import nasm from "refractor/nasm";
import nginx from "refractor/nginx";
import nim from "refractor/nim";
import nix from "refractor/nix";
import objectivec from "refractor/objectivec";
import ocaml from "refractor/ocaml";
import openqasm from "refractor/openqasm";
import perl from "refractor/perl";
import php from "refractor/php";
import plantUml from "refractor/plant-uml";
import plsql from "refractor/plsql";
import powershell from "refractor/powershell";
import promql from "refractor/promql";
import properties from "refractor/properties";
import protobuf from "refractor/protobuf";
import puppet from "refractor/puppet";
import python from "refractor/python";
import r from "refractor/r";
import regex from "refractor/regex";
import rego from "refractor/rego";
import rest from "refractor/rest";
import ruby from "refractor/ruby";
import rust from "refractor/rust";
import sass from "refractor/sass";
import scala from "refractor/scala";
import scheme from "refractor/scheme";
import scss from "refractor/scss";
import shellSession from "refractor/shell-session";
import solidity from "refractor/solidity";
import sparql from "refractor/sparql";
import sql from "refractor/sql";
import stylus from "refractor/stylus";
import swift from "refractor/swift";
import systemd from "refractor/systemd";
import toml from "refractor/toml";
import prismTsx from "refractor/tsx";
import turtle from "refractor/turtle";
import twig from "refractor/twig";
import prismTypescript from "refractor/typescript";
import uri from "refractor/uri";
import vbnet from "refractor/vbnet";
import vim from "refractor/vim";
import wasm from "refractor/wasm";
import xquery from "refractor/xquery";
import prismYaml from "refractor/yaml";
import zig from "refractor/zig";

/** A hyphen, a colon or a comma may be within a value; in brackets, a comma ends it. */
const start = /(?<![-.])(?!(?:---|\.\.\.)(?:\s|$))(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|[-?:](?=[^\s,[\]{}]))/;
const further = /[^\r\n:,[\]{}]|:(?!\s|$)|,(?!\s*$|[^\r\n]*[\]}])/;
const plainValue = new RegExp(`${start.source}(?:${further.source})*(?<!\\s)`);

/**
 * Prism's grammar of YAML, with colours for values that have no quotes: without them, a value looks like the punctuation
 * around it. A value is what is left of a line once keys, numbers, words of YAML and comments have been found.
 */
const yaml: Syntax = Object.assign((prism: Refractor) => {
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
const markdown = after((prism) => prism.register(yaml), prismMarkdown);
const graphql = after((prism) => prism.register(markdown), prismGraphql);
const http = after((prism) => prism.register(uri), prismHttp);
const mongodb = after(undoFirstUse, prismMongodb);
const typescript = after(undoFirstUse, prismTypescript);
// TSX is a copy of JSX, and is made before the first use of either.
const tsx = after((prism) => prism.register(typescript), prismTsx);
const jsx: Syntax = Object.assign((prism: Refractor) => prism.register(tsx), prismJsx);

/** Grammars that most others build on; registered first, so that none depends on what a page used before. */
export const coreGrammars: readonly Syntax[] = [markup, css, clike, javascript, json];

export const grammars: readonly Syntax[] = [
  ...coreGrammars,
  abnf,
  apacheconf,
  asciidoc,
  bash,
  batch,
  bicep,
  bnf,
  c,
  clojure,
  cmake,
  coffeescript,
  cpp,
  csharp,
  csv,
  dart,
  diff,
  django,
  docker,
  dot,
  ebnf,
  editorconfig,
  elixir,
  erlang,
  excelFormula,
  fsharp,
  gherkin,
  git,
  go,
  goModule,
  gradle,
  graphql,
  groovy,
  handlebars,
  haskell,
  hcl,
  http,
  icuMessageFormat,
  ignore,
  ini,
  java,
  jq,
  json5,
  jsx,
  julia,
  kotlin,
  latex,
  less,
  liquid,
  lisp,
  log,
  lua,
  makefile,
  markdown,
  matlab,
  mermaid,
  mongodb,
  nasm,
  nginx,
  nim,
  nix,
  objectivec,
  ocaml,
  openqasm,
  perl,
  php,
  plantUml,
  plsql,
  powershell,
  promql,
  properties,
  protobuf,
  puppet,
  python,
  r,
  regex,
  rego,
  rest,
  ruby,
  rust,
  sass,
  scala,
  scheme,
  scss,
  shellSession,
  solidity,
  sparql,
  sql,
  stylus,
  swift,
  systemd,
  toml,
  tsx,
  turtle,
  twig,
  typescript,
  uri,
  vbnet,
  vim,
  wasm,
  xquery,
  yaml,
  zig,
];
