/** Comments of source files, as text: those of a block that documents, and lines one below another as one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tokenize } from "@csstools/css-tokenizer";
import { parseSync } from "rolldown/experimental";
import { CODE } from "./prose.ts";

/** `isDoc`: it documents a file or what is declared below it. */
export type Comment = { file: string; line: number; text: string; isDoc: boolean };

/** Orders to a tool, which has its own way of saying them. */
const order = /^(biome-ignore|@|Tests: )/;

export function commentsIn(folder: string): Comment[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.d)\.(tsx?|css)$/.test(path))
    .sort()
    .flatMap((path) => commentsOf(join(folder, path)));
}

function commentsOf(file: string): Comment[] {
  const source = readFileSync(file, "utf8");
  const texts = file.endsWith(".css") ? commentsOfStyle(source) : commentsOfScript(file, source);
  return texts
    .map(({ start, text }) => ({
      file,
      line: source.slice(0, start).split("\n").length,
      text: plain(text),
      isDoc: text.startsWith("*"),
    }))
    .filter(({ text }) => text !== "");
}

type Found = { start: number; text: string };

function commentsOfScript(file: string, source: string): Found[] {
  const { comments } = parseSync(file, source, { lang: file.endsWith("x") ? "tsx" : "ts" });
  const joined: (Found & { end: number; type: string })[] = [];
  for (const { type, value: text, start, end } of comments) {
    if (order.test(text.trim())) continue;
    const last = joined.at(-1);
    const isNextLine =
      last?.type === "Line" && type === "Line" && /^\n[ \t]*$/.test(source.slice(last.end, start));
    if (isNextLine) Object.assign(last, { end, text: `${last.text}\n${text}` });
    else joined.push({ type, text, start, end });
  }
  return joined;
}

function commentsOfStyle(source: string): Found[] {
  return tokenize({ css: source }).flatMap(([type, text, start]) =>
    type === "comment" ? [{ start, text: text.slice(2, -2) }] : [],
  );
}

/** Without the stars in front of its lines; code is one sign. */
function plain(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trim())
    .join("\n")
    .trim()
    .replaceAll(/`[^`]+`/g, CODE);
}
