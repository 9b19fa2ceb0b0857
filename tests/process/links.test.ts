/** `twsite links` asks other sites once, and `check` reports from links.lock what they answered (S90). */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editFile, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

const asked: (string | undefined)[] = [];
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const to = { "/articles/7": "/", "/list": "/login?next=/list", "/part": "/guide#part" }[url];
  if (to !== undefined) response.writeHead(301, { location: to }).end();
  else if (url === "/busy") response.writeHead(429, { "retry-after": "90000" }).end();
  else if (url === "/refuses") response.writeHead(403).end();
  else response.writeHead(url === "/gone" || url === "/robots.txt" ? 404 : 200).end();
});
let site = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => server.close());

function project(text: string, lock?: string) {
  const cwd = temporaryFolder();
  const page = { "en/docs/page.md": `# Page\n\n${text}\n` };
  writeFiles(join(cwd, "content"), {
    ...smallSite,
    ...page,
    ...(lock !== undefined && { "links.lock": lock }),
  });
  return { cwd, lock: () => readFileSync(join(cwd, "content/links.lock"), "utf8") };
}

describe("a link whose page is gone", () => {
  test("is a warning of check after two days, and what worked is not asked again on the same day", async () => {
    const { cwd, lock } = project(`[A](${site}/a) and [gone](${site}/gone).`);
    const links = (day: string) => run(["links", "--allow-private", "--now", day], { cwd });
    expect((await links("2026-11-20")).out).toBe(
      `fails  ${site}/gone  404 since 2026-11-20\ncontent/links.lock has 2 addresses; 2 asked now, 1 failing.\n`,
    );
    asked.length = 0;
    expect((await links("2026-11-20")).out).toContain("1 asked now, 1 failing");
    expect(asked).not.toContain("/a");
    expect((await run(["check"], { cwd })).out).not.toContain("outbound-link");
    expect((await links("2026-11-22")).out).toContain(`dead  ${site}/gone  404 since 2026-11-20`);
    expect(lock().split("\n").slice(2)).toEqual([
      `${site}/a  200  2026-11-22`,
      `${site}/gone  404  2026-11-22  failed=2026-11-20:404,2026-11-22:404`,
      "",
    ]);
    asked.length = 0;
    const { out } = await run(["check", "--strict"], { cwd });
    expect(out).toContain(`“${site}/gone” is a dead link: 404 since 2026-11-20  [outbound-link-works]`);
    expect(asked).toEqual([]);
  });

  test("counts as unknown until it has been asked, which check says where there is a list", async () => {
    const { cwd } = project("[A](https://a.example.org/) [B](https://b.example.org/)", "");
    const { out } = await run(["check"], { cwd });
    expect(out).toContain("2 links to other sites are not in links.lock yet");
  });
});

test("a link whose page leads to the home page or a login for good has no new address to write", async () => {
  const { cwd } = project(`[A](${site}/articles/7), [b](${site}/list) and [c](${site}/part).`);
  const { out } = await run(["links", "--allow-private"], { cwd });
  expect(out).toContain(`moved  ${site}/articles/7  to the home page ${site}/\n`);
  expect(out).toContain(`moved  ${site}/list  to the login page ${site}/login?next=/list\n`);
  const check = await run(["check", "--fix"], { cwd });
  expect(check.out).toContain(
    `“${site}/articles/7” only leads to the home page of ${new URL(site).host} now  [outbound-link-works]`,
  );
  expect(check.out).toContain(`“${site}/list” only leads to the login page of ${new URL(site).host} now`);
  expect(readFileSync(join(cwd, "content/en/docs/page.md"), "utf8")).toContain(
    `[A](${site}/articles/7), [b](${site}/list) and [c](${site}/guide#part).`,
  );
});

test("a site that refuses robots is unclear on any number of days, and is asked when it wants to be", async () => {
  const { cwd, lock } = project(`[A](${site}/busy) and [b](${site}/refuses).`);
  const links = (day: string) => run(["links", "--allow-private", "--now", day], { cwd });
  expect((await links("2026-11-20")).out).toBe(
    `unclear  ${site}/busy  429\nunclear  ${site}/refuses  403\ncontent/links.lock has 2 addresses; 2 asked now, 0 failing.\n`,
  );
  asked.length = 0;
  expect((await links("2026-11-21")).out).toContain(
    `later  ${site}/busy  not before 2026-11-21T01:00:00Z, as its site asks\n`,
  );
  expect(asked).not.toContain("/busy");
  expect(asked).toContain("/refuses");
  await links("2026-11-22");
  await links("2026-11-24");
  expect(lock().split("\n").slice(2)).toEqual([
    `${site}/busy  429  2026-11-24  not-before=2026-11-25T01:00:00Z`,
    `${site}/refuses  403  2026-11-24`,
    "",
  ]);
  expect((await run(["check", "--strict"], { cwd })).out).not.toContain("outbound-link");
});

test("is asked by a site with an international name, too", async () => {
  const { cwd } = project(`[A](${site}/a)`);
  editFile(join(cwd, "content/site.yml"), "https://example.com", "https://例え.jp");
  expect((await run(["links", "--allow-private"], { cwd })).out).toContain("1 asked now, 0 failing");
});

test("on this machine it is not asked, unless that is wanted", async () => {
  const { cwd, lock } = project(`[A](${site}/a)`);
  asked.length = 0;
  expect((await run(["links"], { cwd })).out).toContain("its host is in a private network");
  expect(asked).toEqual([]);
  expect(lock()).toContain(`${site}/a  private`);
});

test("where nothing answers, this machine may be offline, and nothing is written", async () => {
  const lock = "http://127.0.0.1:1/a  200  2026-11-01\n";
  const { cwd, lock: after } = project("[A](http://127.0.0.1:1/a) [B](http://127.0.0.1:1/b)", lock);
  const { code, err } = await run(["links", "--allow-private"], { cwd });
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("is this machine online?") });
  expect(after()).toBe(lock);
});

test("a list that cannot be read is not replaced", async () => {
  const { cwd, lock } = project(`[A](${site}/a)`, "<<<<<<< HEAD\n");
  const { code, err } = await run(["links", "--allow-private"], { cwd });
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("links-lock-is-valid") });
  expect(lock()).toBe("<<<<<<< HEAD\n");
});
