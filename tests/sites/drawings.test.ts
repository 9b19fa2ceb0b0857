/** Drawings in SVG as files of a site: what is changed, what is not, and how often. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import * as cleaning from "../../cli/images/drawings/clean-drawing.ts";
import { compile } from "./build.ts";
import { keptFolder } from "./folders.ts";

const site =
  "title: T\nurl: https://drawings.example\nlocales:\n  - { id: en, tag: en-GB, label: English }\n";
const good =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>\n';
const hostile = good.replace("<path", "<script>run()</script><path");

function written(page: string): string {
  const content = join(keptFolder(), "content");
  const files = {
    "site.yml": site,
    "en/pages/index.md": "# Home\n\nText.\n",
    "en/docs/page.md": page,
    "en/docs/plan.svg": hostile,
    "en/docs/good.svg": good,
    "en/docs/half.svg": hostile.replace("</svg>", ""),
    "static/app.svg": hostile,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(content, path, ".."), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  return content;
}

/** By name without hash. */
function drawingsOf(content: string): Record<string, string> {
  const folder = join(content, "../site/_twsite");
  const names = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  return Object.fromEntries(
    names.map((name) => [name.replace(/-[0-9a-f]{10}/, ""), readFileSync(join(folder, name), "utf8")]),
  );
}

test.each(["![A](plan.svg)", "[A](plan.svg)", "![A](good.svg){dark=plan.svg}"])(
  "a drawing arrives without its script: %s",
  async (use) => {
    const content = written(`# Page\n\n${use}\n`);
    const { findings } = await compile(content);
    expect(findings.map(({ rule, file, place }) => [rule, file, place])).toEqual([
      ["svg-is-allowed", "en/docs/plan.svg", { line: 2, column: 64 }],
    ]);
    expect(drawingsOf(content)["plan.svg"]).toBe(good.replace('<?xml version="1.0"?>\n', ""));
    expect(readFileSync(join(content, "../site/docs/page/index.html"), "utf8")).toMatch(
      /"\/_twsite\/plan-[0-9a-f]{10}\.svg"/,
    );
  },
);

test("a picture of a link preview, too", async () => {
  const content = written("---\nimage: plan.svg\n---\n# Page\n\nText.\n");
  expect((await compile(content)).findings).toMatchObject([{ rule: "svg-is-allowed" }]);
  expect(drawingsOf(content)["plan.svg"]).not.toContain("script");
});

test("a drawing that holds no more than a picture, and any file of static/, is sent as it is", async () => {
  const content = written("# Page\n\n![A](good.svg)\n\n![B](/app.svg)\n");
  expect((await compile(content)).findings).toEqual([]);
  expect(drawingsOf(content)["good.svg"]).toBe(good);
  expect(readFileSync(join(content, "../site/app.svg"), "utf8")).toBe(hostile);
});

test("one that cannot be read is an empty file, which runs nothing and shows the alternative text", async () => {
  const content = written("# Page\n\n![A](half.svg)\n");
  expect((await compile(content)).findings).toMatchObject([
    { rule: "image-can-be-shown", file: "en/docs/half.svg", place: { line: 2 } },
  ]);
  expect(drawingsOf(content)).toEqual({ "half.svg": "" });
});

test("drawings are cleaned once, and again only where one has changed", async () => {
  const clean = vi.spyOn(cleaning, "cleanDrawing");
  const content = written("# Page\n\n![A](plan.svg) ![B](good.svg)\n");
  const again = () => compile(content, { cacheFolder: join(content, "../cache") });
  const first = await again();
  const files = drawingsOf(content);
  clean.mockClear();
  writeFileSync(join(content, "en/docs/other.md"), "# Other\n\nText.\n");
  const second = await again();
  expect(clean).not.toHaveBeenCalled();
  expect(second.published?.written).not.toEqual([]);
  expect(second.findings).toEqual(first.findings);

  writeFileSync(join(content, "en/docs/good.svg"), hostile);
  expect((await again()).findings).toHaveLength(2);
  expect(drawingsOf(content)["good.svg"]).toBe(files["plan.svg"]);

  rmSync(join(content, "../site"), { recursive: true });
  await again();
  expect(drawingsOf(content)["plan.svg"]).toBe(files["plan.svg"]);
});

test("thousands of mistakes in one drawing are a few findings", async () => {
  const content = written("# Page\n\n![A](good.svg)\n");
  const many = Array.from({ length: 3000 }, (_, index) => `<g onx${index}="run()"/><script/>`).join("");
  writeFileSync(join(content, "en/docs/good.svg"), good.replace("<path", `${many}<path`));
  const { findings } = await compile(content);
  expect(findings).toHaveLength(20);
  expect(findings.at(-1)?.message).toMatch(/, and so are 980 others$/);
});
