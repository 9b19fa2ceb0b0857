/** `twsite locale add`: a language is added later, without an error to start with. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentsOf, differences, type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./warm-command.ts";

const site = `# Keep me.
title: { en: Site, fr: Site } # And me.
url: https://example.com
locales:
  - { id: en, tag: en, label: English }
  - { id: fr, tag: fr, label: Français } # Second.
navbar:
  left:
    - { type: link, to: /docs/start, label: { en: Start, fr: Début } }
`;
const files: Files = {
  "site.yml": site,
  "tags.yml": "news: { label: { en: News, fr: Nouvelles } }\n",
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/start.md": "# Start\n",
  "fr/docs/start.md": "# Début\n",
};

function project(more: Files = {}): { cwd: string; content: string } {
  const cwd = temporaryFolder();
  return { cwd, content: writeFiles(join(cwd, "content"), { ...files, ...more }) };
}

test.each(["de", "pt-BR", "zh-Hans", "ar", "en-GB", "sv"])(
  "%s is there at once, in the source's words",
  async (id) => {
    const { cwd, content } = project();
    const before = contentsOf(content);
    const added = await run(["locale", "add", id.toLowerCase()], { cwd });
    expect(added).toMatchObject({ code: 0, err: "" });
    expect(added.out).toContain("Wrote content/site.yml.\n");
    expect(added.out).toContain("add { type: locale } to navbar.right");
    expect(differences(before, contentsOf(content))).toEqual([`${id}/strings.yml`, "site.yml"].sort());
    const [start, end] = site.split("navbar:");
    const text = readFileSync(join(content, "site.yml"), "utf8");
    expect(text.startsWith(`${start}  - { id: ${id}, tag: ${id}, label: `)).toBe(true);
    expect(text.endsWith(` }\nnavbar:${end}`)).toBe(true);

    const checked = await run(["check"], { cwd });
    expect(checked.code).toBe(0);
    expect(checked.out).toContain(
      `2 texts are missing in ${id}, starting with “title”; the text for en is shown`,
    );
    expect(checked.out).toContain(`0 errors, ${id === "sv" ? 4 : 3} warnings in content\n`);
    expect((await run(["status"], { cwd })).out).toContain(`${id}: 0 of 2 pages translated\n`);
    expect((await run(["compile"], { cwd })).code).toBe(0);
    const page = readFileSync(join(cwd, `dist/site/${id}/docs/start/index.html`), "utf8");
    expect(page).toContain(`<html lang="${id}"`);
    expect(page).toMatch(/<aside class="banner"><p><strong>/);
  },
);

test("what is no language, or is there already, is refused, and nothing is written", async () => {
  const { cwd, content } = project();
  const before = contentsOf(content);
  const refused = async (...args: string[]) => {
    const { code, err } = await run(["locale", ...args], { cwd });
    return `${code} ${err}`;
  };
  expect(await refused("add", "german")).toContain("(Did you mean de?)");
  expect(await refused("add", "pt_BR")).toContain("(Did you mean pt-BR?)");
  expect(await refused("add", "xx_YY")).toMatch(/^2 error: 'xx_YY' is not a language id/);
  expect(await refused("add", "de", "--tag", "german")).toContain("'german' is not a language tag");
  expect(await refused("add", "FR")).toContain("content/site.yml already has the language 'fr'");
  expect(await refused("ad", "de")).toContain("(Did you mean add?)");
  expect(differences(before, contentsOf(content))).toEqual([]);
});

test("all of it, or nothing", async () => {
  const { cwd, content } = project({ de: "A file in the way.\n" });
  const before = contentsOf(content);
  const { code, err } = await run(["locale", "add", "de"], { cwd });
  expect(code).toBe(2);
  expect(err).toContain("content/de is not a folder");
  expect(differences(before, contentsOf(content))).toEqual([]);
});

test("a language that site.yml names already gets the files that it lacks", async () => {
  const { cwd, content } = project({
    "site.yml": site.replace("navbar:", "  - { id: de, tag: de-DE, label: Deutsch }\nnavbar:"),
  });
  const before = contentsOf(content);
  expect(await run(["locale", "add", "de"], { cwd })).toMatchObject({ code: 0 });
  expect(differences(before, contentsOf(content))).toEqual(["de/strings.yml"]);
  expect((await run(["check"], { cwd })).code).toBe(0);
  expect(existsSync(join(content, "de/pages"))).toBe(false);
});

test("remove takes a language out of the configuration to the letter, and keeps its pages beside the content", async () => {
  const { cwd, content } = project({
    "authors.yml":
      "me:\n  name: Ada\n  title:\n    en: Writer\n    fr: Rédactrice # Hers.\n  url: https://example.com\n",
  });
  const { code, out, err } = await run(["locale", "remove", "fr"], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("Wrote content/site.yml.\n");
  expect(readFileSync(join(content, "site.yml"), "utf8")).toBe(
    site
      .replace(", fr: Site }", " }")
      .replace("  - { id: fr, tag: fr, label: Français } # Second.\n", "")
      .replace(", fr: Début }", " }"),
  );
  expect(readFileSync(join(content, "tags.yml"), "utf8")).toBe("news: { label: { en: News } }\n");
  expect(readFileSync(join(content, "authors.yml"), "utf8")).toBe(
    "me:\n  name: Ada\n  title:\n    en: Writer\n  url: https://example.com\n",
  );
  expect(existsSync(join(content, "fr"))).toBe(false);
  expect(readFileSync(join(cwd, "removed/fr/docs/start.md"), "utf8")).toBe("# Début\n");
  expect(await run(["check"], { cwd })).toMatchObject({ code: 0, err: "" });
  const source = await run(["locale", "remove", "en"], { cwd });
  expect(source.err).toContain("'en' is the source, which the other languages translate; it stays");
  expect((await run(["locale", "remove", "de"], { cwd })).err).toContain("has no language 'de'");
});

test("the starter in two languages is one in one language after remove", async () => {
  const cwd = temporaryFolder();
  await run(["init", "site", "--no-install", "--locales", "en,fr"], { cwd });
  expect(await run(["locale", "remove", "fr"], { cwd: join(cwd, "site") })).toMatchObject({
    code: 0,
    err: "",
  });
  expect(await run(["check", "--strict"], { cwd: join(cwd, "site") })).toMatchObject({ code: 0, err: "" });
  for (const file of ["site.yml", "authors.yml", "tags.yml"])
    expect(readFileSync(join(cwd, "site/content", file), "utf8")).not.toMatch(/\bfr: "/);
});
