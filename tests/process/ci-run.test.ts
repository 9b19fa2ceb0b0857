/** The script that checks a change ends with the reason where it fails, so that the last screen of its log is enough. */
import { execFile } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";

const script = join(import.meta.dirname, "../../.ci/run");
const programs = ["chromium", "nginx", "firefox-esr"];

/** Runs it with an npm that does what `npm` says and programs that do nothing. */
async function runWith(npm: string) {
  const root = temporaryFolder();
  mkdirSync(join(root, ".ci"));
  copyFileSync(script, join(root, ".ci/run"));
  const nothing = Object.fromEntries(["node", ...programs].map((name) => [`bin/${name}`, "#!/bin/sh\n"]));
  writeFiles(root, { ...nothing, "bin/npm": `#!/bin/sh\nmkdir -p dist\necho "runs $*"\n${npm}\n` });
  for (const name of ["npm", "node", ...programs]) chmodSync(join(root, "bin", name), 0o755);
  const { CHROMIUM: _, ...own } = process.env;
  const env = { ...own, PATH: `${join(root, "bin")}:${process.env.PATH}` };
  return new Promise<{ root: string; code: number | null; out: string }>((resolve) => {
    const child = execFile("bash", [join(root, ".ci/run")], { env }, (_, out) =>
      resolve({ root, code: child.exitCode, out }),
    );
  });
}

test("a failing test is named last, below its step", async () => {
  const npm =
    'case "$*" in "run test:long"*) printf "a.test.ts > a name\\n  a message\\n" > dist/failures.txt; exit 3;; esac';
  const { code, out } = await runWith(npm);
  expect(code).toBe(3);
  expect(out).toMatch(/\n\nfailed: npm run test:long -- .+\na\.test\.ts > a name\n {2}a message\n$/);
});

test("a step that has no list of its own fails with its name alone, and shows none of an earlier step", async () => {
  const npm = `if [ "$*" = test ]; then echo "of an earlier step" > dist/failures.txt; fi
case "$*" in "run test:hosts"*) exit 1;; esac`;
  const { code, out } = await runWith(npm);
  expect(code).toBe(1);
  expect(out).toMatch(/\n\nfailed: npm run test:hosts -- .+\nIts messages are above\.\n$/);
});

test("a run that passes says what it ran, and how long each step took", async () => {
  const { code, out } = await runWith("");
  expect(code).toBe(0);
  expect(out).not.toContain("failed");
  const steps = out.match(/(?<=^passed in \d+ s: ).+?(?= -- |$)/gm);
  expect(steps?.filter((name) => !name.startsWith("npm install"))).toEqual([
    "npm ci",
    "npm test",
    "npm run test:long",
    "npm run package",
    expect.stringMatching(/^npm publish --dry-run .+ \.\/dist\/packages\/twsite$/),
    expect.stringMatching(/^npm publish --dry-run .+ \.\/dist\/packages\/create-twsite$/),
    "npm run test:hosts",
    "npm run test:hosts",
    "node dist/twsite/main.js check --strict",
  ]);
});

test("the tests that count requests and measure boxes have the browser that people have, the long ones the quickest", async () => {
  const { root, out } = await runWith('echo "$1 in $CHROMIUM"');
  expect(out).toContain(`\ntest in ${join(root, "bin/chromium")}\n`);
  expect(out).toContain("\nrun in \n");
});
