/** A finding whose two texts look the same says how they differ. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { reportOf } from "./report.ts";

const page = "---\n# 1\n---\n# Page\n\n## Café {#cafe}\n\n## Übung\n\n## a\n\n## non-stop\n";

test.each([
  ["[x](page.md#c\u0430fe)", "it has U+0430 where the other one has U+0061"],
  ["[x](page.md#\u0430)", "it has U+0430 where the other one has U+0061"],
  ["[x](page.md#ca\u200bfe)", "it has U+200B where the other one has U+0066"],
  ["[x](page.md#non\u2011stop)", "it has U+2011 where the other one has U+002D"],
  ["[x](p\u0430ge.md)", "it has U+0430 where the other one has U+0061"],
  ["[x](/docs/\u03c1age)", "it has U+03C1 where the other one has U+0070"],
  ["[x](pag\u00ade.md)", "it has U+00AD where the other one has U+0065"],
  [":b\u0430dge[x]", "it has U+0430 where the other one has U+0061"],
  [":::not\u0435\nText\n:::", "it has U+0435 where the other one has U+0065"],
  ["---\ntitl\u0435: Page\n---\nText", "it has U+0435 where the other one has U+0065"],
  ["---\ntags: [n\u0435ws]\n---\nText", "it has U+0435 where the other one has U+0065"],
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
