/** The rooms and their one rule: cli → schema ← reader, read off the bundler's own account of who imports whom. */
import { readdirSync } from "node:fs";
import { build, type Metafile } from "esbuild";
import { describe, expect, test } from "vitest";

async function imports(entryPoints: string[], browser: boolean): Promise<Metafile["inputs"]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    jsx: "automatic",
    platform: browser ? "browser" : "node",
    external: browser ? [] : ["*.css"],
  });
  return metafile.inputs;
}

const roomOf = (path: string) => path.split("/")[0];

describe("the rooms import only what they may", async () => {
  const command = await imports(["cli/main.ts", "cli/worker.ts"], false);
  const reader = await imports(
    ["reader/main.tsx", "reader/main-with-components.tsx", "reader/dev/main-dev.tsx"],
    true,
  );
  const arrows = Object.entries({ ...reader, ...command }).flatMap(([from, { imports: list }]) =>
    list.map(({ path: to }) => ({ from, to })),
  );

  test("what writes documents is all of the compiler that takes something from the reader", () => {
    const crossing = arrows.filter(({ from, to }) => roomOf(from) === "cli" && roomOf(to) === "reader");
    expect(crossing.sort((a, b) => (a.to < b.to ? -1 : 1))).toEqual([
      { from: "cli/emit/document.tsx", to: "reader/App.tsx" },
      { from: "cli/emit/document-shells.tsx", to: "reader/App.tsx" },
      { from: "cli/emit/doc-html.tsx", to: "reader/article/ArticleText.tsx" },
      { from: "cli/emit/article.tsx", to: "reader/article/SiteComponent.tsx" },
      { from: "cli/emit/article.tsx", to: "reader/article/expand.ts" },
      { from: "cli/emit/document.tsx", to: "reader/article/hero.ts" },
      { from: "cli/emit/article.tsx", to: "reader/article/island-ids.ts" },
      { from: "cli/emit/article-html.ts", to: "reader/hast/attributes.ts" },
      { from: "cli/emit/document.tsx", to: "reader/integrations/feedback-form.ts" },
      { from: "cli/emit/doc-html.tsx", to: "reader/navigation/Link.tsx" },
      { from: "cli/emit/doc-html.tsx", to: "reader/pages/Contents.tsx" },
      { from: "cli/emit/doc-html.tsx", to: "reader/pages/Doc.tsx" },
      { from: "cli/emit/doc-html.tsx", to: "reader/pages/Feedback.tsx" },
      { from: "cli/emit/doc-html.tsx", to: "reader/pages/PageActions.tsx" },
      { from: "cli/emit/doc-html.tsx", to: "reader/pages/Pagination.tsx" },
      { from: "cli/emit/document.tsx", to: "reader/pages/kinds.ts" },
      { from: "cli/emit/document.tsx", to: "reader/pages/lazy-kinds.ts" },
      { from: "cli/emit/document-shells.tsx", to: "reader/shell/shell-facts.ts" },
      { from: "cli/emit/document.tsx", to: "reader/shell/sidebar-tree.ts" },
    ]);
  });

  test("the reader takes nothing from the compiler, and the contract nothing from either", () => {
    const crossing = arrows.filter(
      ({ from, to }) =>
        (roomOf(from) === "reader" && roomOf(to) === "cli") ||
        (roomOf(from) === "schema" && ["cli", "reader"].includes(roomOf(to) ?? "")),
    );
    expect(crossing).toEqual([]);
  });

  test("the browser gets no schema library, no Markdown parser and no YAML", () => {
    const packages = Object.keys(reader)
      .filter((path) => path.startsWith("node_modules/"))
      .map((path) => path.split("/")[1]);
    expect([...new Set(packages)].sort()).toEqual(
      [
        "@orama",
        "fastest-levenshtein",
        "react",
        "react-dom",
        "regexparam",
        "scheduler",
        "use-sync-external-store",
        "wouter",
      ].filter((name) => packages.includes(name)),
    );
  });

  test("the importer has one door, the command", () => {
    const isInside = (path: string) => path.startsWith("cli/import/");
    const doors = arrows.filter(({ from, to }) => isInside(to) && !isInside(from));
    expect([...new Set(doors.map(({ from }) => from))]).toEqual(["cli/commands/import.ts"]);
  });

  test("no file imports itself by way of others", () => {
    let cycles = arrows.filter(({ to }) => ["cli", "reader", "schema"].includes(roomOf(to) ?? ""));
    for (let size = -1; size !== cycles.length; ) {
      size = cycles.length;
      const leading = new Set(cycles.map(({ from }) => from));
      // What leads to a file that imports nothing ends there.
      cycles = cycles.filter(({ to }) => leading.has(to));
    }
    expect(cycles).toEqual([]);
  });

  test("a folder of the compiler imports only those that stand before it here", () => {
    const order = (
      "report source hosts cache markdown compile site apis authoring check images emit bundle create publish pipeline diff dev " +
      "import commands"
    ).split(" ");
    const folders = readdirSync("cli", { withFileTypes: true }).filter(
      // A folder with a dot is a cache that another test has left.
      (entry) => entry.isDirectory() && !entry.name.startsWith("."),
    );
    // The manual is content.
    expect(folders.map(({ name }) => name)).toEqual([...order, "manual"].sort());
    const placeOf = (path: string) => (roomOf(path) === "cli" ? order.indexOf(path.split("/")[1] ?? "") : -1);
    const backwards = arrows.filter(({ from, to }) => placeOf(from) >= 0 && placeOf(to) > placeOf(from));
    expect(backwards).toEqual([]);
  });
});
