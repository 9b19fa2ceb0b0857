/** Which pages are to be reviewed, from the day of their last review and how long one holds. */
import { expect, test } from "vitest";
import { periodOf, reviewsDue } from "../../../../cli/check/reviews/reviews-due.ts";
import { analyze } from "../../../../cli/pipeline/analyze.ts";
import { type Files, temporaryFolder, writeFiles } from "../../../sites/folders.ts";

const locales =
  "title: Site\nurl: https://example.com\nlocales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]\n";

async function due(files: Files, now: string, more = ""): Promise<string[]> {
  const contentFolder = writeFiles(temporaryFolder(), {
    "site.yml": locales + more,
    "en/pages/index.md": "---\nreviewed: 2999-01-01\n---\n\n# Home\n",
    ...files,
  });
  const options = { contentFolder, baseUrl: undefined, jobs: 1, cacheFolder: undefined };
  const { analysis } = await analyze({ ...options, version: "test", workerScript: undefined });
  if (!analysis) throw new Error("the site cannot be analysed");
  const { compiled, categories, configuration } = analysis;
  const every = (page: (typeof compiled.pages)[number]) =>
    periodOf(page, categories, configuration.site.value);
  return reviewsDue(compiled.pages, Date.parse(now), every).map(
    ({ path, reviewed = "never", due = "now" }) => `${path} ${reviewed} ${due}`,
  );
}

const page = (yaml: string) => `---\ntitle: Page\n${yaml}\n---\n\nText.\n`;

test.each([
  ["6 months", "2026-03-17", "2026-09-17"],
  ["1 month", "2026-01-31", "2026-02-28"],
  ["6 months", "2026-08-31", "2027-02-28"],
  ["1 year", "2024-02-29", "2025-02-28"],
  ["2 weeks", "2026-12-25", "2027-01-08"],
  ["90 days", "2026-01-01", "2026-04-01"],
])("every %s after %s is due on %s", async (every, reviewed, day) => {
  const files = { "en/docs/page.md": page(`reviewed: ${reviewed}\nreview_every: ${every}`) };
  const eve = new Date(Date.parse(day) - 1).toISOString();
  expect(await due(files, eve)).toEqual([]);
  expect(await due(files, day)).toEqual([`en/docs/page.md ${reviewed} ${day}`]);
});

test("a page's own period comes before that of its folder, then of the folder above, then of the site", async () => {
  const reviewed = "reviewed: 2026-01-01";
  const files = {
    "en/docs/guide/category.yml": "review_every: 1 month\n",
    "en/docs/guide/deep/category.yml": "label: Deep\n",
    "en/docs/guide/own.md": page(`${reviewed}\nreview_every: 1 week`),
    "en/docs/guide/deep/folder.md": page(reviewed),
    "en/docs/site.md": page(reviewed),
    "en/docs/never.md": page(""),
    "en/docs/draft.md": page("draft: true"),
    "en/docs/stub.md": page("stub: true"),
    "en/versions/1.0/old.md": page(""),
    "en/blog/2026-01-01-post.md": page(""),
    "fr/docs/site.md": page(""),
  };
  const yaml = "review_every: 1 year\nversions: { frozen: [{ name: '1.0', label: '1.0' }] }\n";
  expect(await due(files, "2027-01-01", yaml)).toEqual([
    "en/docs/never.md never now",
    "en/docs/guide/own.md 2026-01-01 2026-01-08",
    "en/docs/guide/deep/folder.md 2026-01-01 2026-02-01",
    "en/docs/site.md 2026-01-01 2027-01-01",
  ]);
});

test("without a period, nothing is due", async () => {
  expect(await due({ "en/docs/page.md": page("reviewed: 2020-01-01") }, "2027-01-01")).toEqual([]);
});
