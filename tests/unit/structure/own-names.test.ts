/** Names that JavaScript’s objects have, such as `constructor`: nothing that a writer may name is looked up in a plain object. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Expression, type Node, SyntaxKind } from "typescript/unstable/ast";
import {
  isBinaryExpression,
  isDeleteExpression,
  isElementAccessExpression,
} from "typescript/unstable/ast/is";
import { API, type Type, TypeFlags } from "typescript/unstable/sync";
import { expect, onTestFinished, test } from "vitest";

/** Lookups that find nothing else than they should, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'cli/markdown/diagrams/mermaid/flowchart.ts: { ">": "LR", "<": "RL", "^": "BT", v: "TD", "": "TD" }[written]':
    "the pattern before it has a closed list",
  "cli/markdown/formulas/math-element.ts: classes[name]": "Temml’s styles",
  'cli/markdown/formulas/math-element.ts: ems[/[a-z]+$/.exec(value)?.[0] ?? "em"]': "Temml’s units",
  "cli/import/code/names.ts: object[key]": "it asks for own keys first",
  "cli/import/docusaurus/markdown/mdx-page.ts: properties[key]": "it writes only",
  "cli/import/repair/stub-page.ts: values[key]": "keys of front matter from a closed list",
  "schema/own-value.ts: record[name]": "it asks for own keys first",
};

const files = ["cli", "reader", "schema"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => join(room, name)),
);

/** Said with each failure. */
const advice =
  "read it with ownValue(record, key) of schema/own-value.ts or from a Map, give a closed list of keys `as const`, and make a record of a Map with Object.fromEntries";

test("a key that may be any text is not looked up in a plain object, nor written into one", () => {
  const api = new API({ cwd: resolve(".") });
  onTestFinished(() => api.close());
  const [project] = api.updateSnapshot({ openProject: resolve("tsconfig.json") }).getProjects();
  if (!project) throw new Error("tsconfig.json makes no project");
  const { checker, program } = project;
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(resolve(file));
    if (!source) throw new Error(`${file} is not in tsconfig.json`);
    const lookups: Lookup[] = [];
    const visit = (node: Node): void => {
      lookups.push(...lookupsIn(node));
      node.forEachChild(visit);
    };
    source.forEachChild(visit);
    const types = checker.getTypeAtLocation(lookups.map(({ key }) => key));
    return lookups
      .filter((_, index) => isAnyText(types[index]))
      .map(({ node }) => `${file}: ${node.getText(source).replace(/\s+/g, " ")}`);
  });
  expect([...new Set(found)].sort(), advice).toEqual(Object.keys(exceptions).sort());
});

type Lookup = { node: Node; key: Expression };

/** `record[key]` and `key in record`. To delete a key is to delete one of the record’s own. */
function lookupsIn(node: Node): Lookup[] {
  if (isElementAccessExpression(node) && !isDeleteExpression(node.parent))
    return [{ node, key: node.argumentExpression }];
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
    return [{ node, key: node.left }];
  return [];
}

/** False for numbers, and for texts of a closed list. */
function isAnyText(type: Type | undefined): boolean {
  if (!type) return true;
  const parts = type.isUnionType() ? type.getTypes() : [type];
  return parts.some(({ flags }) => (flags & open) !== 0);
}

const open =
  TypeFlags.Any |
  TypeFlags.Unknown |
  TypeFlags.String |
  TypeFlags.TemplateLiteral |
  TypeFlags.TypeParameter |
  TypeFlags.Index;
