/** Pages that are published at a moment to come (S81). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { compile } from "../sites/build.ts";
import { editFile, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { compiled } from "../sites/read-site.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const config = (more = "") =>
  `title: Site\nurl: https://example.com\nlocales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]\n${more}`;
const page = (yaml: string) => `---\ntitle: Subject\n${yaml}\n---\n\nText.\n`;
const homes = { "en/pages/index.md": "# Home\n", "fr/pages/index.md": "# Accueil\n" };
const siteOf = (yaml: string, more = "", name = "blog/2026-01-01-subject.md") => ({
  "site.yml": config(more),
  ...homes,
  "en/blog/2025-01-01-old.md": "---\ntitle: Old\n---\n\nText.\n",
  [`en/${name}`]: page(yaml),
});

describe("a page is there from the moment on that it names", () => {
  test.each([
    ["the day has come", "publish_at: 2026-11-24", "", true],
    ["the day has not come", "publish_at: 2026-11-25", "", false],
    ["the time has come", "publish_at: 2026-11-24T12:00", "", true],
    ["the time has not come", "publish_at: 2026-11-24T12:01", "", false],
    ["the day has come where the site is", "publish_at: 2026-11-25", "time_zone: Pacific/Auckland\n", true],
    [
      "the hour has come where the site is",
      "publish_at: 2026-11-25T01:00",
      "time_zone: Pacific/Auckland\n",
      true,
    ],
    ["a scheduled date has come", "date: 2026-11-24\nscheduled: true", "", true],
    ["a scheduled date has not come", "date: 2026-11-25\nscheduled: true", "", false],
    ["a scheduled hour has come", "date: 2026-11-24T12:00\nscheduled: true", "", true],
    [
      "a scheduled hour has not come where the site is",
      "date: 2026-11-24T08:00\nscheduled: true",
      "time_zone: America/New_York\n",
      false,
    ],
    [
      "a scheduled hour has come where the site is",
      "date: 2026-11-25T01:00\nscheduled: true",
      "time_zone: Pacific/Auckland\n",
      true,
    ],
    ["a date in the future is meant", "date: 2026-12-24\nscheduled: false", "", true],
    ["publish_at is later than a date", "date: 2026-11-01\npublish_at: 2026-12-01", "", false],
  ])("%s: %s %s", async (_, yaml, more, isThere) => {
    const site = await compiled(siteOf(yaml, more));
    expect(site.has("blog/subject/index.html")).toBe(isThere);
    for (const list of ["sitemap.xml", "blog/rss.xml", "llms.txt", "data/routes.json", "data/blog.json"])
      expect(site.text(list).includes("/blog/subject"), list).toBe(isThere);
  });

  test("also docs, plain pages, and posts whose date is in their name", async () => {
    const files = {
      ...siteOf("publish_at: 2026-12-01", "", "docs/soon.md"),
      "en/docs/there.md": "# There\n",
      "en/pages/soon.md": page("publish_at: 2026-12-01"),
      "en/blog/2026-12-01-soon.md": page("scheduled: true"),
    };
    const before = await compiled(files);
    const after = await compiled(files, { now: "2026-12-01" });
    for (const path of ["docs/soon/index.html", "soon/index.html", "blog/soon/index.html"])
      expect([before.has(path), after.has(path)], path).toEqual([false, true]);
    expect(before.text("data/_/en/sidebars/current/docs.json")).not.toContain("soon");
  });

  test("a post without a date has that of its publication", async () => {
    const site = await compiled(siteOf("publish_at: 2026-11-20T09:00", "", "blog/subject.md"));
    expect(site.page("/blog/subject")).toMatchObject({ date: { text: "20 November 2026" } });
  });
});

describe("a translation", () => {
  const both = (french: string) => ({
    ...siteOf("publish_at: 2026-12-01"),
    "fr/blog/2026-01-01-subject.md": page(french),
  });
  test("comes out with its source", async () => {
    expect((await compiled(both(""))).has("fr/blog/subject/index.html")).toBe(false);
    expect((await compiled(both(""), { now: "2026-12-01" })).has("fr/blog/subject/index.html")).toBe(true);
  });
  test("comes out earlier where it says so", async () => {
    expect((await compiled(both("publish_at: 2026-11-01"))).has("fr/blog/subject/index.html")).toBe(true);
  });
  test("is the source's text until its own moment", async () => {
    const site = await compiled({
      ...siteOf("publish_at: 2026-11-01"),
      "fr/blog/2026-01-01-subject.md": page("publish_at: 2026-12-01"),
    });
    expect(site.page("/fr/blog/subject")).toHaveProperty("fallback");
  });
});

test("dev shows the page with a notice that says when it is published", async () => {
  const site = await compiled(siteOf("publish_at: 2026-12-01T09:30", "time_zone: Europe/Paris\n"), {
    drafts: true,
  });
  const read = site.document("blog/subject/index.html");
  expect(read.text(".banner strong")).toBe("Scheduled page");
  expect(read.text(".banner")).toContain("not published before 1 December 2026 at 09:30");
  expect(read.meta("robots")).toBe("noindex");
  expect(site.text("blog/rss.xml")).not.toContain("/blog/subject");
});

describe("a compile with the cache", () => {
  const run = (content: string, now?: string) =>
    compile(content, { cacheFolder: join(content, "../.twsite"), now });
  const hasPost = (content: string) => existsSync(join(content, "../site/blog/subject/index.html"));

  test("publishes a page that has become due, although no file changed", async () => {
    const content = writeFiles(join(temporaryFolder(), "content"), siteOf("publish_at: 2026-12-01"));
    await run(content);
    expect((await run(content)).published?.written).toEqual([]);
    vi.setSystemTime(new Date("2026-11-30T23:59:59Z"));
    expect((await run(content)).published?.written).toEqual([]);
    vi.setSystemTime(new Date("2026-12-01T00:00:00Z"));
    expect((await run(content)).published?.written).toContain("blog/subject/index.html");
    expect((await run(content)).published?.written).toEqual([]);
  });

  test("publishes it also where the text of another page was edited", async () => {
    const content = writeFiles(join(temporaryFolder(), "content"), siteOf("publish_at: 2026-12-01"));
    const edit = (from: string, to: string) => editFile(join(content, "en/blog/2025-01-01-old.md"), from, to);
    await run(content);
    edit("Text.", "Text.\n\nMore.");
    await run(content);
    vi.setSystemTime(new Date("2026-12-01T00:00:00Z"));
    edit("More.", "Other.");
    await run(content);
    expect(hasPost(content)).toBe(true);
    expect(readFileSync(join(content, "../site/blog/old/index.html"), "utf8")).toContain("Other.");
  });

  test("of another day leaves nothing of it behind", async () => {
    const content = writeFiles(join(temporaryFolder(), "content"), siteOf("publish_at: 2026-12-01"));
    await run(content, "2026-12-01");
    expect(hasPost(content)).toBe(true);
    await run(content);
    expect(hasPost(content)).toBe(false);
  });

  test("without dates to come does not depend on the day", async () => {
    const content = writeFiles(join(temporaryFolder(), "content"), siteOf("publish_at: 2026-11-01"));
    const { until } = await run(content);
    expect(until).toBeUndefined();
    const before = readFileSync(join(content, "../site/.twsite.json"), "utf8");
    vi.setSystemTime(new Date("2036-12-01T00:00:00Z"));
    expect((await compile(content)).published?.written).toEqual([]);
    expect(readFileSync(join(content, "../site/.twsite.json"), "utf8")).toBe(before);
  });
});

test("a date in the future without a schedule is a warning until the day has come", async () => {
  const warning =
    "future-date-is-scheduled en/blog/2026-01-01-subject.md: “2026-12-24” is in the future, and the post is published now";
  const site = await compiled(siteOf("date: 2026-12-24"), {}, [warning]);
  expect(site.has("blog/subject/index.html")).toBe(true);
  // It is the day somewhere.
  await compiled(siteOf("date: 2026-11-25"));
});
