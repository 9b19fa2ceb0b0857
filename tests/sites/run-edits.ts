/** After an edit, the site is the one that a compile from nothing makes. */
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { analyze } from "../../cli/pipeline/analyze.ts";
import { compile as compileSite } from "./build.ts";
import {
  contentsOf,
  differences,
  editFile,
  filesIn,
  keptFolder,
  temporaryFolder,
  writeFiles,
} from "./folders.ts";

/** `isTaken`: the edits of these numbers. */
export function testEdits(isTaken: (number: number) => boolean): void {
  const compiled = keptFolder();
  let folder: string;
  let content: string;
  let site: string;

  const compile = (at: string) =>
    compileSite(join(at, "content"), { cacheFolder: join(at, ".twsite/content") });

  beforeAll(async () => {
    cpSync(join(import.meta.dirname, "two-languages/content"), join(compiled, "content"), {
      recursive: true,
    });
    writeFiles(join(compiled, "content"), {
      "en/docs/one.md": "# One\n\nThe same text.\n",
      "en/docs/two.md":
        "---\ntitle: Two\n---\n\nTwo. A [link](./one.md).\n\nMore of two.\n\n## Part\n\n::include{file=./three.md}\n",
      "en/docs/three.md": "---\ntitle: Three\n---\n\nIncluded.\n",
      "static/plan.txt": "Plan.\n",
      "en/docs/draft.md": "---\ntitle: Draft\ndraft: true\n---\n\nNot yet.\n",
    });
    editFile(
      join(compiled, "content/site.yml"),
      "    - { type: locale }",
      "    - { type: locale }\n    - { type: search }",
    );
    // Times that a copy, too, keeps to the last digit.
    const files = filesIn(join(compiled, "content"));
    for (const path of files) utimesSync(join(compiled, "content", path), 1_700_000_000, 1_700_000_000);
    const { findings } = await compile(compiled);
    expect(findings).toEqual([]);
  });

  beforeEach(async () => {
    folder = temporaryFolder();
    cpSync(compiled, folder, { recursive: true, preserveTimestamps: true });
    content = join(folder, "content");
    site = join(folder, "site");
    // A run remembers where it wrote to.
    await compile(folder);
  });

  const edit = (path: string, from: string, to: string) => editFile(join(content, path), from, to);

  /** The site is what a compile without a cache makes of the content. */
  async function expectAsFromNothing(): Promise<void> {
    const fresh = temporaryFolder();
    await compileSite(content, { outFolder: join(fresh, "site") });
    expect(differences(contentsOf(site), contentsOf(join(fresh, "site")))).toEqual([]);
  }

  describe("the site is as from nothing after", () => {
    const edits: Record<string, () => unknown> = {
      "an edited paragraph": () => edit("en/docs/two.md", "More of two.", "Much more of two."),
      "an edited code block": () => edit("en/docs/01-start/01-install.md", "1. One", "1. Number one"),
      "a new time": () => utimesSync(join(content, "en/docs/two.md"), new Date(), new Date()),
      "an edit after others, of the same page and of one beside it": async () => {
        edit("en/docs/two.md", "More of two.", "Much more of two.");
        await compile(folder);
        edit("en/docs/01-start/01-install.md", "1. One", "1. Number one");
        await compile(folder);
        edit("en/docs/two.md", "Much more of two.", "Very much more of two.");
      },
      "an edit that takes one back": async () => {
        edit("en/docs/two.md", "More of two.", "Much more of two.");
        await compile(folder);
        edit("en/docs/two.md", "Much more of two.", "More of two.");
      },
      "another title": () => edit("en/docs/two.md", "title: Two", "title: Second"),
      "another heading": () => edit("en/docs/two.md", "## Part", "## Piece"),
      "another link": () => edit("en/docs/two.md", "./one.md", "./three.md"),
      "another excerpt": () => edit("en/docs/one.md", "The same text.", "Another text."),
      "an edit of a file that a page includes": () =>
        edit("en/docs/three.md", "Included.", "Included by two."),
      "an edit of a post": () => edit("en/blog/2025-01-10-first.md", "The rest", "What remains"),
      "an edit of one of two pages with the same text": async () => {
        writeFiles(content, { "en/docs/twin.md": "# One\n\nThe same text.\n\nMore.\n" });
        writeFiles(content, { "en/docs/one.md": "# One\n\nThe same text.\n\nMore.\n" });
        await compile(folder);
        edit("en/docs/twin.md", "More.", "More of it.");
      },
      "an edit of a draft": () => edit("en/docs/draft.md", "Not yet.", "Soon."),
      "an edit and a new page": () => {
        edit("en/docs/two.md", "Two.", "Two, edited.");
        writeFiles(content, { "en/docs/four.md": "# Four\n\nNew.\n" });
      },
      "an edit and another static file": () => {
        edit("en/docs/two.md", "## Part", "Text.\n\n## Part");
        writeFiles(content, { "static/plan.txt": "Other.\n" });
      },
      "an edit that a check has seen before": async () => {
        edit("en/docs/01-start/01-install.md", "1. One", "1. Number one");
        await analyze({
          contentFolder: content,
          baseUrl: undefined,
          jobs: 1,
          cacheFolder: join(folder, ".twsite/content"),
          version: "test",
          workerScript: undefined,
        });
      },
      "an edit when a file of the site is gone": () => {
        edit("en/docs/01-start/01-install.md", "1. One", "1. Number one");
        rmSync(join(site, "index.html"));
      },
      "an edit when the memory of the last run is something else": () => {
        edit("en/docs/two.md", "More of two.", "Much more of two.");
        writeFileSync(join(folder, ".twsite/content/last-run.json"), "{}");
      },
      "an edit that gives a page the text of another": () => {
        edit("en/docs/one.md", "The same text.", "The same text.\n\nMore.");
        writeFileSync(join(content, "en/docs/last.md"), readFileSync(join(content, "en/docs/one.md")));
      },
      "two edits that give two pages one text": async () => {
        writeFiles(content, {
          "en/docs/a.md": "# A\n\nText.\n\nOne.\n",
          "en/docs/b.md": "# A\n\nText.\n\nTwo.\n",
        });
        await compile(folder);
        edit("en/docs/a.md", "One.", "Three.");
        edit("en/docs/b.md", "Two.", "Three.");
        await compile(folder);
        edit("en/docs/b.md", "Three.", "Four.");
      },
      "an edit that gives a page the text that another had": async () => {
        writeFiles(content, {
          "en/docs/a.md": "# A\n\nText.\n\nOne.\n",
          "en/docs/b.md": "# A\n\nText.\n\nTwo.\n",
        });
        await compile(folder);
        edit("en/docs/a.md", "One.", "Three.");
        await compile(folder);
        edit("en/docs/b.md", "Two.", "One.");
        await compile(folder);
        edit("en/docs/a.md", "Three.", "Two.");
      },
      ...Object.fromEntries(
        ["last-run", "pages", "rendered"].flatMap((entry): [string, () => unknown][] => {
          const file = () => join(folder, `.twsite/content/${entry}.json`);
          const afterAnother = async () => {
            edit("en/docs/two.md", "More of two.", "Much more of two.");
            await compile(folder);
            edit("en/docs/two.md", "Much more", "Very much more");
          };
          return [
            [
              `an edit after another when ${entry} is lost`,
              async () => {
                await afterAnother();
                rmSync(file());
              },
            ],
            [
              `an edit after another when ${entry} is cut off`,
              async () => {
                await afterAnother();
                truncateSync(file(), Math.floor(statSync(file()).size / 2));
              },
            ],
            [
              `an edit after another when ${entry} is of the run before`,
              async () => {
                const old = existsSync(file()) ? readFileSync(file()) : "";
                await afterAnother();
                writeFileSync(file(), old);
              },
            ],
          ];
        }),
      ),
      "an edit when the page's line in the index is damaged": () => {
        edit("en/docs/two.md", "More of two.", "Much more of two.");
        const file = join(folder, ".twsite/content/pages.json");
        const text = readFileSync(file, "utf8");
        writeFileSync(file, text.replace('["en/docs/two.md",{', '["en/docs/two.md",'));
      },
      "an edit when the texts of the cache are lost": () => {
        edit("en/docs/01-start/01-install.md", "1. One", "1. Number one");
        rmSync(join(folder, ".twsite/content/content.packs"), { recursive: true });
      },
    };
    test.each(Object.keys(edits).filter((_, number) => isTaken(number)))("%s", async (name) => {
      await edits[name]?.();
      expect((await compile(folder)).findings).toEqual([]);
      await expectAsFromNothing();
      expect((await compile(folder)).published).toEqual({ written: [], deleted: [] });
    });
  });

  test("findings of other pages stay, and those of an edited page move with their lines", async () => {
    edit("en/docs/one.md", "The same text.", "The same text.\n\n[Nothing](#nothing)");
    const lineOf = ({ findings }: Awaited<ReturnType<typeof compile>>) =>
      findings.map(({ rule, file, place }) => `${rule} ${file} ${place?.line}`);
    const [first] = lineOf(await compile(folder));
    edit("en/docs/two.md", "More of two.", "Much more of two.");
    expect(lineOf(await compile(folder))).toEqual([first]);
    await expectAsFromNothing();
    edit("en/docs/one.md", "[Nothing]", "More.\n\n[Nothing]");
    const [second] = lineOf(await compile(folder));
    expect(second).not.toEqual(first);
  });

  test("an edit that brings a finding is reported, and nothing is written", async () => {
    const before = contentsOf(site);
    edit("en/docs/01-start/01-install.md", "1. One", "1. [Nowhere](./nowhere.md)");
    const { findings, published } = await compile(folder);
    expect(findings.map(({ rule }) => rule)).toEqual(["link-resolves"]);
    expect(published).toBeUndefined();
    expect(differences(before, contentsOf(site))).toEqual([]);
  });
}
