/** A fault of the tool costs the page that it happens on a finding, and nothing else: no site, no file, no stack. */
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { KeptPages } from "../../cli/compile/compile-files.ts";
import { compileSource } from "../../cli/compile/compile-source.ts";
import { memoryStore } from "../../cli/compile/content-store.ts";
import type { PageContent } from "../../cli/markdown/compiled-page.ts";
import { textReport } from "../../cli/report/text.ts";
import { checkContent, compile } from "./build.ts";
import { contentsOf, temporaryFolder, writeFiles } from "./folders.ts";
import { severalPages } from "./small-sites.ts";

let content: string;
beforeEach(() => {
  content = writeFiles(join(temporaryFolder(), "content"), severalPages);
});

const reportLine = / {2}expected: a page or a finding: please report this fault in twsite, with this file$/;

/** What a run of the same process knows of the pages. */
async function keptPages(): Promise<KeptPages> {
  const { analysis } = await checkContent(content);
  if (!analysis) throw new Error("nothing is known of the site");
  return analysis.compiled.kept;
}

/** The pages, with a content of another shape in place of one. */
function withContent({ contents, ...kept }: KeptPages, file: string, other: unknown): KeptPages {
  const hash = kept.index.get(file)?.hash;
  const read = (name: string) => (name === hash ? (other as PageContent) : contents.read(name));
  return { ...kept, contents: { ...contents, read } };
}

/** The pages, of which one is known by other facts. */
function withFacts(kept: KeptPages, file: string, other: object): KeptPages {
  const entry = kept.index.get(file);
  if (!entry?.facts) throw new Error(`no facts of ${file}`);
  const index = new Map(kept.index).set(file, { ...entry, facts: { ...entry.facts, ...other } });
  return { ...kept, index };
}

test("while a page is compiled: the finding is the page's", async () => {
  const contents = memoryStore();
  const broken = {
    ...contents,
    write() {
      throw new TypeError("Cannot read properties of undefined\n    at minified.js:1:2345");
    },
  };
  const settings = (await keptPages()).settings.en;
  if (!settings) throw new Error("no settings");
  const job = {
    contentFolder: content,
    path: "en/docs/guide/one.md",
    area: "docs",
    known: undefined,
  } as const;
  const { findings, facts } = await compileSource(job, settings, "", broken);
  expect(facts).toBeUndefined();
  const report = textReport(
    findings.map((finding) => ({ ...finding, file: job.path })),
    "content",
  );
  expect(report).toMatch(
    /^content\/en\/docs\/guide\/one\.md {2}error {2}twsite failed while compiling this page: Cannot read properties of undefined {2}\[internal-error\]\n/,
  );
  expect(report).toMatch(reportLine);
  expect(report).not.toContain("minified");
});

describe("while a page is rendered", () => {
  const element = { type: "element", tagName: "p", properties: {}, children: "no list" };
  const wrongTree = { hast: { type: "root", children: [element] }, markdown: { body: "", destinations: [] } };

  test("check and compile name the file and the output, and the site that was there stays", async () => {
    const out = join(content, "../site");
    await compile(content);
    const before = contentsOf(out);
    writeFiles(content, {
      "en/docs/guide/three.md": "# Three\n",
      "en/pages/about.md": "# About\n\nOther text.\n",
    });
    const kept = withContent(await keptPages(), "en/docs/guide/three.md", wrongTree);
    for (const run of [checkContent, compile]) {
      const { findings } = await run(content, { kept });
      expect(findings.map(({ rule, file }) => `${rule} ${file}`)).toContain(
        "internal-error en/docs/guide/three.md",
      );
      const report = textReport(findings, "content");
      expect(report).toContain("twsite failed while rendering docs/guide/three/index.html: ");
      expect(report).not.toMatch(/\n\s+at /);
    }
    expect(contentsOf(out)).toEqual(before);
  });

  test("a first compile leaves no folder behind", async () => {
    const kept = withContent(await keptPages(), "en/pages/about.md", wrongTree);
    const { published } = await compile(content, { kept, outFolder: join(content, "../new/site") });
    expect(published).toBeUndefined();
    expect(() => contentsOf(join(content, "../new"))).toThrow("ENOENT");
  });

  test("the text of a feed names the post", async () => {
    const post = "en/blog/2025-01-02-post.md";
    const kept = withContent(await keptPages(), post, {
      ...wrongTree,
      hast: { type: "root", children: [{}] },
    });
    const { findings } = await checkContent(content, { kept });
    const ofFeed = findings.filter(({ message }) => message.includes("feed"));
    expect(ofFeed.map(({ rule, file }) => `${rule} ${file}`)).toContain(`internal-error ${post}`);
  });
});

test("while the site is put together: other pages are checked all the same", async () => {
  writeFiles(content, { "en/docs/guide/two.md": "# Two\n\n[Nowhere](./nowhere.md)\n" });
  const kept = withFacts(await keptPages(), "en/docs/guide/one.md", {
    outline: 7,
  });
  const { findings } = await checkContent(content, { kept });
  expect(findings.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
    "internal-error en/docs/guide/one.md",
    "link-resolves en/docs/guide/two.md",
  ]);
});

test("while links are checked: the finding is the page's", async () => {
  const kept = withFacts(await keptPages(), "en/docs/guide/one.md", {
    references: [{ kind: "link", url: 7 }],
  });
  const { findings } = await checkContent(content, { kept });
  expect(findings).toMatchObject([{ rule: "internal-error", file: "en/docs/guide/one.md" }]);
});

describe("a component that fails only when the page is rendered", () => {
  const chance = `
export default function Chance() {
  globalThis.twsiteTestRenders = (globalThis.twsiteTestRenders ?? 0) + 1;
  if (globalThis.twsiteTestRenders > 1) throw new Error("not twice\\n    at secret.js:1:1");
  return <p>Once</p>;
}
`;

  test.each([
    ["check", checkContent],
    ["compile", compile],
  ])("%s names the page, the component and the output", async (_, run) => {
    Reflect.deleteProperty(globalThis, "twsiteTestRenders");
    writeFiles(content, { "components/Chance.tsx": chance, "en/docs/guide/two.md": "# Two\n\n::Chance\n" });
    const { findings } = await run(content);
    expect(findings).toMatchObject([
      {
        rule: "component-is-usable",
        file: "en/docs/guide/two.md",
        message:
          "a component of this page (“Chance”) failed while the page was rendered: not twice (docs/guide/two/index.html)",
      },
    ]);
  });
});
