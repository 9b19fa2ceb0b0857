import { toString as textOf } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { highlight, languageNamed, languageNames } from "../../../cli/markdown/highlight/highlight.ts";
import { compiled } from "./settings.ts";

/** What technical writers quote, and a token that has to be coloured. */
const samples: [name: string, code: string, colour: string, token: string][] = [
  ["bash", 'echo "hello"', "string", '"hello"'],
  ["console", "$ npm ci", "important", "$"],
  ["css", "a { color: red }", "property", "color"],
  ["csharp", "return 1;", "keyword", "return"],
  ["diff", "+ a", "inserted", "+ a"],
  ["dita", "<topic/>", "tag", "<topic/>"],
  ["docker", "FROM node:20", "keyword", "FROM"],
  ["go", "func main() {}", "keyword", "func"],
  ["graphql", "query { me }", "keyword", "query"],
  ["html", "<b>x</b>", "tag", "<b>"],
  ["http", "GET /x HTTP/1.1", "property", "GET"],
  ["ini", "a = b", "property", "a"],
  ["java", "int x = 1;", "keyword", "int"],
  ["js", "let x", "keyword", "let"],
  ["json", '{"a": 1}', "property", '"a"'],
  ["jsx", "<A b={1} />", "attr-name", "b"],
  ["markdown", "# Title", "important", "# Title"],
  ["powershell", "Get-Item x", "function", "Get-Item"],
  ["python", "def f(): pass", "keyword", "def"],
  ["rust", "fn main() {}", "keyword", "fn"],
  ["sh", "# comment", "comment", "# comment"],
  ["sql", "SELECT 1", "keyword", "SELECT"],
  ["toml", "a = true", "boolean", "true"],
  ["ts", "type A = string", "keyword", "type"],
  ["tsx", "const a = <B />", "keyword", "const"],
  ["xml", '<a b="c"/>', "attr-name", "b"],
  ["yaml", "a: true", "boolean", "true"],
];

describe("colours", () => {
  test.each(samples)("%s: %s", (name, code, colour, token) => {
    const language = languageNamed(name);
    if (language.kind !== "grammar") throw new Error(`no grammar for ${name}`);
    const content = highlight(code, language.grammar);
    expect(textOf({ type: "root", children: content })).toBe(code);
    expect(tokensOf(content)).toContainEqual([colour, token]);
  });
});

function tokensOf(nodes: ReturnType<typeof highlight>): [unknown, string][] {
  return nodes.flatMap((node) =>
    node.type === "element"
      ? [
          [(node.properties.className as string[])[1], textOf(node)] as [unknown, string],
          ...tokensOf(node.children),
        ]
      : [],
  );
}

test("case does not matter, and plain text has names of its own", () => {
  expect(languageNamed("YAML")).toEqual(languageNamed("yml"));
  expect(["", "text", "txt", "plain"].map((name) => languageNamed(name).kind)).toEqual(
    Array(4).fill("plain"),
  );
  expect(languageNamed("nothing").kind).toBe("unknown");
});

test("every name that is suggested is known", () => {
  expect(languageNames().filter((name) => languageNamed(name).kind === "unknown")).toEqual([]);
});

test("what a page looks like does not depend on the pages before it", () => {
  const page = "```markdown\n```nim\nlet x = 1\n```\n```\n\n````md\n```nim\nlet x = 1\n```\n````\n";
  const before = compiled(page).content;
  for (const name of languageNames()) compiled(`\`\`\`${name}\nlet x = "1"; # <b>\n\`\`\`\n`);
  expect(compiled(page).content).toEqual(before);
});
