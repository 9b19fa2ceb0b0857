/** Damage to the files of a cache, as disks, other programs and killed processes do it; the same for the same seed. */
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { isError } from "../../cli/report/finding.ts";
import { compile } from "./build.ts";
import { config, files } from "./every-input.ts";
import { contentsOf, differences, filesIn, temporaryFolder, writeFiles } from "./folders.ts";

/** Whole numbers from 0 to below `end` (mulberry32). */
export type Random = (end: number) => number;

export function randomOf(seed: number): Random {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
}

const damages: Record<string, (file: string, other: string, random: Random) => void> = {
  "flip a bit of": (file, _, random) => {
    const bytes = readFileSync(file);
    const place = random(bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ (1 << random(8));
    writeFileSync(file, bytes);
  },
  "change a letter of": (file, _, random) => {
    const bytes = readFileSync(file);
    bytes[random(bytes.length)] = 97 + random(26);
    writeFileSync(file, bytes);
  },
  "cut off": (file, _, random) => truncateSync(file, random(readFileSync(file).length + 1)),
  "write zeros over": (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length)),
  "write something else into": (file) => writeFileSync(file, '{"files":[]}\n[]'),
  "append to": (file) => appendFileSync(file, '\n["en/docs/guide/one.md",{}]'),
  "swap with another": (file, other) => {
    renameSync(file, `${file}.swapped`);
    copyFileSync(other === file ? `${file}.swapped` : other, file);
    renameSync(`${file}.swapped`, other);
  },
  delete: (file) => rmSync(file),
  "put a folder in place of": (file) => {
    rmSync(file);
    mkdirSync(join(file, "inside"), { recursive: true });
  },
  "put a link in place of": (file, other) => {
    renameSync(file, `${file}.moved`);
    symlinkSync(other === file ? `${file}.moved` : other, file);
  },
};

/** What a writer does between two compiles, so that other parts of the cache are asked for. */
const edits: ((round: number) => Record<string, string>)[] = [
  () => ({}),
  (round) => ({ "en/docs/guide/one.md": `# One\n\nText of round ${round}.\n\n## Part\n\nText.\n` }),
  (round) => ({ "site.yml": JSON.stringify({ ...config, tagline: `Round ${round}` }) }),
  (round) => ({ "en/docs/guide/_part.md": `Shared words of round ${round}.\n` }),
];

/** After each round of damage the site is as one from nothing, or a finding says why it is not. */
export async function expectRepaired(rounds: number, seed: number): Promise<void> {
  const random = randomOf(seed);
  const folder = temporaryFolder();
  const content = writeFiles(join(folder, "content"), files);
  const site = join(folder, "site");
  const cache = join(folder, ".twsite/content");
  const choices = { cacheFolder: cache, outFolder: site };
  await compile(content, choices);
  let clean: Record<string, string> = {};
  for (let round = 1; round <= rounds; round++) {
    const all = filesIn(cache).map((path) => join(cache, path));
    const steps = Array.from({ length: 1 + random(4) }, () => {
      const [name = "", damage = () => {}] =
        Object.entries(damages)[random(Object.keys(damages).length)] ?? [];
      const [file = "", other = ""] = [all[random(all.length)], all[random(all.length)]];
      try {
        damage(file, other, random);
      } catch {
        // The step before has made something else of it.
      }
      return `${name} ${file.slice(cache.length + 1)} (${other.slice(cache.length + 1)})`;
    });
    const edit = edits[random(edits.length)]?.(round) ?? {};
    const said = `round ${round} of seed ${seed}: ${[...steps, ...Object.keys(edit)].join("; ")}`;
    writeFiles(content, edit);
    const { findings, published } = await compile(content, choices);
    if (Object.keys(edit).length > 0 || round === 1) {
      const fresh = join(folder, "fresh");
      rmSync(fresh, { recursive: true, force: true });
      await compile(content, { outFolder: fresh });
      clean = contentsOf(fresh);
    }
    if (published) expect(differences(contentsOf(site), clean), said).toEqual([]);
    else expect(findings.filter(isError), said).not.toEqual([]);
    expect(
      findings.filter(({ rule }) => rule === "internal-error"),
      said,
    ).toEqual([]);
  }
}
