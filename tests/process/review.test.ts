/** `twsite review` records the text of a page and what it describes, and `check` and `status` say what has changed since (S88). */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { StatusReport } from "../../schema/reports.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

const api = `---
title: Orders
documents: [../../../src/api.ts, "../../../openapi.yaml#/paths/~1orders"]
---

How to order, by {{product}}.

![The screen](./screen.svg){from=../../../src/login.tsx}
`;

const files: Files = {
  ...smallSite,
  "en/variables.yml": "product: Shop\n",
  "en/docs/api.md": api,
  "en/docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n\nText.\n",
  "en/docs/screen.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>\n',
};

function project(content: Files = files) {
  const cwd = temporaryFolder();
  // The folder is a repository of its own.
  mkdirSync(join(cwd, ".git"));
  writeFiles(join(cwd, "content"), content);
  writeFiles(cwd, {
    "src/api.ts": "export const a = 1;\n",
    "src/login.tsx": "<a />\n",
    "openapi.yaml": "paths:\n  /orders: { get: { summary: Order, tags: [a] } }\n  /other: {}\n",
  });
  const at = (path: string) => join(cwd, path);
  return {
    cwd,
    read: (path: string) => readFileSync(at(path), "utf8"),
    write: (path: string, text: string) => writeFileSync(at(path), text),
    call: (...args: string[]) => run(args, { cwd }),
  };
}

const page = "content/en/docs/api.md";

/** The messages of the rule, of a check on the day after the review. */
async function outdated({ call }: ReturnType<typeof project>, now = "2026-03-18"): Promise<string[]> {
  const { out } = await call("check", "--now", now);
  return out
    .split("\n")
    .filter((line) => line.endsWith("[review-is-current]"))
    .map((line) => line.replace(/^.*?warning {2}/, "").replace("  [review-is-current]", ""));
}

describe("a page that is reviewed", () => {
  test("has day, name and state in its front matter, and its sources in reviews.lock", async () => {
    const { call, read } = project();
    const { out } = await call("review", page, "--by", 'Ana "A" López', "--now", "2026-03-17");
    expect(out).toBe(`${page} is reviewed as of 2026-03-17, with 3 sources.\n`);
    expect(read(page)).toMatch(
      /\nreviewed: 2026-03-17\nreviewed_by: "Ana \\"A\\" López"\nreviewed_text: "[0-9a-f]{12}"\n---\n\nHow/,
    );
    const lines = read("content/reviews.lock").split("\n").slice(2);
    expect(lines.map((line) => line.replace(/ {2}[0-9a-f]{12} {2}/, " … "))).toEqual([
      "en/docs/api.md  ../../../openapi.yaml#/paths/~1orders … 2026-03-17",
      "en/docs/api.md  ../../../src/api.ts … 2026-03-17",
      "en/docs/api.md  ../../../src/login.tsx … 2026-03-17",
      "",
    ]);
  });

  test("is outdated by its text, a variable, a picture and each source, and by nothing else", async () => {
    const site = project();
    const { call, read, write } = site;
    await call("review", page, "--now", "2026-03-17");
    write(
      page,
      read(page)
        .replace("How to order,", "How   to\norder,")
        .replace("title:", "sidebar_position: 2\ntitle:"),
    );
    write(
      "openapi.yaml",
      "paths:\n  /orders:\n    get:\n      tags:  [ a ]\n      summary: Order\n  /other: { x: 1 }\n",
    );
    write("src/api.ts", "export const a = 1;\r\n");
    write("content/en/docs/screen.svg", read("content/en/docs/screen.svg").replace("\n", "\r\n"));
    write("content/en/pages/index.md", "# Home\n\nAnother text.\n");
    expect(await outdated(site)).toEqual([]);

    write("content/en/variables.yml", "product: Store\n");
    expect(await outdated(site)).toEqual(["the text has changed since the review on 2026-03-17"]);
    write("content/en/variables.yml", "product: Shop\n");
    write("content/en/docs/screen.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="4"/>\n');
    expect(await outdated(site)).toEqual(["the text has changed since the review on 2026-03-17"]);

    await call("review", "en/docs/api.md", "--now", "2026-03-17");
    write("openapi.yaml", "paths:\n  /orders: { get: { summary: Order, tags: [b] } }\n");
    write("src/api.ts", "export const a = 2;\n");
    write("src/login.tsx", "<b />\n");
    expect((await outdated(site)).sort()).toEqual([
      "“../../../openapi.yaml#/paths/~1orders” has changed since the review on 2026-03-17",
      "“../../../src/api.ts” has changed since the review on 2026-03-17",
      "“../../../src/login.tsx” has changed since the review on 2026-03-17",
    ]);
    const { out } = await call("status", "--format", "json", "--now", "2026-03-18");
    expect(StatusReport.parse(JSON.parse(out)).reviews).toEqual([
      {
        path: "en/docs/api.md",
        reviewed: "2026-03-17",
        changed: [
          "../../../src/api.ts has changed",
          "../../../openapi.yaml#/paths/~1orders has changed",
          "../../../src/login.tsx has changed",
        ],
      },
    ]);
    expect((await call("status", "--now", "2026-03-18")).out).toContain(
      `${page}  reviewed 2026-03-17; ../../../src/api.ts has changed; `,
    );
  });

  test("is due by time, and names a source that its review did not include", async () => {
    const site = project();
    const { call, read, write } = site;
    await call("review", page, "--now", "2026-03-17");
    write(
      page,
      read(page)
        .replace("title:", "review_every: 6 months\ntitle:")
        .replace("[..", "[../../../src/login.tsx, ../../../src/new.ts, .."),
    );
    write("src/new.ts", "new\n");
    expect(await outdated(site, "2026-09-16")).toEqual([
      "the review on 2026-03-17 did not include “../../../src/new.ts”",
    ]);
    expect(await outdated(site, "2026-09-17")).toContain(
      "the review on 2026-03-17 was valid for 6 months, until 2026-09-17",
    );
  });

  test("loses the name of an earlier reviewer, and its lines in reviews.lock when it is gone", async () => {
    const { call, cwd, read } = project();
    await call("review", page, "--by", "Ana");
    await call("review", page);
    expect(read(page)).not.toContain("reviewed_by");
    rmSync(join(cwd, page));
    await call("review", "content/en/pages/index.md");
    expect(read("content/reviews.lock")).not.toContain("api.md");
  });

  test("stays reviewed when it is renamed, and when another page is reviewed then", async () => {
    const site = project();
    const { call, cwd, read, write } = site;
    await call("review", page, "--now", "2026-03-17");
    write("content/en/docs/orders.md", read(page));
    rmSync(join(cwd, page));
    expect(await outdated(site)).toEqual([]);
    await call("review", "content/en/pages/index.md", "--now", "2026-03-18");
    expect(await outdated(site)).toEqual([]);
    expect(read("content/reviews.lock")).toContain("en/docs/orders.md  ../../../src/api.ts  ");
    write("src/api.ts", "export const a = 2;\n");
    expect(await outdated(site)).toEqual([
      "“../../../src/api.ts” has changed since the review on 2026-03-17",
    ]);
  });

  test("names the commit that changed its source, and the next compile asks again", async () => {
    const site = project();
    const { call, cwd, write } = site;
    rmSync(join(cwd, ".git"), { recursive: true });
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
        cwd,
        env: { ...process.env, GIT_COMMITTER_DATE: "2026-03-20T10:00:00Z" },
      }).toString();
    git("init", "-q");
    await call("review", page, "--now", "2026-03-17");
    write("src/api.ts", "export const a = 2;\n");
    const compiled = async () => (await call("compile")).err;
    expect(await compiled()).toContain("“../../../src/api.ts” has changed since the review on 2026-03-17  [");
    git("add", ".");
    git("commit", "-q", "-m", "Change");
    const hash = git("log", "--format=%h", "--abbrev=8").trim();
    expect(await compiled()).toContain(
      `has changed since the review on 2026-03-17, in ${hash} of 2026-03-20  [`,
    );
    // What is not committed is in no commit.
    write("src/api.ts", "export const a = 3;\n");
    expect(await compiled()).toContain("“../../../src/api.ts” has changed since the review on 2026-03-17  [");
  });
});

test("its readers see who has reviewed it and when, in their language, while that is true", async () => {
  const about = "content/en/pages/about.md";
  const { call, read, write } = project({
    ...files,
    "site.yml":
      "title: Site\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n  - { id: fr, tag: fr-FR, label: Français }\n",
    "fr/pages/index.md": "# Accueil\n\nBienvenue.\n",
    "en/pages/about.md": "# About\n\nText.\n",
  });
  const compiled = async (path: string, now = "2026-03-18") => {
    expect((await call("compile", "--now", now)).code).toBe(0);
    return read(`dist/site/${path}/index.html`).replace(/<script[\s\S]*?<\/script>/g, "");
  };
  const line = '<time dateTime="2026-03-17">Reviewed on 17 March 2026 by Ana</time>';
  const french = '<time dateTime="2026-03-17">Dernière relecture le 17 mars 2026 par Ana</time>';
  expect(await compiled("docs/api")).not.toContain("Reviewed");
  await call("review", page, about, "--by", "Ana", "--now", "2026-03-17");
  expect(await compiled("docs/api")).toContain(line);
  expect(await compiled("about")).toContain(line);
  expect(await compiled("fr/docs/api")).toContain(french);

  write(about, read(about).replace("---\n", "---\nreview_every: 1 month\n"));
  expect(await compiled("about", "2026-04-16")).toContain(line);
  expect(await compiled("about", "2026-04-17")).not.toContain("Reviewed");
  write("src/api.ts", "export const a = 2;\n");
  expect(await compiled("docs/api")).not.toContain("Reviewed");
  write("src/api.ts", "export const a = 1;\n");
  expect(await compiled("docs/api")).toContain(line);
  write(page, `${read(page)}\nAnother sentence.\n`);
  expect(await compiled("docs/api")).not.toContain("Reviewed");
});

test("a compile notices when only a file outside of the content folder has changed", async () => {
  const { call, cwd, write } = project();
  await call("review", page);
  expect((await call("compile")).out).toContain("0 warnings");
  expect((await call("compile")).out).toContain("0 warnings");
  write("src/login.tsx", "<b />\n");
  utimesSync(join(cwd, "src/login.tsx"), 1, 1);
  expect((await call("compile")).out).toContain("1 warning");
});

test("what a picture is made from is not published", async () => {
  const { call, read } = project({
    ...files,
    "en/docs/api.md": `${api}\n![A](screen.svg){width=300 from=../../../src/login.tsx}\n`,
  });
  await call("compile");
  for (const file of ["docs/api/index.html", "docs/api.md", "data/docs/api.json"])
    expect(read(`dist/site/${file}`)).not.toContain("login.tsx");
  expect(read("dist/site/docs/api.md")).toContain(".svg){width=300}");
});

test.each([
  ["content/en/docs/apj.md", "content/en/docs/apj.md is not a page\n(Did you mean content/en/docs/api.md?)"],
  ["content/en/docs/draft.md", "content/en/docs/draft.md is a draft, which is not reviewed"],
])("%s is refused", async (path, message) => {
  const { call, read } = project();
  const before = read(page);
  const { code, err } = await call("review", page, path);
  expect({ code, err: err.trim() }).toEqual({ code: 2, err: `error: ${message}` });
  expect(read(page)).toBe(before);
});

test("--all-under reviews the pages of a folder, without drafts", async () => {
  const { call } = project();
  expect((await call("review", "--all-under", "content/en/docs", "--now", "2026-03-17")).out).toBe(
    `${page} is reviewed as of 2026-03-17, with 3 sources.\n`,
  );
  const { code, err } = await call("review", "--all-under", "content/en/dogs");
  expect({ code, err: err.trim() }).toEqual({
    code: 2,
    err: "error: content/en/dogs is not a folder with pages to review",
  });
});

test("a lock file that cannot be read is not replaced", async () => {
  const lock = "<<<<<<< HEAD\n";
  const { call, read } = project({ ...files, "reviews.lock": lock });
  const { code, err } = await call("review", page);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("reviews-lock-is-valid") });
  expect(read("content/reviews.lock")).toBe(lock);
});

test.each([
  ["leaves the repository", "../../../../outside.txt", "“../../../../outside.txt” leaves the repository"],
  ["leaves it through a link", "../../../src/link.txt", "“../../../src/link.txt” leaves the repository"],
  ["is missing", "../../../src/apo.ts", "there is no file “../../../src/apo.ts”"],
  ["is a folder", "../../../src", "“../../../src” is not a file"],
  [
    "is no part of the file",
    "../../../openapi.yaml#/paths/~1orderz/get",
    "“../../../openapi.yaml#/paths/~1orderz/get” names no part of that file",
  ],
  [
    "is part of a file that is not JSON",
    "../../../src/bad.json#/a",
    "“../../../src/bad.json#/a” names no part of that file",
  ],
  ["is too large", "../../../src/large.bin", "“../../../src/large.bin” has 11 MB"],
  [
    "has no parts",
    "../../../src/api.ts#/a",
    "“../../../src/api.ts#/a” does not name a part of a YAML or JSON file",
  ],
])("a source that %s is an error", async (_, source, message) => {
  const { call, cwd } = project({
    ...files,
    "en/docs/api.md": `---\ntitle: A\ndocuments: ["${source}"]\n---\n\nText.\n`,
  });
  const outside = temporaryFolder();
  writeFileSync(join(cwd, "src/large.bin"), Buffer.alloc(10_000_001));
  writeFiles(outside, { "secret.txt": "secret" });
  writeFileSync(join(cwd, "src/bad.json"), "secret: 1");
  symlinkSync(join(outside, "secret.txt"), join(cwd, "src/link.txt"));
  const { code, out } = await call("check");
  expect(code).toBe(1);
  expect(out).toContain(`${page}:3:13  error  ${message}  [source-resolves]`);
  expect((await call("review", page)).err).toContain(`cannot be reviewed: ${message}`);
  // No text and no key of a file outside of the content folder is told.
  expect(out).not.toMatch(/secret|\/orders\b/);
});
