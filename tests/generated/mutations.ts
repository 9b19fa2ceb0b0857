/** Pages that people wrote, damaged as editors, transfers and typing do it; the same for the same seed. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "../../cli/report/limits/limits.ts";
import type { Random } from "../sites/damage.ts";

/** Where pages are; those of other tools only where the environment names them. */
const folders = ["tests/cases", "tests/findings", "content", "cli/manual", "tests/sites/two-languages"];

/** Larger ones would take the time of many; those that are repeated up to the limit of a page are rare, too. */
const mostBytes = 20_000;
const repeatedEvery = 40;

export function writtenPages(): Buffer[] {
  const corpora = process.env.TWSITE_CORPORA;
  return [...folders, ...(corpora ? [corpora] : [])].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => readFileSync(file))
      .filter(({ length }) => length > 0 && length <= mostBytes),
  );
}

/** What means something to a part of the compiler, and bytes that are no text. */
const tokens = [
  ..."--- ::: :::note[ ::::tabs ::include{file=./x.md} ::Chart{a=} :term[ {{ }} {{name}} {#id} < > </ <p> <div id=a> <!-- --> <![CDATA[ &amp; &#0; &#xD800; \\ ` ``` ~~~ ```js{1,3} $ | |--|--| [ ] ( ) ![ ](x.md) [^1] [^1]: [x]: * ** _ __ ~~ # ## \t".split(
    " ",
  ),
  '\n\n---\ntitle: "',
  "\n- [ ] ",
  "\n1. ",
  "\n> ",
  "\n| a | b |\n| - | - |\n",
  "\r",
  "\r\n",
  "\u0000",
  "\ufeff",
  "\u2028",
  "\u202e",
  "é\u0301",
  "👩‍👩‍👧",
  "数据库。",
  "データベース",
  "สุนัขจิ้งจอก",
  "**真，**她",
  "قاعدة",
  "$a_{1}$ ",
  "$\\frac{",
  "\n\n$$\n\\sum_{i=1}^n i\n$$\n\n",
  "\n\n```mermaid\nflowchart LR\na & b --> c\n```\n\n",
  "\n\n```mermaid\nsequenceDiagram\na->>b: x\n```\n\n",
  "<svg><p>",
  "<table><tr>",
  "<math><mi//x",
  "<script>",
  "<details><summary>",
  "&#123;{name}}",
].map((text) => Buffer.from(text));
const brokenBytes = [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf0, 0x9f], [0xc0, 0x80], [0xfe, 0xff]].map(
  (bytes) => Buffer.from(bytes),
);

type Mutation = (bytes: Buffer, random: Random, others: readonly Buffer[]) => Buffer;

const inserted = (bytes: Buffer, place: number, part: Buffer, removed = 0): Buffer =>
  Buffer.concat([bytes.subarray(0, place), part, bytes.subarray(place + removed)]);

const oneOf = <T>(list: readonly T[], random: Random, otherwise: T): T =>
  list[random(list.length)] ?? otherwise;

const mutations: Mutation[] = [
  // A bit.
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    const place = random(bytes.length);
    changed[place] = (changed[place] ?? 0) ^ (1 << random(8));
    return changed;
  },
  // A letter, so that the file stays text.
  (bytes, random) => inserted(bytes, random(bytes.length), Buffer.from([32 + random(95)]), 1),
  // A part goes.
  (bytes, random) => inserted(bytes, random(bytes.length), Buffer.alloc(0), random(200)),
  // The end goes.
  (bytes, random) => bytes.subarray(0, random(bytes.length + 1)),
  // A part comes twice.
  (bytes, random) => {
    const start = random(bytes.length);
    return inserted(bytes, random(bytes.length), bytes.subarray(start, start + random(400)));
  },
  // A part of another page.
  (bytes, random, others) => {
    const other = oneOf(others, random, bytes);
    const start = random(other.length);
    return inserted(bytes, random(bytes.length), other.subarray(start, start + random(800)));
  },
  // A token, here and there.
  (bytes, random) => inserted(bytes, random(bytes.length + 1), oneOf(tokens, random, bytes)),
  (bytes, random) => inserted(bytes, lineStart(bytes, random), oneOf(tokens, random, bytes)),
  (bytes, random) =>
    inserted(
      bytes,
      lineStart(bytes, random),
      Buffer.concat([oneOf(tokens, random, bytes), Buffer.from(" ")]),
    ),
  // A token many times.
  (bytes, random) => {
    const token = oneOf(tokens, random, bytes);
    return inserted(bytes, random(bytes.length + 1), Buffer.concat(Array(random(60)).fill(token)));
  },
  // Lines in another order.
  (bytes, random) => {
    const lines = bytes.toString("latin1").split("\n");
    const [one, other] = [random(lines.length), random(lines.length)];
    [lines[one], lines[other]] = [lines[other] ?? "", lines[one] ?? ""];
    return Buffer.from(lines.join("\n"), "latin1");
  },
  // Line ends of another system, in a part.
  (bytes, random) => {
    const place = random(bytes.length);
    const text = bytes.toString("latin1");
    return Buffer.from(
      text.slice(0, place) + text.slice(place).replaceAll("\n", random(2) ? "\r\n" : "\r"),
      "latin1",
    );
  },
];

/** Bytes that are no UTF-8 hide what else there is: they are rare. */
const brokenEvery = 12;

export function mutated(sources: readonly Buffer[], random: Random): Buffer {
  let bytes = oneOf(sources, random, Buffer.alloc(0));
  for (let count = 1 + random(5); count > 0; count--)
    bytes = oneOf(mutations, random, (all: Buffer) => all)(bytes, random, sources);
  if (random(brokenEvery) === 0)
    bytes = inserted(bytes, random(bytes.length + 1), oneOf(brokenBytes, random, bytes));
  if (random(repeatedEvery) === 0 && bytes.length > 0)
    bytes = Buffer.concat(Array(Math.floor(limits.pageBytes / 2 / bytes.length)).fill(bytes));
  return bytes;
}

function lineStart(bytes: Buffer, random: Random): number {
  return bytes.lastIndexOf("\n", random(bytes.length + 1)) + 1;
}
