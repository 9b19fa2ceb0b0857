/** `twsite dev --against` marks in the open page what the branch has changed so far (S88). */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { objections } from "../browser/axe.ts";
import { run } from "../process/warm-command.ts";
import { repository } from "../sites/site-in-git.ts";
import { smallSite } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const opened = openPages({
  args: ["--against", "main"],
  files: {
    "static/plan.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>\n',
    "en/docs/plan.md":
      "---\ntitle: A plan\n---\n\n## Where we go\n\nA first sentence.\n\n![The plan](/plan.svg)\n\nA formula: $x + 1$.\n\nThe last sentence.\n",
  },
});
const guide = (change: (text: string) => string) => change(String(smallSite["en/docs/guide.md"]));

/** What the bar says. */
const told = () =>
  opened().page.evaluate(
    () =>
      document
        .querySelector("twsite-findings")
        ?.shadowRoot?.querySelector("[aria-label=Changes]:not([hidden]) [role=status]")?.textContent,
  );
const button = (name: string) => opened().page.getByRole("button", { name });
const marks = () => opened().page.locator("[data-article] [data-change]").allTextContents();

test("marks words, and what came and went, as soon as the page is saved", async () => {
  const { site, page, complaints, open, isSamePage } = opened();
  await open("docs/guide");
  await expect.poll(told).toBe("No changes since main");
  await expect(button("Next change").isVisible()).resolves.toBe(false);

  site.write(
    "en/docs/guide.md",
    guide((text) => text.replace("First words.", "Some words.\n\n## A new heading")),
  );
  await expect.poll(told).toBe("2 changes since main");
  await expect.poll(marks).toEqual(["FirstSome words.", "A new heading"]);
  await expect(page.locator("[data-change] del").allTextContents()).resolves.toEqual(["First"]);
  await expect(page.locator("[data-change] ins").allTextContents()).resolves.toEqual([
    "Some",
    "A new heading",
  ]);
  const drawn = page.locator("[data-change]").first();
  await expect(drawn.evaluate((mark) => getComputedStyle(mark).boxShadow)).resolves.not.toBe("none");
  await expect(objections(page)).resolves.toEqual([]);

  await button("Next change").click();
  await button("Next change").click();
  await expect.poll(told).toBe("Change 2 of 2: added");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("A new heading");

  // Another page that is saved leaves the reader where they are.
  const other = () => page.evaluate(() => fetch("/data/docs/other.json").then((answer) => answer.text()));
  site.write("en/docs/other.md", `${smallSite["en/docs/other.md"]}\nMore words.\n`);
  await expect.poll(other).toContain("More words.");
  await expect.poll(told).toBe("Change 2 of 2: added");

  site.write(
    "en/docs/guide.md",
    guide((text) => text),
  );
  await expect.poll(told).toBe("No changes since main");
  await expect.poll(marks).toEqual([]);
  await expect.poll(isSamePage).toBe(true);
  expect(complaints).toEqual([]);
});

test("follows a link to a changed page, which shows a picture that is gone and the source of a formula", async () => {
  const { site, page, complaints, open } = opened();
  site.write(
    "en/docs/plan.md",
    "---\ntitle: Our plan\n---\n\n## Where we go\n\nA first sentence.\n\nA formula: $x + 2$.\n\nThe last sentence.\n",
  );
  await open("docs/other");
  await expect.poll(told).toBe("No changes since main");
  await page.getByRole("link", { name: "Our plan" }).first().click();
  await expect.poll(told).toBe("2 changes since main, and 1 of its data");
  await expect.poll(() => page.locator("[data-change=removed] img").count()).toBe(1);
  const isDrawn = page.locator("[data-change=removed] img").evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    await image.decode();
    return image.naturalWidth;
  });
  await expect(isDrawn).resolves.toBe(20);
  await expect(page.locator("[data-change] math").count()).resolves.toBe(2);
  await expect(page.locator("[data-change] code").allTextContents()).resolves.toEqual(["x + 1\nx + 2\n"]);
  await page.goBack();
  await expect.poll(told).toBe("No changes since main");
  expect(complaints).toEqual([]);
});

test("says of a new page that it is new, and of a page that moved where it was", async () => {
  const { site, open } = opened();
  site.write("en/docs/fresh.md", "---\ntitle: Fresh\n---\n\nNew words.\n");
  site.write("en/docs/another.md", String(smallSite["en/docs/other.md"]));
  site.remove("en/docs/other.md");
  await expect.poll(async () => (await fetch(new URL("docs/another", site.url))).status).toBe(200);
  await open("docs/fresh");
  await expect.poll(told).toBe("This page is new since main");
  await open("docs/another");
  await expect.poll(told).toBe("No changes since main; moved from /docs/other");
});

test("an unknown reference is wrong usage, and leaves nothing behind", async () => {
  const { cwd } = repository();
  const before = readdirSync(cwd);
  await expect(run(["dev", "--port", "0", "--against", "v9"], { cwd })).resolves.toMatchObject({
    code: 2,
    err: expect.stringMatching(/^error: --against: “v9” is not a commit, branch or tag of this repository/),
  });
  expect(readdirSync(cwd)).toEqual(before);
});
