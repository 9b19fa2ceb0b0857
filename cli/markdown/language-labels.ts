/** Labels of languages on code blocks: `js` → JavaScript. The names are the same in every language of a site. */

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "abnf:ABNF apacheconf:Apache bat:Batch bnf:BNF c++:C++ c#:C# cmd:Batch conf:Configuration cpp:C++ cs:C# " +
    "csharp:C# css:CSS csv:CSV cts:TypeScript dita:DITA docker:Dockerfile dockerfile:Dockerfile ebnf:EBNF " +
    "env:Environment f#:F# fsharp:F# gql:GraphQL graphql:GraphQL hcl:HCL hs:Haskell htm:HTML html:HTML http:HTTP " +
    "ini:INI javascript:JavaScript js:JavaScript cjs:JavaScript mjs:JavaScript json:JSON json5:JSON jsonc:JSON " +
    "jsonl:JSON jsx:JSX kt:Kotlin latex:LaTeX matlab:MATLAB md:Markdown mdx:MDX mjml:MJML mongodb:MongoDB mts:TypeScript " +
    "objc:Objective-C objectivec:Objective-C ocaml:OCaml php:PHP plantuml:PlantUML plsql:PL/SQL postgresql:SQL " +
    "powershell:PowerShell promql:PromQL proto:Protobuf ps1:PowerShell pwsh:PowerShell py:Python rb:Ruby rs:Rust " +
    "sass:Sass scss:SCSS sh:Shell shell:Shell shell-session:Console sh-session:Console shellsession:Console sparql:SPARQL " +
    "sql:SQL svg:SVG tex:LaTeX toml:TOML ts:TypeScript tsx:TSX typescript:TypeScript vb:VB.NET vbnet:VB.NET " +
    "wasm:WebAssembly xhtml:XHTML xml:XML xquery:XQuery xsd:XSD xsl:XSLT xslt:XSLT yaml:YAML yml:YAML zsh:Zsh"
  )
    .split(" ")
    .map((entry) => entry.split(/:(.*)/, 2)),
);

/** A name that is not in the table is a word of its own: `python` → Python. */
export function languageLabel(name: string): string {
  const lower = name.toLowerCase();
  return Object.hasOwn(labels, lower)
    ? (labels[lower] ?? name)
    : name.charAt(0).toUpperCase() + name.slice(1);
}
