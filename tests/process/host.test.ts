/** `twsite host`: the file that it writes publishes the site, tried by its shell lines, in their order, in a clone. */
import { execFile } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { main } from "./command.ts";
import { run } from "./warm-command.ts";

const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");

/** A host's file, its commands, the variables that the host sets, and the folder that it publishes. */
const hosts = [
  {
    name: "github-pages",
    file: ".github/workflows/publish.yml",
    lines: (text: string): string[] =>
      parse(text)
        .jobs.publish.steps.flatMap(({ run }: { run?: string }) => run ?? [])
        .map((line: string) => line.replace(/\$\{\{ steps.pages.outputs.base_path \}\}/, "/my-site")),
    out: (text: string): string => parse(text).jobs.publish.steps.at(-2).with.path,
    base: "/my-site/",
    page: "publishing/github-pages.md",
  },
  {
    name: "gitlab-pages",
    file: ".gitlab-ci.yml",
    lines: (text: string): string[] => parse(text).pages.script,
    out: (text: string): string => parse(text).pages.artifacts.paths[0],
    env: { CI_PAGES_URL: "https://me.gitlab.io/my-site" },
    base: "/my-site/",
    page: "publishing/github-pages.md",
  },
  {
    name: "netlify",
    file: "netlify.toml",
    lines: (text: string) => ["npm ci", /command = "(.+)"/.exec(text)?.[1] ?? ""],
    out: (text: string) => /publish = "(.+)"/.exec(text)?.[1] ?? "",
    base: "/",
    page: "publishing/netlify-vercel-cloudflare.md",
  },
  {
    name: "cloudflare-pages",
    file: "wrangler.toml",
    lines: (_: string, said: string) => ["npm ci", /(npx twsite .+)/.exec(said)?.[1] ?? ""],
    out: (text: string) => /output_dir = "(.+)"/.exec(text)?.[1] ?? "",
    base: "/",
    page: "publishing/netlify-vercel-cloudflare.md",
  },
];

test.each(hosts)(
  "$name publishes a new site at its address",
  async ({ name, file, lines, out, env, base, page }) => {
    const cwd = temporaryFolder();
    await run(["init", ".", "--no-install", "--locales", "en"], { cwd });
    const { code, out: said } = await run(["host", name], { cwd });
    expect(code).toBe(0);
    const text = read(cwd, file);
    expect(read("cli/manual/en/docs", page)).toContain(`title="${file}"\n${text}\`\`\``);
    expect(read(cwd, "content/site.yml")).toMatch(/^url: .+\ndocuments: file$/m);

    writeFiles(cwd, {
      "bin/npm": '#!/bin/sh\n[ "$*" = ci ]\n',
      "bin/npx": `#!/bin/sh\nshift\nexec "${process.execPath}" "${main}" "$@"\n`,
    });
    for (const program of ["npm", "npx"]) chmodSync(join(cwd, "bin", program), 0o755);
    const script = ["set -eu", ...lines(text, said)].join("\n");
    const path = `${join(cwd, "bin")}:${process.env.PATH}`;
    await promisify(execFile)("sh", ["-c", script], { cwd, env: { ...process.env, ...env, PATH: path } });
    expect(existsSync(join(cwd, out(text), "about.html"))).toBe(true);
    expect(read(join(cwd, out(text)), "index.html")).toContain(`href="${base}docs/welcome"`);
  },
);

test("a project of GitLab with a host of its own has no path", async () => {
  const cwd = temporaryFolder();
  await run(["init", ".", "--no-install", "--locales", "en"], { cwd });
  await run(["host", "gitlab-pages"], { cwd });
  const [, line = ""] = parse(read(cwd, ".gitlab-ci.yml")).pages.script;
  const env = { ...process.env, CI_PAGES_URL: "https://my-site-1a2b.gitlab.io" };
  const { stdout } = await promisify(execFile)("sh", ["-c", `${line}; echo "$base"`], { env });
  expect(stdout).toBe("/\n");
});

test("what the site has chosen stays, and so does a file that is there", async () => {
  const cwd = temporaryFolder();
  await run(["init", "docs", "--no-install", "--locales", "en"], { cwd });
  const site = `${read(cwd, "docs/content/site.yml")}trailing_slash: true\n`;
  writeFiles(cwd, { "docs/content/site.yml": site });
  expect(await run(["host", "netlify", "docs/content"], { cwd })).toMatchObject({ code: 0 });
  expect(read(cwd, "netlify.toml")).toContain('command = "npx twsite compile --strict docs/content"');
  expect(read(cwd, "docs/content/site.yml")).toBe(site);
  const again = await run(["host", "netlify", "docs/content"], { cwd });
  expect(again).toMatchObject({
    code: 2,
    err: "error: netlify.toml is there already; move it out of the way\n",
  });
});
