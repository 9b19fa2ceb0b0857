/** `twsite status`: what a writer has to come back to. */
import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sourceHash } from "../../cli/check/status/source-hash.ts";
import { withValue } from "../../cli/source/yaml/set-key.ts";
import { contentsOf, differences, type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

const files: Files = {
  "site.yml":
    "title: Site\nurl: https://example.com\nlocales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }]\n",
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/01-start.md": "# Start\n\nText.\n\n## One\n",
  "fr/docs/start.md": "# Début\n\nTexte.\n\n## Un\n",
};

function project(more: Files = {}): { cwd: string; content: string } {
  const cwd = temporaryFolder();
  return { cwd, content: writeFiles(join(cwd, "content"), { ...files, ...more }) };
}

const accept = ["status", "--accept", "content/fr/docs/start.md"];

test("lists interface texts of an added language that are still English", async () => {
  const { cwd, content } = project();
  expect((await run(["locale", "add", "sv"], { cwd })).code).toBe(0);
  const strings = join(content, "sv/strings.yml");
  const translated = readFileSync(strings, "utf8").replace(/^( {2}next: ).*$/m, '$1"Nästa"');
  writeFileSync(strings, translated);
  const { out } = await run(["status"], { cwd });
  expect(out).toMatch(/^ {2}interface {2}content\/sv\/strings\.yml {2}\d+ texts still in English:$/m);
  expect(out.match(/^ +reader\.\w+$/gm)).toHaveLength(10);
  expect(out).toMatch(/^ +and \d{3} more$/m);
  const { translations } = JSON.parse((await run(["status", "--format", "json"], { cwd })).out);
  expect(translations[0].untranslatedTexts).toEqual([]);
  expect(translations[1].untranslatedTexts).toContain("reader.previous");
  expect(translations[1].untranslatedTexts).not.toContain("reader.next");
  const done = translated.replace(/: "([^"]+)"/g, ': "$1 (sv)"');
  writeFileSync(strings, done.replace(/^( {2}previous: .*) \(sv\)/m, "$1"));
  expect((await run(["status"], { cwd })).out).toMatch(/ 1 text still in English:\n +reader\.previous\n/);
  writeFileSync(strings, done);
  expect((await run(["status"], { cwd })).out).not.toContain("interface");
});

test("names a language whose interface is that of another region", async () => {
  const { cwd } = project();
  for (const id of ["pt-PT", "es-MX"]) expect((await run(["locale", "add", id], { cwd })).code).toBe(0);
  expect((await run(["status"], { cwd })).out).toContain(
    "With the interface texts of another region or script (1)\n  pt-PT  those of pt-BR; content/pt-PT/strings.yml can replace them\n",
  );
});

test("lists drafts, unlisted pages, coming posts and the state of each translation", async () => {
  const { cwd } = project({
    "en/docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n",
    "en/docs/hidden.md": "---\nunlisted: true\n---\n\n# Hidden\n",
    "en/blog/2999-01-01-future.md": "# Future\n",
    "fr/blog/2999-01-01-future.md": "---\ndraft: true\n---\n\n# Avenir\n",
    "fr/docs/gone.md": '---\ntranslation_of: "0123456789ab"\n---\n\n# Disparue\n',
    "fr/docs/seule.md": "# Seule\n",
    "en/docs/parts.md": "# Parts\n\n## One\n\n### Two\n",
    "fr/docs/parts.md": "# Parties\n\n## Un\n\n## Deux\n",
  });
  expect(await run(["status"], { cwd })).toEqual({
    code: 0,
    signal: null,
    err: "",
    out: `Drafts (2)
  content/en/docs/draft.md
  content/fr/blog/2999-01-01-future.md

Unlisted (1)
  content/en/docs/hidden.md

Dated in the future, published now (1)
  content/en/blog/2999-01-01-future.md  2999-01-01

To fill in before publishing (1)
  content/site.yml:2:6  “https://example.com” is still a placeholder, in url

fr: 3 of 5 pages translated
  missing    content/fr/blog/2999-01-01-future.md  (a draft)
  missing    content/fr/docs/hidden.md
  different  content/fr/docs/parts.md  headings 2: level 2, in the source level 3
  orphaned   content/fr/docs/gone.md  its source is gone
  only here  content/fr/docs/seule.md
  3 translations without translation_of: after a review, record the state with --accept
`,
  });
  expect((await run(["status", "--strict"], { cwd })).code).toBe(1);
});

test("a placeholder that several keys have is written once, with the keys below it", async () => {
  const { cwd } = project({
    "site.yml": `${files["site.yml"]}variables: { phone: &missing "[to be completed]", mail: *missing, fax: "[your fax]" }\n`,
  });
  const { out } = await run(["status"], { cwd });
  expect(out).toContain(`To fill in before publishing (4)
  content/site.yml:2:6  “https://example.com” is still a placeholder, in url
  “[to be completed]” is still a placeholder, in:
    content/site.yml:4:30  variables.phone
    content/site.yml:4:57  variables.mail
  content/site.yml:4:72  “[your fax]” is still a placeholder, in variables.fax
`);
});

test("a translation is stale once its source says something else, and up to date when it is accepted", async () => {
  const { cwd, content } = project();
  const before = contentsOf(content);
  expect(await run(accept, { cwd })).toMatchObject({
    code: 0,
    out: "content/fr/docs/start.md is up to date with content/en/docs/01-start.md.\n",
  });
  expect(differences(before, contentsOf(content))).toEqual(["fr/docs/start.md"]);
  expect(readFileSync(join(content, "fr/docs/start.md"), "utf8")).toMatch(
    /^---\ntranslation_of: "[0-9a-f]{12}"\n---\n\n# Début\n/,
  );
  const stale = async () => {
    const { code, out } = await run(["status", "--format", "json", "--strict"], { cwd });
    return { code, stale: JSON.parse(out).translations[0].stale };
  };
  expect(await stale()).toEqual({ code: 0, stale: [] });
  expect((await run(["check", "--strict"], { cwd })).code).toBe(0);

  // Only what is translated counts.
  writeFiles(content, { "en/docs/01-start.md": "---\nslug: begin\n---\n# Start\n\nText.\n\n\n## One\n" });
  expect(await stale()).toEqual({ code: 0, stale: [] });

  writeFiles(content, { "en/docs/01-start.md": "# Start\n\nAnother text.\n\n## One\n" });
  const pair = { path: "fr/docs/start.md", source: "en/docs/01-start.md" };
  expect(await stale()).toEqual({ code: 1, stale: [pair] });
  await run(accept, { cwd });
  expect(await stale()).toEqual({ code: 0, stale: [] });
});

describe("--accept of a folder, or without a path", () => {
  const more: Files = {
    "en/docs/guide/a.md": "# A\n",
    "fr/docs/guide/a.md": '---\r\ntitle: A # nom\r\ntranslation_of: "000000000000" # old\r\n---\r\nTexte\n',
    "en/docs/guide/b.md": "# B\n",
    "fr/docs/guide/b.md": "---\ndraft: true\n---\n\n# B\n",
    "fr/docs/guide/gone.md": '---\ntranslation_of: "000000000000"\n---\n\n# Disparue\n',
    "en/docs/guide/linked.md": "# Linked\n",
    "fr/texts/linked.md": "# Liée\n",
  };
  const upToDate = (...names: string[]) =>
    names.map((name) => `content/fr/${name} is up to date with content/en/${name}.\n`).join("");

  function linkedProject(): { cwd: string; content: string } {
    const made = project(more);
    symlinkSync("../../texts/linked.md", join(made.content, "fr/docs/guide/linked.md"));
    chmodSync(join(made.content, "fr/docs/guide/a.md"), 0o600);
    return made;
  }

  test("records those that are stale or have no record, and nothing else", async () => {
    const { cwd, content } = linkedProject();
    const before = contentsOf(content);
    expect(await run(["status", "--accept", "content/fr/docs/guide/"], { cwd })).toMatchObject({
      code: 0,
      err: "",
      out: upToDate("docs/guide/a.md", "docs/guide/linked.md"),
    });
    expect(differences(before, contentsOf(content)).sort()).toEqual([
      "fr/docs/guide/a.md",
      "fr/docs/guide/linked.md",
      "fr/texts/linked.md",
    ]);
    expect(lstatSync(join(content, "fr/docs/guide/linked.md")).isSymbolicLink()).toBe(true);
    expect(statSync(join(content, "fr/docs/guide/a.md")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(content, "fr/docs/guide/a.md"), "utf8")).toMatch(
      /^---\r\ntitle: A # nom\r\ntranslation_of: "(?!0{12})[0-9a-f]{12}" # old\r\n---\r\nTexte\n$/,
    );
    expect(await run(["status", "--accept", "content/fr/docs/guide"], { cwd })).toMatchObject({
      code: 0,
      out: "Nothing to record: no translation in content/fr/docs/guide is stale or without translation_of.\n",
    });
  });

  test("without a path it is everything that status lists so", async () => {
    const { cwd } = linkedProject();
    const { code, out } = await run(["status", "--accept"], { cwd });
    expect({ code, lines: out.split("\n").length - 1 }).toEqual({ code: 0, lines: 4 });
    const after = JSON.parse((await run(["status", "--format", "json"], { cwd })).out);
    expect(after.translations[0]).toMatchObject({ stale: [], unrecorded: [], orphaned: [{}] });
  });

  test("records nothing where one file would lose what it holds", async () => {
    const { cwd, content } = linkedProject();
    writeFileSync(join(content, "fr/docs/start.md"), Buffer.from("# D\xe9but\n", "latin1"));
    const before = contentsOf(content);
    const paths = ["content/fr/docs/guide", "content/fr/docs/start.md"];
    const { code, err } = await run(["status", "--accept", ...paths], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("content/fr/docs/start.md is not UTF-8 text");
    expect(contentsOf(content)).toEqual(before);
  });

  test("in a site of one language there is nothing to record", async () => {
    const cwd = temporaryFolder();
    writeFiles(join(cwd, "content"), smallSite);
    expect(await run(["status", "--accept"], { cwd })).toMatchObject({ code: 0, err: "" });
  });

  test.each([
    ["content/fr/dcos", "Did you mean content/fr/docs?"],
    ["content/en/docs", "or a folder with translations"],
  ])("of %s is refused", async (path, text) => {
    const { code, err } = await run(["status", "--accept", path], { cwd: linkedProject().cwd });
    expect(code).toBe(2);
    expect(err).toContain(text);
  });
});

test.each(["content/fr/docs/strat.md", "content/en/docs/01-start.md", "content/fr/docs/nothing.md"])(
  "--accept %s is refused, and nothing is recorded",
  async (path) => {
    const { cwd, content } = project();
    const before = contentsOf(content);
    const { code, err } = await run([...accept, path], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(`${path} is neither a translation nor a folder with translations`);
    expect(contentsOf(content)).toEqual(before);
  },
);

test.each([
  ["# T\n", '---\ntranslation_of: "h"\n---\n\n# T\n'],
  ["---\ntitle: T\n---\nText\n", '---\ntitle: T\ntranslation_of: "h"\n---\nText\n'],
  ["---\r\ntitle: T\r\n---\r\nText\r\n", '---\r\ntitle: T\r\ntranslation_of: "h"\r\n---\r\nText\r\n'],
  ['\uFEFF---\ntranslation_of: "old"\ntitle: T\n---\n', '\uFEFF---\ntranslation_of: "h"\ntitle: T\n---\n'],
  ["---\n---\n", '---\ntranslation_of: "h"\n---\n'],
  ["---\ntitle: T\n---\nOne\r\nTwo\n", '---\ntitle: T\ntranslation_of: "h"\n---\nOne\r\nTwo\n'],
  ["---\rtitle: T\r---\rText", '---\rtitle: T\rtranslation_of: "h"\r---\rText'],
  ["---\ntranslation_of:\ntitle: T\n---\n", '---\ntranslation_of: "h"\ntitle: T\n---\n'],
  ['---\n"translation_of": >-\n  old\ntitle: T\n---\n', '---\ntranslation_of: "h"\ntitle: T\n---\n'],
  ["---\n{ title: T }\n---\n", '---\n{ translation_of: "h", title: T }\n---\n'],
  ["---\n# Nothing yet\n---\n", '---\n# Nothing yet\ntranslation_of: "h"\n---\n'],
  ["---\ndescription: |+\n  T\n\n---\n", '---\ndescription: |+\n  T\n\ntranslation_of: "h"\n---\n'],
  ["Text\n\n---\n\nMore\n", '---\ntranslation_of: "h"\n---\n\nText\n\n---\n\nMore\n'],
])("a record goes into %j", (text, expected) => {
  expect(withValue(text, "translation_of", "h")).toBe(expected);
});

test("the state of a source is that of its words, not of its layout", () => {
  const text = "---\ntitle: T\n---\n\nOne two\nthree.\n";
  const same = ["\uFEFF---\r\ntitle: 'T'\r\ndraft: true\r\n---\r\nOne two three.", `${text}\n\n`];
  for (const other of same) expect(sourceHash(other)).toBe(sourceHash(text));
  for (const other of [text.replace("T", "U"), text.replace("two", "Two"), "---\ntitle: [\n---\n"])
    expect(sourceHash(other)).not.toBe(sourceHash(text));
});
