/** What a reader sees of a translation whose source has changed since (S65). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceHash } from "../../cli/check/status/source-hash.ts";
import { compile } from "../sites/build.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";

const source = "# Start\n\nText.\n";

/** The French page of a site whose source said `translated` when it was translated, and says `source` now. */
async function frenchPage(translated: string, notice: boolean): Promise<{ data: unknown; html: string }> {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    "site.yml": `title: Site\nurl: https://example.com\nstale_notice: ${notice}\nlocales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]\n`,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/docs/start.md": `---\nslug: begin\n---\n\n${source}`,
    "fr/docs/start.md": `---\ntranslation_of: "${sourceHash(translated)}"\n---\n\n# Début\n`,
  });
  const { findings } = await compile(content);
  expect(findings).toEqual([]);
  const file = (path: string) => readFileSync(join(content, "../site", path), "utf8");
  return { data: JSON.parse(file("data/fr/docs/start.json")), html: file("fr/docs/start/index.html") };
}

test("where the site says so, a notice with a link to the source", async () => {
  const { data, html } = await frenchPage("# Start\n\nAn older text.\n", true);
  expect(data).toMatchObject({
    stale: {
      text: "L’original de cette page a changé depuis sa traduction.",
      link: { title: "Lire l’original", href: "/docs/begin" },
    },
  });
  expect(html).toMatch(/<aside class="banner">.*L’original de cette page.*<a [^>]*href="\/docs\/begin"/s);
});

test.each([
  ["the source is as it was", source, true],
  ["the site does not ask for it", "# Another\n", false],
])("none where %s", async (_, translated, notice) => {
  const { data, html } = await frenchPage(translated, notice);
  expect(data).not.toHaveProperty("stale");
  expect(html).not.toContain("L’original de cette page");
});
