/** `twsite diff`: what a change does to the site (S88). */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import * as YAML from "yaml";
import { DiffReport } from "../../schema/diff-report.ts";
import { contentsOf, differences, editFile, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { commit, git, repository } from "../sites/site-in-git.ts";
import { start } from "./command.ts";
import { run } from "./warm-command.ts";

async function diff(cwd: string, ...args: string[]): Promise<DiffReport> {
  const { out, err } = await run(["diff", ...args, "--format", "json"], { cwd });
  expect(err).toBe("");
  return DiffReport.parse(JSON.parse(out));
}

const named = ({ pages }: DiffReport) =>
  pages.flatMap(({ change, path, follows }) => (follows ? [] : [`${change} ${path}`]));

describe("pages", () => {
  test("a page that changed is named with its words; what is not a change of the site is not", async () => {
    const { cwd, content } = repository();
    editFile(join(content, "en/docs/start.md"), "One old word", "One new\nword");
    editFile(
      join(content, "en/docs/start.md"),
      "- One\n- Two\n",
      "<!-- A comment. -->\n\n*   One\n*   Two\n",
    );
    editFile(join(content, "en/docs/other.md"), "Something else.", "Something\nelse.\n\n");
    editFile(
      join(content, "en/blog/one.md"),
      "date: 2025-01-01\ntags: [a]",
      "tags:\n  - a\ndate: 2025-01-01",
    );
    commit(cwd);
    const report = await diff(cwd);
    expect(report.from.ref).toBe("main");
    expect(named(report)).toEqual(["changed /docs/start"]);
    expect(report.pages[0]?.blocks).toEqual([
      {
        number: 1,
        change: "changed",
        element: "p",
        words: [
          { change: "same", text: "One " },
          { change: "removed", text: "old" },
          { change: "added", text: "new" },
          { change: "same", text: " word in a sentence." },
        ],
      },
    ]);
    expect(report.stale).toEqual([{ path: "fr/docs/start.md", source: "en/docs/start.md" }]);

    const { out, code } = await run(["diff"], { cwd });
    expect(code).toBe(0);
    expect(out).toMatch(/^Since main \([0-9a-f]{7}\): 1 page changed\.$/m);
    expect(out).toContain(
      "~ /docs/start  Start  +1 −1 words\n    p  One [-old-]{+new+} word in a sentence.\n",
    );
  });

  test("the words of the working tree count, committed or not, and those of another state with --to", async () => {
    const { cwd, content } = repository();
    editFile(join(content, "en/docs/start.md"), "old", "new");
    expect(named(await diff(cwd))).toEqual(["changed /docs/start"]);
    expect(named(await diff(cwd, "main", "--to", "edit"))).toEqual([]);
    commit(cwd);
    git(cwd, "tag", "v2");
    editFile(join(content, "en/docs/other.md"), "else", "more");
    expect(named(await diff(cwd, "main", "--to", "v2"))).toEqual(["changed /docs/start"]);
    expect(named(await diff(cwd, "v2"))).toEqual(["changed /docs/other"]);
  });

  test("pages that came, went and moved, with the addresses that break", async () => {
    const { cwd, content } = repository({
      "en/docs/gone.md": "# Gone\n\nSoon.\n",
      "en/docs/renamed.md": "# Renamed\n\nThe same text.\n",
    });
    git(cwd, "mv", "content/en/docs/renamed.md", "content/en/docs/better.md");
    rmSync(join(content, "en/docs/gone.md"));
    git(cwd, "mv", "content/en/docs/other.md", "content/en/docs/another.md");
    editFile(
      join(content, "en/docs/another.md"),
      "# Other\n\nSomething else.",
      "---\naliases: [/docs/other]\n---\n\n# Another\n\nSomething quite different.",
    );
    editFile(join(content, "en/docs/start.md"), "## Install", "## Set up");
    writeFiles(content, { "en/docs/new.md": "# New\n\nText.\n" });
    const report = await diff(cwd);
    expect(named(report)).toEqual([
      "removed /docs/gone",
      "moved /docs/another",
      "moved /docs/better",
      "added /docs/new",
      "changed /docs/start",
    ]);
    expect(report.pages.map(({ was }) => was).filter(Boolean)).toEqual([
      "/docs/other",
      "/docs/renamed",
      "/fr/docs/renamed",
    ]);
    expect(report.broken).toEqual([
      { address: "/docs/gone" },
      { address: "/docs/renamed", perhaps: "/docs/better" },
      { address: "/docs/start#install", perhaps: "/docs/start#set-up" },
    ]);
    expect(report.redirects).toEqual([{ change: "added", from: "/docs/other", to: "/docs/another" }]);
    expect(report.navigation.find(({ name }) => name.startsWith("sidebar"))?.lines).toContainEqual({
      change: "added",
      text: "New  /docs/new",
    });
    for (const [list, code] of [
      ["removed", 1],
      ["broken", 1],
      ["removed,broken", 1],
    ] as const)
      expect((await run(["diff", "--fail-on", list], { cwd })).code).toBe(code);
    expect((await run(["diff"], { cwd })).code).toBe(0);
  });

  test("titles, tags and dates, and the lists and feeds that follow", async () => {
    const { cwd, content } = repository();
    editFile(join(content, "en/blog/one.md"), "date: 2025-01-01\ntags: [a]", "date: 2025-02-01\ntags: [b]");
    editFile(join(content, "en/blog/one.md"), "# One", "# First");
    const report = await diff(cwd);
    const post = report.pages.find(({ path }) => path === "/blog/one");
    expect(post?.fields).toContainEqual({ name: "title", before: "One", after: "First" });
    expect(post?.fields).toContainEqual({ name: "tags", before: "A", after: "B" });
    expect(post?.fields.map(({ name }) => name)).toContain("date");
    expect(report.pages.find(({ path }) => path === "/blog")).toMatchObject({
      change: "changed",
      follows: true,
    });
    expect(report.feeds).toContainEqual({ path: "/blog", added: ["First"], removed: ["One"] });
  });

  test("a picture with its size, and a page that shows it", async () => {
    const drawing = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><title>T</title></svg>`;
    const { cwd, content } = repository({
      "en/docs/plan.svg": drawing(10),
      "en/docs/shown.md": "# Shown\n\n![A plan](plan.svg)\n",
    });
    writeFiles(content, { "en/docs/plan.svg": drawing(2000) });
    const report = await diff(cwd);
    expect(named(report)).toEqual(["changed /docs/shown"]);
    expect(report.files).toEqual([
      {
        change: "changed",
        path: "en/docs/plan.svg",
        before: { bytes: 85, width: 10, height: 10 },
        after: { bytes: 87, width: 2000, height: 10 },
      },
    ]);
  });

  test("the picture of link previews is named, and shown before and after in the review", async () => {
    const drawing = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><title>T</title></svg>`;
    const { cwd, content } = repository({
      "site.yml":
        "title: Site\nurl: https://example.com\ndraw_cards: true\nfavicon: /icon.svg\nlocales: [{ id: en, tag: en, label: English }]\n",
      "static/icon.svg": drawing(1),
      "en/docs/own.md": "---\nimage: own.svg\n---\n\n# Own\n\nText.\n",
      "en/docs/own.svg": drawing(10),
      // A drawing that is sent without its script.
      "en/docs/plan.svg": drawing(10).replace("<title>", "<script>1</script><title>"),
      "en/docs/other.md": "# Other\n\n![A plan](plan.svg)\n",
    });
    writeFiles(content, { "en/docs/own.svg": drawing(20) });
    editFile(join(content, "en/docs/other.md"), "# Other", "# Another");
    const { out } = await run(["diff", "--out", "review", "--format", "json"], { cwd });
    const { pages } = DiffReport.parse(JSON.parse(out));
    const previewOf = (path: string) =>
      pages.find((page) => page.path === path)?.fields.find(({ name }) => name === "preview");
    const address = (name: string) =>
      expect.stringMatching(new RegExp(`^/_twsite/${name}-\\w+\\.(svg|png)$`));
    expect(previewOf("/docs/own")).toEqual({
      name: "preview",
      before: address("own"),
      after: address("own"),
    });
    expect(previewOf("/docs/other")).toMatchObject({ before: address("card"), after: address("card") });
    expect(named({ ...DiffReport.parse(JSON.parse(out)) })).toEqual(["changed /docs/other"]);

    const document = readFileSync(join(cwd, "review/pages/docs/other.html"), "utf8");
    expect(document).toMatch(/<img [^>]*src="..\/..\/site\/_twsite\/plan-\w+\.svg"/);
    const sources = [...document.matchAll(/<img src="\.\.\/\.\.\/(site\/_twsite\/card-[^"]+)"/g)].map(
      ([, src]) => src,
    );
    expect(sources).toHaveLength(2);
    for (const src of sources) expect(existsSync(join(cwd, "review", src ?? ""))).toBe(true);
    expect(document).toContain('href="../../site/icon.svg"');
  });

  test("a page that becomes heavier for its visitors", async () => {
    const drawing = (title: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><title>${title}</title></svg>`;
    const { cwd, content } = repository({
      "en/docs/plan.svg": drawing("T"),
      "en/docs/shown.md": "# Shown\n\n![A plan](plan.svg)\n",
    });
    writeFiles(content, { "en/docs/plan.svg": drawing("long ".repeat(1000)) });
    const { weight } = (await diff(cwd)).pages[0] ?? {};
    expect((weight?.after ?? 0) - (weight?.before ?? 0)).toBeGreaterThan(4000);
    expect((await run(["diff"], { cwd })).out).toMatch(/^~ \/docs\/shown {2}Shown .* {2}0\.\d → 5\.\d kB$/m);
  });

  test("findings that are new or gone, wherever their line is now", async () => {
    const { cwd, content } = repository({
      "en/docs/bad.md": "# Bad\n\n[one](nowhere.md)\n\n[two](nothing.md)\n",
    });
    writeFiles(content, { "en/docs/bad.md": "# Bad\n\nMore.\n\n[two](nothing.md)\n\n[three](none.md)\n" });
    const { out } = await run(["diff", "--format", "json"], { cwd });
    const { findings, notes } = DiffReport.parse(JSON.parse(out));
    expect(findings.new).toMatchObject([{ rule: "link-resolves", file: "en/docs/bad.md", line: 7 }]);
    expect(findings.gone).toMatchObject([{ rule: "link-resolves", line: 3 }]);
    expect(notes.join()).toContain("The content at main has 2 errors");
  });
});

test("the comment of a pull request is short, starts with what breaks, and names nobody", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [
      `en/docs/page-${index}.md`,
      `# Page ${index}\n\nSome words that stay.\n`,
    ]),
  );
  const { cwd, content } = repository(many);
  for (const file of Object.keys(many))
    editFile(join(content, file), "Some", `\`\`Thanks\`\` @somebody for ${"many ".repeat(100)}`);
  rmSync(join(content, "en/docs/other.md"));
  const { out } = await run(["diff", "--format", "markdown"], { cwd });
  expect(Buffer.byteLength(out)).toBeLessThan(60_000);
  expect(out.slice(0, 500)).toMatch(
    /^## Changes of the site\n\nSince `main` .*\n\n### Addresses that break \(1\)\n\n- `\/docs\/other`/,
  );
  expect(out).toContain("```diff\n- Some words that stay.\n+ `Thanks` @somebody for many many");
  expect(out.replace(/(`{3,})diff\n[\s\S]*?\n\1/g, "")).not.toContain("@somebody");
  expect(out).toMatch(/\d+ more parts are left out here/);
});

describe("Git", () => {
  test("the working tree and the repository stay as they are, no program of theirs runs, and nothing is left behind", async () => {
    const { cwd, content } = repository({ "en/docs/file.bin": "filtered" });
    writeFiles(cwd, {
      "program.sh": '#!/bin/sh\ntouch "$(dirname "$0")/ran"\ncat\n',
      "content/.gitattributes": "*.bin filter=own\n*.md diff=own\n",
    });
    chmodSync(join(cwd, "program.sh"), 0o755);
    const program = join(cwd, "program.sh");
    for (const key of [
      "filter.own.clean",
      "filter.own.smudge",
      "diff.own.textconv",
      "core.fsmonitor",
      "diff.external",
    ])
      git(cwd, "config", key, program);
    editFile(join(content, "en/docs/start.md"), "old", "new");
    const before = contentsOf(cwd);
    const temporary = temporaryFolder();
    expect(
      named(
        JSON.parse(
          (await run(["diff", "--no-cache", "--format", "json"], { cwd, env: { TMPDIR: temporary } })).out,
        ),
      ),
    ).toEqual(["changed /docs/start"]);
    expect(differences(before, contentsOf(cwd))).toEqual([]);
    expect(readdirSync(temporary).filter((name) => name.startsWith("twsite-diff"))).toEqual([]);
  });

  test("attributes change nothing of what is compared, and names may have line breaks", async () => {
    const { cwd } = repository({
      ".gitattributes":
        "* ident export-subst text eol=crlf\nstart.md export-ignore\n*.txt working-tree-encoding=UTF-16\n",
      "en/docs/marks.md": "# Marks\n\n$Id$ and $Format:%H$.\n",
      "static/two\nlines.bin": "one\ntwo\n",
    });
    writeFiles(cwd, { ".git/info/attributes": "*.md ident\n" });
    expect((await run(["diff", "HEAD"], { cwd })).out).toMatch(
      /^Since HEAD \(\w+\): no page changed[^\n]*\n*$/,
    );
    expect(named(await diff(cwd, "HEAD"))).toEqual([]);
  });

  test("interrupted with Ctrl-C, it leaves nothing behind", async () => {
    const many = Array.from({ length: 500 }, (_, index) => [`en/docs/page-${index}.md`, `# Page ${index}\n`]);
    const { cwd } = repository(Object.fromEntries(many));
    const temporary = temporaryFolder();
    const { child, ended } = start(["diff", "--no-cache", "--to", "main", "main"], {
      cwd,
      env: { TMPDIR: temporary },
    });
    const states = () => readdirSync(temporary).filter((name) => name.startsWith("twsite-diff"));
    await vi.waitUntil(() => states().length > 0 || child.exitCode !== null, {
      timeout: 60_000,
      interval: 1,
    });
    child.kill("SIGINT");
    await expect(ended).resolves.toMatchObject({ signal: "SIGINT", out: "" });
    expect(states()).toEqual([]);
  });

  test("the cache knows the pages of the working tree as before", async () => {
    const { cwd, content } = repository();
    editFile(join(content, "en/docs/start.md"), "old", "new");
    await run(["compile"], { cwd });
    await run(["diff"], { cwd });
    expect((await run(["compile"], { cwd })).out).toContain("0 sources compiled, 0 files written");
  });

  test.each<[string, (cwd: string) => string[], RegExp]>([
    ["an unknown reference", () => ["v9"], /^error: “v9” is not a commit, branch or tag of this repository/],
    [
      "a reference that looks like an option",
      () => ["--", "--output=x"],
      /^error: “--output=x” is not a commit/,
    ],
    [
      "a folder in its place",
      () => ["content"],
      /^error: “content” is not a commit.*; if it is the content folder, name it with --content/,
    ],
    ["an unknown state to compare", () => ["main", "--to", "v9"], /^error: “v9” is not a commit/],
    [
      "no repository",
      (cwd) => {
        rmSync(join(cwd, ".git"), { recursive: true });
        return [];
      },
      /^error: content is not in a Git repository/,
    ],
    [
      "no default branch",
      (cwd) => {
        git(cwd, "branch", "--move", "main", "trunk");
        return [];
      },
      /^error: no default branch is known here/,
    ],
    [
      "an unknown reason to fail",
      () => ["--fail-on", "broke"],
      /Allowed choices are removed, broken, breaking\.\n\(Did you mean broken\?\)/,
    ],
  ])("%s is wrong usage", async (_, args, expected) => {
    const { cwd } = repository();
    const { code, err } = await run(["diff", ...args(cwd)], { cwd });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(expected) });
  });

  test("without Git, and in a shallow clone, it says what to do", async () => {
    const { cwd, content } = repository();
    expect(await run(["diff"], { cwd, env: { PATH: temporaryFolder() } })).toMatchObject({
      code: 2,
      err: expect.stringContaining("Git is not installed"),
    });
    editFile(join(content, "en/docs/start.md"), "old", "new");
    commit(cwd);
    const clone = temporaryFolder();
    git(clone, "clone", "--quiet", "--depth", "1", `file://${cwd}`, ".");
    const { code, err } = await run(["diff", "HEAD~1"], { cwd: clone });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("“git fetch --unshallow”") });

    git(cwd, "switch", "--quiet", "--create", "change");
    editFile(join(content, "en/docs/start.md"), "new", "newer");
    commit(cwd);
    const ofBranch = temporaryFolder();
    git(ofBranch, "clone", "--quiet", "--depth", "1", "--branch", "change", `file://${cwd}`, ".");
    // The clone knows no branch but its own.
    git(ofBranch, "remote", "set-head", "origin", "--delete");
    const missing = await run(["diff"], { cwd: ofBranch });
    expect(missing).toMatchObject({
      code: 2,
      err: expect.stringContaining("“git remote set-branches origin '*'”"),
    });
    git(ofBranch, "remote", "set-branches", "origin", "*");
    git(ofBranch, "fetch", "--quiet", "--unshallow");
    expect((await run(["diff"], { cwd: ofBranch })).out).toContain("1 page changed");
  });

  test("a file that cannot be written is named, and nothing is left behind", async () => {
    const { cwd } = repository();
    const [temporary, name] = [temporaryFolder(), `${"a".repeat(300)}.md`];
    const blob = git(cwd, "rev-parse", "HEAD:content/en/docs/start.md").trim();
    git(cwd, "update-index", "--add", "--cacheinfo", `100644,${blob},content/en/docs/${name}`);
    git(cwd, "commit", "--quiet", "--message", "A name that is too long");
    const { code, err } = await run(["diff", "HEAD"], { cwd, env: { TMPDIR: temporary } });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^twsite: .*a\.md cannot be used/) });
    expect(readdirSync(temporary)).toEqual([]);
  });

  test("submodules are named", async () => {
    const { cwd } = repository();
    const head = git(cwd, "rev-parse", "HEAD").trim();
    git(cwd, "update-index", "--add", "--cacheinfo", `160000,${head},content/en/docs/shared`);
    git(cwd, "commit", "--quiet", "--message", "A submodule");
    expect((await diff(cwd, "HEAD")).notes).toEqual([
      "1 folder of that state is a submodule of Git, and not read: en/docs/shared",
    ]);
  });

  test("pointers of Git LFS are named", async () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:1234\nsize 12\n";
    const { cwd, content } = repository({ "static/big.zip": pointer });
    writeFiles(content, { "static/big.zip": "the real file" });
    expect((await diff(cwd)).notes).toEqual([
      "1 file of that state is in Git LFS, and not compared: static/big.zip",
    ]);
  });
});

const manual = readFileSync("cli/manual/en/docs/publishing/review.md", "utf8");
const examples = [...manual.matchAll(/```yaml title="(\..*?)"\n([\s\S]*?)```/g)].map(
  ([, name = "", text = ""]) => [name, text],
);

test.each(examples)("the example %s is YAML, and its commands run", async (_, text) => {
  const { cwd, content } = repository();
  editFile(join(content, "en/docs/start.md"), "old", "new");
  const origin = temporaryFolder();
  git(origin, "clone", "--quiet", "--bare", cwd, ".");
  git(cwd, "remote", "add", "origin", origin);
  git(cwd, "fetch", "--quiet", "origin");
  const lines: string[] = [];
  YAML.visit(YAML.parseDocument(text ?? "", { strict: true }), {
    Scalar: (_key, { value }) => {
      if (typeof value === "string" && value.startsWith("npx twsite diff")) lines.push(value);
    },
  });
  expect(lines).toHaveLength(1);
  const [command = "", target] = (lines[0] ?? "").split(" > ");
  const args = command.split(" ").slice(2);
  const branch = args.map((arg) => arg.replace(/^"origin\/\$\w+"$/, "origin/main"));
  const { code, out } = await run(branch, { cwd });
  expect(code).toBe(0);
  expect(out).toContain(target === undefined ? "1 page changed" : "## Changes of the site");
  expect(existsSync(join(cwd, "review/index.html"))).toBe(true);
});

test("the manual has an example for GitHub and one for GitLab", () => {
  expect(examples.map(([name]) => name)).toEqual([".github/workflows/review.yml", ".gitlab-ci.yml"]);
});

describe("an API", () => {
  const api = (own: object): string =>
    JSON.stringify(
      { openapi: "3.1.0", info: { title: "Orders", version: "1" }, paths: { "/orders": own } },
      undefined,
      2,
    );
  const withApi = (own: object) => ({
    "site.yml":
      "title: Site\nurl: https://example.com\nlocales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }]\napis: [{ id: orders, file: apis/orders.json }]\n",
    "apis/orders.json": api(own),
  });
  const done = { "200": { description: "Done." } };

  test("what breaks its clients is told first, with its place, and fails with --fail-on breaking", async () => {
    const { cwd, content } = repository(withApi({ get: { responses: done }, post: { responses: done } }));
    const required = { parameters: [{ name: "size", in: "query", required: true }] };
    writeFiles(content, { "apis/orders.json": api({ post: { ...required, responses: done }, put: {} }) });
    const expected = [
      ["breaking", "GET /orders", "the operation is gone", "before", 9],
      ["breaking", "POST /orders", "there is a new required query parameter size", "after", 11],
      ["safe", "PUT /orders", "the operation is new", "after", 23],
    ];
    const [changed] = (await diff(cwd)).apis;
    expect(
      changed?.changes.map(({ effect, operations, message, state, line }) => [
        effect,
        operations.join(),
        message,
        state,
        line,
      ]),
    ).toEqual(expected);

    const text = await run(["diff", "--fail-on", "breaking"], { cwd });
    expect(text.code).toBe(1);
    expect(text.out).toContain(
      [
        "API orders (3)",
        "  breaks clients  GET /orders: the operation is gone  (formerly apis/orders.json:9)",
        "  breaks clients  POST /orders: there is a new required query parameter size  (apis/orders.json:11)",
        "  safe  PUT /orders: the operation is new  (apis/orders.json:23)",
      ].join("\n"),
    );
    const { out } = await run(["diff", "--format", "markdown", "--out", "review"], { cwd });
    expect(out).toContain("### API orders (3)\n\n- `breaks clients GET /orders: the operation is gone");
    expect(readFileSync(join(cwd, "review/index.html"), "utf8")).toContain(
      "GET /orders: the operation is gone",
    );
  });

  test("another text of an operation is a change of its page, and breaks nothing", async () => {
    const { cwd, content } = repository(withApi({ get: { summary: "List orders", responses: done } }));
    writeFiles(content, {
      "apis/orders.json": api({ get: { summary: "List all orders", responses: done } }),
    });
    const report = await diff(cwd);
    expect(report.apis).toEqual([]);
    expect(named(report)).toEqual(["changed /orders", "changed /orders/get-orders"]);
    expect((await run(["diff", "--fail-on", "breaking"], { cwd })).code).toBe(0);
  });
});
