/** `twsite docs-version`: the docs of every locale become a version, all of them or none. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  contentsOf,
  differences,
  type Files,
  filesIn,
  temporaryFolder,
  writeFiles,
} from "../sites/folders.ts";
import { start } from "./command.ts";
import { run } from "./warm-command.ts";

const site = `# Keep me.
title: Site   # And me, with my spaces.
url: https://example.com
locales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]
navbar: { right: [{ type: version }] }
`;

const files: Files = {
  "site.yml": site,
  "sidebars.yml": "docs: [start]\n",
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/start.md": "# Start\n\n![Drawing](./drawing.svg)\n",
  "en/docs/drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>\n',
  "fr/docs/start.md": "# Début\n",
};

function project(more: Files = {}): { cwd: string; content: string } {
  const cwd = temporaryFolder();
  return { cwd, content: writeFiles(join(cwd, "content"), { ...files, ...more }) };
}

test("copies docs and sidebars, and adds the version to site.yml without touching the rest", async () => {
  const { cwd, content } = project();
  const before = contentsOf(content);
  const { code, out, err } = await run(["docs-version", "1.0"], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(
    /^The docs of en, fr are now frozen as version 1\.0\.\n\n\/docs shows version 1\.0\.\n/,
  );
  const after = contentsOf(content);
  expect(differences(before, after)).toEqual([
    "en/versions/1.0/drawing.svg",
    "en/versions/1.0/start.md",
    "fr/versions/1.0/start.md",
    "site.yml",
    "versions/1.0/sidebars.yml",
  ]);
  expect(after["en/versions/1.0/start.md"]).toBe(before["en/docs/start.md"]);
  expect(readFileSync(join(content, "site.yml"), "utf8")).toBe(
    `${site}\nversions:\n  frozen:\n    - name: "1.0"\n`,
  );
  expect((await run(["check", "--strict"], { cwd })).out).toBe("0 errors, 0 warnings in content\n");

  expect(await run(["docs-version", "2.0"], { cwd })).toMatchObject({ code: 0 });
  expect(readFileSync(join(content, "site.yml"), "utf8")).toBe(
    `${site}\nversions:\n  frozen:\n    - name: "2.0"\n    - name: "1.0"\n`,
  );
  expect((await run(["check", "--strict"], { cwd })).code).toBe(0);
});

test.each([
  [
    "versions:\n  # Newest first.\n  last: a\n",
    'versions:\n  # Newest first.\n  frozen:\n    - name: "b"\n  last: a\n',
  ],
  ["versions: { frozen: [{ name: a }] } # x\n", 'versions: { frozen: [{ name: "b" }, { name: a }] } # x\n'],
  ["", '\nversions:\n  frozen:\n    - name: "b"\n'],
  ["versions: {}\n", 'versions: { frozen: [{ name: "b" }] }\n'],
  ["versions: { last: a }\n", 'versions: { frozen: [{ name: "b" }], last: a }\n'],
  ["versions:\n  frozen: []\n", 'versions:\n  frozen: [{ name: "b" }]\n'],
  [
    "versions:\n  frozen:\n  # The first.\n  - name: a\n    label: A\n",
    'versions:\n  frozen:\n  # The first.\n  - name: "b"\n  - name: a\n    label: A\n',
  ],
])("%j becomes %j", async (versions, expected) => {
  const { withVersion } = await import("../../cli/authoring/freeze/with-version.ts");
  expect(withVersion(site + versions, "b")).toBe(site + expected);
  // Line endings of Windows stay what they are.
  const onWindows = (text: string) => text.replaceAll("\n", "\r\n");
  expect(withVersion(onWindows(site + versions), "b")).toBe(onWindows(site + expected));
});

test.each([
  [
    "docs:\n  sets:\n    - name: api\n",
    'docs:\n  sets:\n    - versions:\n        frozen:\n          - name: "b"\n      name: api\n',
  ],
  [
    "docs: { sets: [{ name: api, versions: {} }] }\n",
    'docs: { sets: [{ name: api, versions: { frozen: [{ name: "b" }] } }] }\n',
  ],
  [
    "docs:\n  sets:\n    - name: api\n      versions:\n        frozen:\n          - name: a\n",
    'docs:\n  sets:\n    - name: api\n      versions:\n        frozen:\n          - name: "b"\n          - name: a\n',
  ],
])("of a further set %j becomes %j", async (docs, expected) => {
  const { withVersion } = await import("../../cli/authoring/freeze/with-version.ts");
  expect(withVersion(site + docs, "b", ["docs", "sets", 0])).toBe(site + expected);
});

test("--docs freezes another set of docs, and leaves the first as it is", async () => {
  const { cwd, content } = project({
    "site.yml": `${site.replace("type: version", "type: version, docs: api")}docs:\n  sets:\n    - name: api\n`,
    "sidebars-api.yml": "main: [call]\n",
    "en/api/call.md": "# Call\n",
    "fr/api/call.md": "# Appel\n",
  });
  const { code, out } = await run(["docs-version", "1.0", "--docs", "api"], { cwd });
  expect(code).toBe(0);
  expect(out).toContain("/api shows version 1.0.\n/api/next shows api/, the next version.");
  expect(filesIn(content)).toEqual(
    expect.arrayContaining([
      "en/versions-api/1.0/call.md",
      "fr/versions-api/1.0/call.md",
      "versions-api/1.0/sidebars.yml",
    ]),
  );
  expect(filesIn(content).filter((path) => path.includes("versions/"))).toEqual([]);
  expect((await run(["check"], { cwd })).code).toBe(0);

  const unknown = await run(["docs-version", "2.0", "--docs", "apis"], { cwd });
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain("has no set of docs 'apis'\nexpected: one of docs, api");
});

test.each([
  [["1/0"], 2, "cannot be a version name"],
  [[".."], 2, "cannot be a version name"],
  [["current"], 2, "cannot be a version name"],
  [["old"], 2, "already has a version 'old'"],
  [["OLD"], 2, "differs from the version 'old' only in case"],
  [["Current"], 2, "differs from 'current', the docs in docs/, only in case"],
  [["con"], 2, "Windows keeps this name for a device"],
  [["NUL"], 2, "Windows keeps this name for a device"],
  [["com1.x"], 2, "Windows keeps this name for a device"],
  [["1.0."], 2, "Windows drops a dot at the end"],
  [["next"], 2, "/docs/next is the address of the docs in docs/"],
  [["Next"], 2, "/docs/next is the address of the docs in docs/"],
  [["elsewhere"], 2, "/docs/elsewhere is the address of the version 'moved'"],
  [["con"], 2, "expected: another name, such as 2.0"],
  [["half"], 2, "fr/versions/half already exists"],
  [[], 2, "missing required argument"],
])("%j is refused, and nothing changes", async (args, code, text) => {
  const { cwd, content } = project({
    "site.yml": `${site}versions: { frozen: [{ name: old }, { name: moved, path: elsewhere }] }\n`,
    "en/versions/old/start.md": "# Start\n",
    "en/versions/moved/start.md": "# Start\n",
    "fr/versions/half/start.md": "# Start\n",
  });
  const before = contentsOf(content);
  const ended = await run(["docs-version", ...args], { cwd });
  expect(ended).toMatchObject({ code, out: "" });
  expect(ended.err).toContain(text);
  expect(contentsOf(content)).toEqual(before);
});

test("a site.yml with a mistake is reported, and nothing changes", async () => {
  const { cwd, content } = project({ "site.yml": `${site}tilte: x\n` });
  const before = contentsOf(content);
  const { code, err } = await run(["docs-version", "1.0"], { cwd });
  expect(code).toBe(1);
  expect(err).toContain("unknown key “tilte”");
  expect(contentsOf(content)).toEqual(before);
});

test("an address that docs/ does not have is free", async () => {
  const { cwd } = project({ "site.yml": `${site}versions: { current: { path: dev } }\n` });
  expect(await run(["docs-version", "next"], { cwd })).toMatchObject({ code: 0, err: "" });
});

test("a mistake in site.yml is shown with its line", async () => {
  const { cwd } = project({ "site.yml": `${site}tilte: x\n` });
  const { err } = await run(["docs-version", "1.0"], { cwd });
  expect(err).toContain("  6 | tilte: x\n    | ^\n");
});

test.each([
  ["there is no such folder", undefined],
  ["this folder is empty", {}],
])("without content it says what check says: %s", async (text, found: Files | undefined) => {
  const cwd = temporaryFolder();
  if (found) mkdirSync(join(cwd, "content"));
  const { code, err } = await run(["docs-version", "1.0"], { cwd });
  expect(code).toBe(1);
  expect(err).toMatch(/^content {2}error {2}.* {2}\[content-is-not-empty\]\n {2}expected: a content folder/);
  expect(err).toContain(text);
});

test("without docs there is nothing to freeze", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), { "site.yml": site, "en/pages/index.md": "# Home\n" });
  const { code, err } = await run(["docs-version", "1.0"], { cwd });
  expect(code).toBe(2);
  expect(err).toContain("no docs to freeze");
});

test("a copy that fails half-way is taken back", async () => {
  const { cwd, content } = project({ versions: "a file where a folder has to be" });
  const before = contentsOf(content);
  const { code, err } = await run(["docs-version", "1.0"], { cwd });
  expect(code).toBe(1);
  expect(err).toMatch(/^twsite: .+\n$/);
  expect(contentsOf(content)).toEqual(before);
  expect(readdirSync(join(content, "en"))).toEqual(["docs", "pages"]);
});

test("interrupted, it leaves everything as it was", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`en/docs/page-${index}.md`, `# Page ${index}\n`]),
  );
  const { cwd, content } = project(many);
  const before = contentsOf(content);
  const { child, ended } = start(["docs-version", "1.0"], { cwd });
  const hasVersions = () => readdirSync(join(content, "en")).includes("versions");
  await vi.waitUntil(() => hasVersions() || child.exitCode !== null, { timeout: 60_000, interval: 1 });
  child.kill("SIGINT");
  const { signal } = await ended;
  if (signal === "SIGINT") {
    expect(contentsOf(content)).toEqual(before);
    expect(readdirSync(join(content, "en"))).toEqual(["docs", "pages"]);
  } else expect((await run(["check"], { cwd })).code).toBe(0);
});

test("says what the addresses show now, and what is left to do", async () => {
  const { cwd } = project();
  await run(["docs-version", "1.0"], { cwd });
  const { out } = await run(["docs-version", "2.0"], { cwd });
  expect(
    out.replace(/(?<=folders: ).* check/, "twsite check"),
  ).toBe(`The docs of en, fr are now frozen as version 2.0.

/docs shows version 2.0.
/docs/next shows docs/, the next version.
Version 1.0 has moved from /docs to /docs/1.0.

Next steps:
- Link to it by its name, /docs/2.0/…, if a link must stay at this version.
- Check the site, and commit the new folders: twsite check
`);
});

test("says what is missing in the bar, and that docs/ stays where it is with last: current", async () => {
  const { cwd } = project({
    "site.yml": site.replace(/navbar.*\n/, "versions: { last: current }\n"),
  });
  const { out } = await run(["docs-version", "1.0"], { cwd });
  expect(out).toContain("/docs shows docs/, the next version.\n/docs/1.0 shows version 1.0.\n");
  expect(out).toContain("- Add { type: version } to navbar.right in site.yml");
});

test("freezes the reference of an API with its description and the overlays of languages", async () => {
  const description =
    "openapi: 3.1.0\ninfo: { title: Orders, version: 1.0.0 }\npaths:\n  /orders:\n    get:\n      operationId: listOrders\n      summary: List orders\n      responses: { '200': { description: All orders. } }\n";
  const { cwd, content } = project({
    "site.yml": `${site}apis: [{ id: orders, file: apis/orders.yaml }]\n`,
    "apis/orders.yaml": description,
    "apis/orders.fr.yaml":
      'overlay: 1.0.0\ninfo: { title: En français, version: 1.0.0 }\nactions: [{ target: "$.info", update: { title: Commandes } }]\n',
  });
  const { code, out, err } = await run(["docs-version", "1.0", "--docs", "orders"], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(
    /^The reference of apis\/orders\.yaml is now frozen as version 1\.0\.\n\n\/orders shows /,
  );
  expect(readFileSync(join(content, "versions-orders/1.0/apis/orders.yaml"), "utf8")).toBe(description);
  writeFiles(content, { "apis/orders.yaml": description.replace("listOrders", "findOrders") });
  expect((await run(["compile", "--out", "dist"], { cwd })).code).toBe(0);
  const pages = filesIn(join(cwd, "dist")).filter((file) => /^orders\/.*orders\.md$/.test(file));
  expect(pages.sort()).toEqual(["orders/list-orders.md", "orders/next/find-orders.md"]);
});
