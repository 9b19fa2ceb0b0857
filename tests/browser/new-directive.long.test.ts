/**
 * Two directives that the reader acts on, added by the recipe of CONTRIBUTING.md to a copy of the sources: a block `::youtube{id}` and
 * an inline `:moment[text]{at}`. What the recipe does not name is not missing, and what is forgotten is an error of types.
 */
// Tests: cli/markdown, schema, reader/article
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { selectAll } from "hast-util-select";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { PageData } from "../../schema/page.ts";
import { editFile, keptFolder, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { launchBrowser } from "./browser.ts";
import { complaintsOf } from "./complaints.ts";
import { isHydrated } from "./is-hydrated.ts";

const files = {
  "cli/markdown/directives/youtube.ts": `/** \`::youtube{id=abc start=42}\` → \`<tw-youtube>\` around a link to the video */
import { element, ownElement } from "../handlers/element.ts";
import { attributeOf, type LeafDirective } from "../mdast/nodes.ts";
import type { Directive } from "./directive.ts";

export const youtube: Directive<LeafDirective> = {
  names: ["youtube"],
  where: ["leaf"],
  attributes: ["id", "start", "muted"],
  toHast(node) {
    const video = attributeOf(node, "id") ?? "";
    const start = attributeOf(node, "start");
    const link = element(undefined, "a", { href: \`https://www.youtube.com/watch?v=\${video}\` }, [
      { type: "text", value: "The video" },
    ]);
    const muted = attributeOf(node, "muted") !== undefined;
    const attributes = { video, ...(start !== undefined && { startAt: Number(start) }), ...(muted && { muted }) };
    return [ownElement(node, "tw-youtube", { attributes, children: [link] })];
  },
};
`,
  "cli/markdown/directives/moment.ts": `/** \`:moment[text]{at=90}\` → \`<tw-moment>\` around the text */
import { ownElement } from "../handlers/element.ts";
import { attributeOf, type TextDirective } from "../mdast/nodes.ts";
import { type Directive, inline } from "./directive.ts";

export const moment: Directive<TextDirective> = {
  names: ["moment"],
  where: ["text"],
  attributes: ["at"],
  toHast: (node, state) => [
    ownElement(node, "tw-moment", {
      attributes: { at: Number(attributeOf(node, "at")) },
      children: inline(state, node.label),
    }),
  ],
};
`,
  "reader/article/expansions/youtube.ts": `/** A video, which plays after a click. */
import { element } from "../../hast/element.ts";
import type { Expansion } from "./expansion.ts";

export const youtube: Expansion = (film, { inside }) => {
  const { video = "", startAt = "" } = film.properties;
  const play = { type: "button", dataAction: "play", dataVideo: \`\${video} from \${startAt}\` };
  return element("div", { className: ["video"] }, ...inside(film), element("button", play, "Play"));
};
`,
  "reader/article/expansions/moment.ts": `/** A moment of a video, within a sentence. */
import { element } from "../../hast/element.ts";
import type { Expansion } from "./expansion.ts";

export const moment: Expansion = (place, { inside }) =>
  element("b", { className: [\`at-\${place.properties.at}\`] }, ...inside(place));
`,
};

/** Lines of the tables: file, the text before which the line goes, the line. */
const lines = {
  directives: [
    [
      "cli/markdown/directives/directives.ts",
      "import { tab, tabs }",
      'import { moment } from "./moment.ts";\nimport { youtube } from "./youtube.ts";\n',
    ],
    ["cli/markdown/directives/directives.ts", "  button,\n", "  moment,\n  youtube,\n"],
  ],
  elements: [
    [
      "schema/own-elements.ts",
      '"tw-tabs": {\n    form',
      '"tw-youtube": { form: "block", attributes: { video: "string", startAt: "number?", muted: "boolean?" }, ' +
        'hasProps: false, needsScript: true, plain: "div" },\n' +
        '"tw-moment": { form: "inline", attributes: { at: "number" }, hasProps: false, needsScript: false, plain: "span" },\n',
    ],
    [
      "schema/own-elements.ts",
      '"tw-tabs": {\n    is',
      '"tw-youtube": { is: "A video.", withoutReader: "Show the link.", props: undefined, ' +
        'attributes: { video: "Its id.", startAt: "In seconds.", muted: "Without sound." } },\n' +
        '"tw-moment": { is: "A moment.", withoutReader: "Show the text.", props: undefined, attributes: { at: "In seconds." } },\n',
    ],
  ],
  expansions: [
    [
      "reader/article/expansions/expansions.ts",
      "import { picture }",
      'import { moment } from "./moment.ts";\nimport { youtube } from "./youtube.ts";\n',
    ],
    [
      "reader/article/expansions/expansions.ts",
      '"tw-tabs": tabs',
      '"tw-moment": moment,\n  "tw-youtube": youtube,\n  ',
    ],
    [
      "reader/article/controls/actions.ts",
      "enlarge(picture,",
      'play(button) {\n    button.textContent = button.dataset.video ?? "";\n  },\n\n  ',
    ],
    ["schema/reserved-names.ts", " wrapped", " video"],
  ],
} as const;

const repository = resolve(import.meta.dirname, "../..");

function copyOfSources(folder: string, parts: readonly (keyof typeof lines)[]): void {
  for (const path of ["cli", "reader", "schema", "package.json", "package-lock.json", "tsconfig.json"])
    cpSync(join(repository, path), join(folder, path), { recursive: true });
  // Fonts that are cut already.
  cpSync(join(repository, "dist/fonts"), join(folder, "dist/fonts"), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  writeFiles(folder, files);
  for (const [file, before, line] of parts.flatMap((part) => [...lines[part]]))
    editFile(join(folder, file), before, line + before);
}

/** Files with an error of types, each once, among those that the recipe touches and what they import. */
function typeErrors(cwd: string): string[] {
  const touched = ["cli/markdown/directives/directives.ts", "reader/article/expansions/expansions.ts"];
  const project = { extends: "./tsconfig.json", files: touched, include: ["cli/**/*.d.ts"] };
  writeFiles(cwd, { "touched.json": JSON.stringify(project) });
  const args = ["--pretty", "false", "--project", "touched.json"];
  const { stdout } = spawnSync("node_modules/.bin/tsc", args, { cwd, encoding: "utf8" });
  return [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = ""]) => file))].sort();
}

test("a forgotten row of the element, or a forgotten line of the expansion, is an error of types", () => {
  const withoutRow = temporaryFolder();
  copyOfSources(withoutRow, ["directives", "expansions"]);
  expect(typeErrors(withoutRow)).toEqual([
    "cli/markdown/directives/moment.ts",
    "cli/markdown/directives/youtube.ts",
  ]);
  const withoutExpansion = temporaryFolder();
  copyOfSources(withoutExpansion, ["directives", "elements"]);
  expect(typeErrors(withoutExpansion)).toEqual(["reader/article/expansions/expansions.ts"]);
});

const video = "::youtube{id=abc start=42 muted}";
const content = {
  "site.yml": "title: Site\nurl: https://www.example.com\nlocales: [{ id: en, tag: en, label: English }]\n",
  "en/pages/index.md": "# Home\n\nSee [the videos](../docs/plain.md).\n",
  "en/docs/plain.md": `# Plain\n\nBefore.\n\n${video}\n\nAt :moment[two *minutes*]{at=120}, look.\n`,
  "en/docs/mixed.md":
    `# Mixed\n\nBefore <kbd>K</kbd>.\n\n${video}\n\nAt :moment[two *minutes*]{at=120}, look.\n\n` +
    `- In a list:\n\n  ${video}\n\n:::note\n${video}\n:::\n\n::::tabs\n:::tab[One]\n${video}\n:::\n::::\n`,
  "en/blog/2024-01-02-post.md": `# Post\n\nText.\n\n${video}\n\nAt :moment[two *minutes*]{at=120}, look.\n`,
};

describe("with all of it", () => {
  const folder = keptFolder();
  const site = join(folder, "site");
  const shells = join(folder, "shells");
  const read = (path: string) => readFileSync(join(site, path), "utf8");
  let browser: Browser;

  beforeAll(async () => {
    copyOfSources(folder, ["directives", "elements", "expansions"]);
    execFileSync("npm", ["run", "--silent", "prepare"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    writeFiles(join(folder, "content"), content);
    for (const [out, ...more] of [[site], [shells, "--no-prerender"]])
      execFileSync(
        process.execPath,
        ["dist/twsite/main.js", "compile", "--strict", "--quiet", "--out", String(out), ...more],
        { cwd: folder, stdio: ["ignore", "inherit", "inherit"] },
      );
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  test("the types fit", () => expect(typeErrors(folder)).toEqual([]));

  test("the data has the element with its attributes, beside raw HTML and wherever a directive can be", () => {
    for (const [route, count] of [
      ["docs/plain", 1],
      ["docs/mixed", 4],
      ["blog/post", 1],
    ] as const) {
      const page = PageData.parse(JSON.parse(read(`data/${route}.json`)));
      const root = "content" in page ? page.content : undefined;
      const videos = selectAll("tw-youtube", root);
      expect(videos).toHaveLength(count);
      for (const { properties, children } of videos) {
        expect(properties).toEqual({ video: "abc", startAt: 42, muted: true });
        expect(children).toMatchObject([{ tagName: "a", children: [{ value: "The video" }] }]);
      }
      expect(selectAll("p > tw-moment", root)).toMatchObject([
        { properties: { at: 120 }, children: [{ value: "two " }, { tagName: "em" }] },
      ]);
    }
  });

  test("the document has what the expansion makes of it, and a feed what a program without the reader shows", () => {
    const html = read("docs/mixed/index.html").replace(/<script id="twsite-data".*?<\/script>/s, "");
    expect(html.match(/<div class="video"><a [^>]*>The video/g)).toHaveLength(4);
    expect(html).toContain('At <b class="at-120">two <em>minutes</em></b>, look.');
    const feed = read("blog/atom.xml");
    expect(feed).toContain("watch?v=abc");
    expect(feed).toContain("At &lt;span>two &lt;em>minutes&lt;/em>&lt;/span>, look.".replaceAll(">", "&gt;"));
    expect(html + feed).not.toMatch(/tw-(youtube|moment)/);
  });

  test.each([
    ["hydrated", site],
    ["in an empty shell", shells],
  ])("it acts in the browser, %s and after a click", async (_, root) => {
    const server = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    const play = page.getByRole("button", { name: "Play" });
    for (const route of ["/docs/mixed", "/"]) {
      await page.goto(`http://127.0.0.1:${server.port}${route}`);
      await page.waitForFunction(isHydrated);
      if (route === "/") await page.getByRole("link", { name: "the videos" }).click();
      await play.first().click();
      await expect.poll(() => page.getByRole("button", { name: "abc from 42" }).count()).toBe(1);
      await expect.poll(() => page.locator("b.at-120").innerText()).toBe("two minutes");
    }
    expect(complaints).toEqual([]);
    await page.close();
    await server.close();
  });
});
