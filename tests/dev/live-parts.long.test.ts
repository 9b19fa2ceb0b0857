/** What a page takes from elsewhere changes in the open page, too: parts, code, variables, pictures. */
// Tests: cli/dev, reader/dev, cli/markdown/includes
import { expect, test } from "vitest";
import { openPages } from "./open-page.ts";

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="8" viewBox="0 0 ${width} 8"/>\n`;

const opened = openPages({
  files: {
    "en/variables.yml": 'release: "1.0"\n',
    "en/docs/_parts/steps.md": "First steps.\n",
    "code/app.js": "start();\n",
    "en/docs/plan.svg": drawing(10),
    "en/docs/whole.md":
      "---\ntitle: Whole\n---\n\nRelease {{release}}.\n\n::include{file=_parts/steps.md}\n\n::include{file=../../code/app.js}\n\n![Plan](plan.svg)\n",
  },
});

test("a part, a file of code and a variable", async () => {
  const { site, open, isSamePage, main } = opened();
  await open("docs/whole");
  await expect.poll(main).toMatch(/Release 1\.0[\s\S]*First steps[\s\S]*start\(\)/);
  site.write("en/docs/_parts/steps.md", "Other steps.\n");
  await expect.poll(main).toContain("Other steps.");
  site.write("code/app.js", "end();\n");
  await expect.poll(main).toContain("end()");
  site.write("en/variables.yml", 'release: "2.0"\n');
  await expect.poll(main).toContain("Release 2.0.");
  await expect.poll(isSamePage).toBe(true);
});

test("a picture, with its size", async () => {
  const { site, page, open, isSamePage } = opened();
  await open("docs/whole");
  const width = () => page.locator("article img").getAttribute("width");
  await expect.poll(width).toBe("10");
  site.write("en/docs/plan.svg", drawing(20));
  await expect.poll(width).toBe("20");
  await expect.poll(isSamePage).toBe(true);
});

test("a part that goes away is said over the page, whose other text stays, until it is there again", async () => {
  const { site, open, main, findings } = opened();
  await open("docs/whole");
  await expect.poll(main).toContain("First steps.");
  site.remove("en/docs/_parts/steps.md");
  await expect.poll(findings).toContain("_parts/steps.md");
  await expect.poll(main).toContain("Release 1.0.");
  site.write("en/docs/_parts/steps.md", "Third steps.\n");
  await expect.poll(main).toContain("Third steps.");
  await expect.poll(findings).not.toContain("_parts/steps.md");
});
