/** Sites of Docusaurus that others wrote: after the import no reader sees JSX, and no block ends too early. */
// Tests: cli/import
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

const corpora = process.env.TWSITE_CORPORA;

/** Tags with attributes or an end, comments and expressions of MDX, its statements, and fences of directives. */
const code = [
  /<\/?[A-Z][\w.]*(?:\s+[\w-]+=|\s*\/>)|<\/[A-Z][\w.]*>/,
  /\{\/\*|\{(?:props|frontMatter|data|siteConfig)\.|\{`|=> [(<{]/,
  /^(?:import [\w{*][^\n]* from ["']|export (?:const|default|function) )/m,
  /:::/,
  /left by the import/,
];

/** Texts outside of code, and labels of tabs. */
function shownTexts(tree: Nodes): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "text") texts.push(node.value);
    if (node.type !== "element") return undefined;
    if (typeof node.properties.label === "string") texts.push(node.properties.label);
    return /^(code|pre|kbd|samp)$/.test(node.tagName) ? SKIP : undefined;
  });
  return texts;
}

const sites = ["jest/website", "babel/website", "pnpm"];

describe.skipIf(corpora === undefined)("readers see no code of MDX", () => {
  test.each(sites.filter((site) => existsSync(join(corpora ?? "", site))))("%s", async (site) => {
    const source = join(corpora ?? "", site);
    const { trees, routes } = await importSite(source, join(temporaryFolder(), "target"));
    expect(trees.size).toBeGreaterThan(routes.length / 3);
    const seen = [...trees].flatMap(([route, tree]) =>
      shownTexts(tree)
        .filter((text) => code.some((pattern) => pattern.test(text)))
        .map((text) => `${route}  ${text}`),
    );
    expect(seen).toEqual([]);
  });
});

test.skipIf(corpora !== undefined)("the corpora are imported where TWSITE_CORPORA names their folder", () => {
  console.warn("TWSITE_CORPORA is not set: the imports of whole sites are left out");
});
