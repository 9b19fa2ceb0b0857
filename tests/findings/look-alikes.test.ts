/** A finding whose two texts look the same says how they differ. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { reportOf } from "./report.ts";

const page = "---\n# 1\n---\n# Page\n\n## Café {#cafe}\n\n## Übung\n\n## a\n\n## non-stop\n";

test.each([
  ["[x](page.md#c\u0430fe)", "its “\u0430” is U+0430 (Cyrillic), not U+0061 (Latin)"],
  ["[x](page.md#\u0430)", "its “\u0430” is U+0430 (Cyrillic), not U+0061 (Latin)"],
  ["[x](page.md#ca\u200bfe)", "it has the invisible character U+200B"],
  ["[x](page.md#non\u2011stop)", "its “\u2011” is U+2011, not U+002D"],
  ["[x](p\u0430ge.md)", "its “\u0430” is U+0430 (Cyrillic), not U+0061 (Latin)"],
  ["[x](/docs/\u03c1age)", "its “\u03c1” is U+03C1 (Greek), not U+0070 (Latin)"],
  ["[x](pag\u00ade.md)", "it has the invisible character U+00AD"],
  [":b\u0430dge[x]", "its “\u0430” is U+0430 (Cyrillic), not U+0061 (Latin)"],
  [":::not\u0435\nText\n:::", "its “\u0435” is U+0435 (Cyrillic), not U+0065 (Latin)"],
  ["---\ntitl\u0435: Page\n---\nText", "its “\u0435” is U+0435 (Cyrillic), not U+0065 (Latin)"],
  ["---\ntags: [n\u0435ws]\n---\nText", "its “\u0435” is U+0435 (Cyrillic), not U+0065 (Latin)"],
])("%j", async (text, difference) => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "tags.yml": "news: { label: News }\nold: { label: Old }\n",
    "en/docs/page.md": page,
    "en/docs/other.md": `${text}\n`,
  });
  expect((await reportOf(content)).split("\n")[0]).toContain(`; ${difference}  [`);
});

test("texts that look different say no more", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "en/docs/page.md": "# Page\n\n## Übung\n\n[x](#ubung) [y](#übungen)\n",
  });
  expect(await reportOf(content)).not.toContain(";");
});
