/** From nothing to a site, with npm alone: both packages come from a registry on loopback. */
// Tests: cli/bundle, cli/create, cli/commands, cli/authoring/starter
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { keptFolder } from "../sites/folders.ts";
import { makePackages } from "./pack.ts";
import { type Registry, startRegistry } from "./registry.ts";

const folder = keptFolder();
const nodes = [
  process.execPath,
  ...(process.env.TWSITE_NODES ?? "").split(":").filter((path) => path !== ""),
];
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
let registry: Registry;

/** npm with a cache, settings and home of its own. */
function environment(node: string, name: string): NodeJS.ProcessEnv {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const { url } = registry;
  const token = `${url.replace("http:", "")}:_authToken=none`;
  writeFileSync(
    join(home, ".npmrc"),
    `registry=${url}\n${token}\naudit=false\nfund=false\nupdate-notifier=false\n`,
  );
  const own = Object.entries(process.env).filter(([key]) => !/^npm_|^TWSITE/i.test(key));
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const identity = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.com", GIT_COMMITTER_NAME: "A" };
  return {
    ...Object.fromEntries(own),
    ...identity,
    GIT_COMMITTER_EMAIL: "a@example.com",
    PATH,
    HOME: home,
    npm_config_userconfig: join(home, ".npmrc"),
    npm_config_cache: join(home, "cache"),
  };
}

async function npm(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  return promisify(execFile)("npm", args, { cwd, env });
}

beforeAll(async () => {
  registry = await startRegistry();
  const packages = makePackages(folder);
  const env = environment(process.execPath, "publisher");
  for (const name of ["twsite", "create-twsite"]) {
    // What the owner fills in once, in the package.json of the repository.
    const copy = join(packages, name);
    const manifest = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
    const repository = { type: "git", url: "git+https://github.com/me/twsite.git" };
    writeFileSync(join(copy, "package.json"), JSON.stringify({ ...manifest, repository }));
    await npm(["publish", copy], folder, env);
  }
});
afterAll(() => registry.close());

test.each(["twsite", "create-twsite"])(
  "%s is published with an address for its code, its home and its bugs, and without a script",
  (name) => {
    expect(registry.published.get(name)?.versions[version]).toMatchObject({
      homepage: "https://github.com/me/twsite#readme",
      bugs: { url: "https://github.com/me/twsite/issues" },
    });
    const sent = registry.published.get(name)?.versions[version];
    expect(sent?.scripts).toBeUndefined();
    expect(sent?.devDependencies).toBeUndefined();
  },
);

test.each(nodes.map((node, index) => ({ node, index })))(
  "npm create twsite, dev and compile work from nothing: $node",
  async ({ node, index }) => {
    const env = environment(node, `home-${index}`);
    const cwd = join(folder, `home-${index}`);
    const { stdout, stderr } = await npm(["create", "--yes", "twsite", "my-site"], cwd, env);
    expect(stdout).toMatch(/\n {2}cd my-site\n {2}npx twsite dev\n$/);
    expect(stderr).not.toContain("twsite@");
    const site = join(cwd, "my-site");
    expect(existsSync(join(site, "vendor"))).toBe(false);
    expect(JSON.parse(readFileSync(join(site, "package.json"), "utf8")).dependencies).toEqual({
      twsite: `^${version}`,
    });

    const child = spawn("npx", ["twsite", "dev", "--port", "0", "--no-open"], {
      cwd: site,
      env,
      detached: true,
    });
    const ended = once(child, "close");
    let terminal = "";
    child.stdout.on("data", (text: Buffer) => {
      terminal += text.toString();
    });
    await vi.waitUntil(() => terminal.includes("Ctrl-C stops"), { timeout: 60_000 });
    expect(await (await fetch(/http:\S+/.exec(terminal)?.[0] ?? "")).text()).toContain("<h1");
    if (child.pid !== undefined) process.kill(-child.pid, "SIGINT");
    await ended;

    await npm(["run", "build"], site, env);
    expect(existsSync(join(site, "dist/site/index.html"))).toBe(true);
  },
);

test("an import is installed and committed as a new site is", async () => {
  const env = environment(process.execPath, "importer");
  const cwd = join(folder, "importer");
  mkdirSync(join(cwd, "old"));
  writeFileSync(join(cwd, "old/index.md"), "# Pump\n\nText.\n");
  const { stdout } = await promisify(execFile)("npx", ["--yes", "twsite", "import", "old", "new"], {
    cwd,
    env,
  });
  expect(stdout).toMatch(/\n {2}cd new\n {2}npx twsite compile\n {2}npx twsite dev\n$/);
  const site = join(cwd, "new");
  expect(JSON.parse(readFileSync(join(site, "package.json"), "utf8")).dependencies).toEqual({
    twsite: `^${version}`,
  });
  const { stdout: log } = await promisify(execFile)("git", ["log", "--format=%s"], { cwd: site, env });
  expect(log).toBe("Start the site\n");
});
