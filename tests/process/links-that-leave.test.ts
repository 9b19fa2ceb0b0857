/**
 * A symbolic link is where the kernel says that it leads: `..` in its target leaves the folder that the part before it leads to, however the
 * target reads. Nothing outside is published, shown or copied by any command (S70).
 */
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { readInside } from "../../cli/source/read-inside.ts";
import { contentsOf, type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

const SECRET = "swordfish";

const files: Files = {
  ...smallSite,
  "site.yml": `${smallSite["site.yml"]}extensions: { remark: [own] }\n`,
  "extensions/own.ts": "export default () => () => undefined;\n",
  "en/docs/page.md":
    "# Page\n\n![Drawing](./drawing.svg)\n\n::include{file=/_parts/part.md}\n\n::Box\n\n::include{file=code.txt}\n",
  "en/docs/drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>\n',
  "en/docs/code.txt": "code\n",
  "en/_parts/part.md": "Part.\n",
  "components/Box.tsx":
    'import data from "./data.json";\nexport default function Box() {\n  return <b>{JSON.stringify(data)}</b>;\n}\n',
  "components/data.json": "{}\n",
};

/** What a stranger wants to read, in the form that the file in its place has. */
const secrets: Record<string, string> = {
  md: `# Secret\n\n${SECRET}\n`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><title>${SECRET}</title></svg>\n`,
  json: `{ "secret": "${SECRET}" }\n`,
  tsx: `export default function Box() {\n  return <b>${SECRET}</b>;\n}\n`,
  ts: `export default () => () => undefined; // ${SECRET}\n`,
  css: `:root { --${SECRET}: 1 }\n`,
  yml: `reader:\n  ${SECRET}: a\n`,
  txt: `${SECRET}\n`,
  lock: `${SECRET}\n`,
};

/** Ways from a folder of the content to a file outside. */
const ways: Record<string, (place: { root: string; folder: string; secret: string }) => string> = {
  "that stays inside by its words": ({ root, folder, secret }) => {
    const ladder = join(root, "static/ladder");
    mkdirSync(join(ladder, "d"), { recursive: true });
    symlinkSync("..", join(ladder, "d/e"));
    // The file that the words name is there, too.
    writeFiles(ladder, { [secret.slice(1)]: "decoy\n" });
    return `${relative(folder, ladder)}/${"d/e/".repeat(8)}${"../".repeat(16)}${secret.slice(1)}`;
  },
  "to a link that leaves": ({ root, folder, secret }) => {
    mkdirSync(join(root, "static"), { recursive: true });
    symlinkSync(dirname(secret), join(root, "static/away"));
    return join(relative(folder, join(root, "static/away")), relative(dirname(secret), secret));
  },
  "through the root of a process": ({ secret }) => `/proc/self/root${secret}`,
};

const readers = [
  ...["en/docs/h.md", "en/docs/page.md", "en/docs/drawing.svg", "en/docs/code.txt", "en/_parts/part.md"],
  ...["static/p.txt", "static/_headers.txt", "theme.css", "tags.yml", "sidebars.yml", "authors.yml"],
  ...["en/strings.yml", "en/glossary.yml", "en/variables.yml", "en/docs/category.yml"],
  ...["routes.lock", "links.lock", "reviews.lock"],
  ...["components/Box.tsx", "components/data.json", "extensions/own.ts"],
];

/** A content folder with such a link in the place of a file. */
function siteWith(way: string, path: string, content: Files = files) {
  const cwd = temporaryFolder();
  const root = writeFiles(join(cwd, "content"), content);
  const secret = join(temporaryFolder(), `secret.${path.split(".").at(-1)}`);
  writeFileSync(secret, secrets[path.split(".").at(-1) ?? ""] ?? SECRET);
  const link = join(root, path);
  rmSync(link, { force: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(ways[way]?.({ root, folder: dirname(link), secret }) ?? secret, link);
  return { cwd, root, secret, link };
}

const hasSecret = (folder: string) => Object.values(contentsOf(folder)).some((text) => text.includes(SECRET));

test("the site without such a link compiles", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), files);
  expect(await run(["compile", "--strict"], { cwd })).toMatchObject({ code: 0 });
});

test.each(Object.keys(ways).flatMap((way) => readers.map((path) => [way, path] as const)))(
  "a link %s at %s has its error, and publishes nothing",
  async (way, path) => {
    const { cwd } = siteWith(way, path);
    const { code, out, err } = await run(["compile"], { cwd });
    expect(out + err).toMatch(
      new RegExp(`content/(${path}|en/docs/page.md:).* error .*leaves the content folder`),
    );
    expect(out + err).not.toContain(SECRET);
    expect(code).toBe(1);
  },
);

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd,
    stdio: "pipe",
  });

const bare: Files = { ...smallSite, "en/docs/page.md": "# Page\n\nText.\n" };

test.each(
  Object.keys(ways).flatMap((way) => ["en/docs/h.md", "static/p.txt"].map((path) => [way, path] as const)),
)("a link %s at %s of a branch is not in what a change does to the site", async (way, path) => {
  const { cwd, link } = siteWith(way, path, bare);
  git(cwd, "init", "-q", "-b", "stranger");
  git(cwd, "add", ".");
  git(cwd, "commit", "-q", "-m", "Add a link");
  rmSync(link);
  rmSync(join(cwd, "content/static/away"), { force: true });
  git(cwd, "checkout", "-q", "-b", "main");
  git(cwd, "commit", "-q", "-a", "--allow-empty", "-m", "Remove it");
  const { out, err } = await run(["diff", "main", "--to", "stranger", "--out", "review"], { cwd });
  expect(out + err).not.toContain(SECRET);
  expect(err).toMatch(/review/);
  expect(hasSecret(join(cwd, "review"))).toBe(false);
});

test("links in an earlier state that no file system takes are left out", async () => {
  const { cwd } = siteWith("to a link that leaves", "en/docs/h.md", bare);
  rmSync(join(cwd, "content/en/docs/h.md"));
  rmSync(join(cwd, "content/static"), { recursive: true });
  git(cwd, "init", "-q", "-b", "main");
  git(cwd, "add", ".");
  git(cwd, "commit", "-q", "-m", "Start");
  for (const [name, target] of Object.entries({ long: "a/".repeat(3000), zero: "a\0b", empty: "" })) {
    const blob = execFileSync("git", ["hash-object", "-w", "--stdin"], { cwd, input: target })
      .toString()
      .trim();
    git(cwd, "update-index", "--add", "--cacheinfo", `120000,${blob},content/static/${name}.txt`);
  }
  git(cwd, "commit", "-q", "-m", "Add links");
  git(cwd, "branch", "stranger");
  const { code, out } = await run(["diff", "main~1", "--to", "stranger"], { cwd });
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/./) });
});

test.each(Object.keys(ways))("an import leaves out a link %s, and names it", async (way) => {
  const { cwd, root, secret } = siteWith(way, "static/p.txt", bare);
  const guide = join(root, "en/docs/guide.md");
  symlinkSync(ways[way]?.({ root: join(cwd, "other"), folder: dirname(guide), secret }) ?? secret, guide);
  const { out, err } = await run(["import", "--no-install", "content", "new", "--from", "plain"], { cwd });
  expect(out + err).not.toContain(SECRET);
  expect(readFileSync(join(cwd, "new/import-report.md"), "utf8")).toMatch(
    /this symbolic link leaves the source: it is not imported: .*static\/p\.txt/,
  );
  expect(hasSecret(join(cwd, "new"))).toBe(false);
});

test("a link that changes while it is read gives what is inside, or nothing", async () => {
  const folder = writeFiles(join(temporaryFolder(), "content"), {
    "inside/x.txt": "inside\n",
    "y.txt": "inside\n",
  });
  const outside = writeFiles(temporaryFolder(), { "x.txt": SECRET });
  const names = ["x.txt", "folder"];
  const swap = new Worker(
    `const { renameSync, symlinkSync } = require("node:fs");
     const { folder, outside, running } = require("node:worker_threads").workerData;
     for (let turn = 0; Atomics.load(running, 0) === 1; turn++)
       for (const [name, inside, away] of [["x.txt", "y.txt", outside + "/x.txt"], ["folder", "inside", outside]]) {
         symlinkSync(turn % 2 ? inside : away, folder + "/." + name);
         renameSync(folder + "/." + name, folder + "/" + name);
         if (turn === 2) require("node:worker_threads").parentPort.postMessage(name);
       }`,
    {
      eval: true,
      workerData: { folder, outside, running: new Int32Array(new SharedArrayBuffer(4)).fill(1) },
    },
  );
  await new Promise((resolve) => swap.once("message", resolve));
  for (let turn = 0; turn < 5_000; turn++)
    for (const path of [names[0] ?? "", "folder/x.txt"]) {
      let text = "inside\n";
      try {
        text = readInside(folder, path).toString();
      } catch {
        continue;
      }
      expect(text).toBe("inside\n");
    }
  await swap.terminate();
});

test.each(["sub/../../../away.png", "sub/linked/away.png?a", "./sub/linked/away.png"])(
  "a style sheet of a component cannot show %s, which is outside",
  async (address) => {
    const cwd = temporaryFolder();
    const content = writeFiles(join(cwd, "content"), {
      ...smallSite,
      "en/docs/page.md": "# Page\n\n::Box\n",
      "components/Box.tsx": 'import "./box.css";\nexport default function Box() {\n  return <b>x</b>;\n}\n',
      "components/box.css": `b { background: url(${address}) }\n`,
      "components/sub/a.txt": "a\n",
      "others/a.txt": "a\n",
    });
    writeFileSync(join(cwd, "away.png"), SECRET);
    symlinkSync("../../others/up", join(content, "components/sub/linked"));
    symlinkSync("../..", join(content, "others/up"));
    const { code, out, err } = await run(["compile"], { cwd });
    expect(out + err).toMatch(/box\.css:1:\d+ {2}error {2}“.*away\.png.*” leaves the content folder/);
    expect(code).toBe(1);
  },
);

test("a hard link is a file of the folder: it is no link that leads anywhere", () => {
  const folder = writeFiles(temporaryFolder(), { "a.md": "text\n" });
  linkSync(join(folder, "a.md"), join(folder, "b.md"));
  expect(readInside(folder, "b.md").toString()).toBe("text\n");
});

test("a content folder that is a link itself, or is named by another path, is read as any other", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "real"), { ...files, "static/p.txt": "plan\n" });
  symlinkSync("../en/docs/code.txt", join(cwd, "real/static/q.txt"));
  symlinkSync("real", join(cwd, "content"));
  expect(await run(["compile", "--strict"], { cwd })).toMatchObject({ code: 0 });
  expect(readFileSync(join(cwd, "dist/site/q.txt"), "utf8")).toBe("code\n");
  expect(
    await run(["compile", "--strict", "--content", `../${cwd.split("/").at(-1)}/content`], { cwd }),
  ).toMatchObject({
    code: 0,
  });
});
