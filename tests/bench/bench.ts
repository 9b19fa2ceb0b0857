/**
 * What publishing costs: `npm run bench [-- --sizes 50,1000,5000] [--peers eleventy,hugo] [--runs 3]`.
 * For each size: cold, nothing changed, one paragraph edited, one heading added; a check, cold and again; then the first load of a page.
 * Prints tables.
 * With `--lighthouse`, `--throttled` or both: what reading the shipped site costs, instead; with `--faces`: which first
 * visits show its own faces, and when (`--beside FOLDER,FOLDER`: the same site as other versions compiled it); with `--clicks`: how long a
 * click takes beside Docusaurus; with `--first-paint`: what the main thread does before the first paint, beside Starlight; with `--typing`: how long a key of the search takes; with `--package`: what installing the tool costs; with `--dev`: what writing does; with
 * `--import`: what bringing a site of Docusaurus over costs; with `--pictures`: what sizes of pictures do; with `--limits`: what hostile inputs do, `--inputs redirects` those with the word in their name.
 */
import { appendFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { printClicks } from "./clicks.ts";
import { printDev } from "./dev.ts";
import { type FirstLoad, firstLoad } from "./first-load.ts";
import { printFirstPaint } from "./first-paint.ts";
import { printImport } from "./import.ts";
import { printLimits } from "./limits.ts";
import { printInstalled } from "./package.ts";
import { pagePath, writeTwsiteContent } from "./pages.ts";
import { peers } from "./peers.ts";
import { printPictures } from "./pictures.ts";
import { printFaces, printScores, printThrottled } from "./reading.ts";
import { median, run, type Usage } from "./run.ts";
import { printTyping } from "./typing.ts";

const allSizes = "50,1000,5000";
const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: allSizes },
    peers: { type: "string", default: "" },
    runs: { type: "string", default: "3" },
    lighthouse: { type: "boolean", default: false },
    throttled: { type: "boolean", default: false },
    faces: { type: "boolean", default: false },
    beside: { type: "string", default: "" },
    "first-paint": { type: "boolean", default: false },
    clicks: { type: "boolean", default: false },
    typing: { type: "boolean", default: false },
    dev: { type: "boolean", default: false },
    package: { type: "boolean", default: false },
    limits: { type: "boolean", default: false },
    import: { type: "boolean", default: false },
    pictures: { type: "boolean", default: false },
    inputs: { type: "string", default: "" },
  },
});
const sizes = values.sizes.split(",").map(Number);
const runs = Number(values.runs);
const print = (line: string) => void process.stdout.write(`${line}\n`);
const listOf = (text: string) => text.split(",").filter((name) => name !== "");
const named = listOf(values.peers);

if (values.lighthouse) await printScores(print);
if (values.throttled) await printThrottled(print, runs);
if (values.faces) await printFaces(print, runs, listOf(values.beside));
if (values["first-paint"]) await printFirstPaint(print, runs);
if (values.clicks) await printClicks(print, runs);
if (values.typing) await printTyping(print, runs);
if (values.package) printInstalled(print);
if (values.dev) await printDev(print, [1000]);
if (values.limits) printLimits(print, values.inputs);
const { lighthouse, throttled, faces, clicks, limits, dev } = values;
if (values.import) await printImport(print, values.sizes === allSizes ? [2500] : sizes);
if (values.pictures) await printPictures(print, values.sizes === allSizes ? [200] : sizes);
if (
  [values["first-paint"], values.pictures, values.import, values.package, values.typing].some(Boolean) ||
  [lighthouse, throttled, faces, clicks, limits, dev].some(Boolean)
)
  process.exit();

const command = resolve("dist/twsite/main.js");
const folder = join(tmpdir(), "twsite-bench");

/**
 * Each cold run gets a folder of its own: some file systems create files many times slower for a while after as many
 * were deleted.
 */
let folders = 0;
function freshFolder(): string {
  const made = join(folder, String(folders++));
  mkdirSync(made, { recursive: true });
  return made;
}

const seconds = (value: number) => value.toFixed(2);

type Row = { pages: number; what: string; usage: Usage; files: string };
const cold = new Map<number, Usage>();
const loads: { pages: number; load: FirstLoad }[] = [];

print("| pages | run | wall s | CPU s | peak MB | files written |");
print("| ---: | --- | ---: | ---: | ---: | ---: |");
for (const pages of sizes) {
  let place = freshFolder();
  writeTwsiteContent(join(place, "content"), pages);
  const compile = () => run("node", [command, "compile", "--out", "site"], place);
  const move = () => {
    const next = freshFolder();
    renameSync(join(place, "content"), join(next, "content"));
    place = next;
  };
  const first = await median(pages > 2000 ? 1 : runs, move, compile);
  cold.set(pages, first);
  show({ pages, what: "cold", usage: first, files: written(first) });
  const same = await median(runs, () => {}, compile);
  show({ pages, what: "nothing changed", usage: same, files: written(same) });
  const edit = () =>
    appendFileSync(
      join(place, "content/en/docs", `${pagePath(Math.floor(pages / 2))}.md`),
      "\nOne more sentence.\n",
    );
  const edited = await median(runs, edit, compile);
  show({ pages, what: "one page edited", usage: edited, files: written(edited) });
  let headings = 0;
  const editHeading = () =>
    appendFileSync(
      join(place, "content/en/docs", `${pagePath(Math.floor(pages / 3))}.md`),
      `\n## Heading ${++headings}\n`,
    );
  const outlined = await median(runs, editHeading, compile);
  show({ pages, what: "one heading added", usage: outlined, files: written(outlined) });
  const check = () => run("node", [command, "check"], place);
  const forget = () => rmSync(join(place, ".twsite"), { recursive: true, force: true });
  const checked = await median(pages > 2000 ? 1 : runs, forget, check);
  show({ pages, what: "check, cold", usage: checked, files: "0" });
  const again = await median(runs, () => {}, check);
  show({ pages, what: "check, nothing changed", usage: again, files: "0" });
  loads.push({
    pages,
    load: firstLoad(join(place, "site"), `docs/${pagePath(Math.floor(pages / 2))}/index.html`),
  });
}

print("\nFirst load of a doc page, kB (1,000 bytes, gzip level 6):\n");
print("| pages | html | js | css | font | total |");
print("| ---: | ---: | ---: | ---: | ---: | ---: |");
for (const { pages, load } of loads) {
  const cells = [load.html, load.js, load.css, load.font, load.total].map((bytes) =>
    (bytes / 1000).toFixed(1),
  );
  print(`| ${pages} | ${cells.join(" | ")} |`);
}

if (named.length > 0) {
  print("\nThe same pages, cold:\n");
  print("| peer | pages | wall s | CPU s | peak MB | twsite / peer |");
  print("| --- | ---: | ---: | ---: | ---: | ---: |");
}
for (const name of named) {
  const peer = peers[name];
  if (!peer) throw new Error(`no peer ${name}; there are ${Object.keys(peers).join(", ")}`);
  const home = join(tmpdir(), `twsite-bench-${name}`);
  peer.install(home);
  for (const pages of sizes) {
    const usage = await median(pages > 2000 ? 1 : runs, () => {}, peer.prepare(home, pages));
    const ratio = (cold.get(pages)?.wall ?? Number.NaN) / usage.wall;
    const cells = [seconds(usage.wall), seconds(usage.cpu), usage.peak.toFixed(0), ratio.toFixed(2)];
    print(`| ${name} | ${pages} | ${cells.join(" | ")} |`);
  }
}
rmSync(folder, { recursive: true, force: true });

function show({ pages, what, usage, files }: Row): void {
  const cells = [seconds(usage.wall), seconds(usage.cpu), usage.peak.toFixed(0), files];
  print(`| ${pages} | ${what} | ${cells.join(" | ")} |`);
}

/** From the command's own summary. */
function written({ output }: Usage): string {
  return /(\d+) files? written/.exec(output)?.[1] ?? "?";
}
