/** File of the source → front matter and body. */
import { type Document, isMap, LineCounter, parseDocument, stringify } from "yaml";
import { nestedTooDeep } from "../markdown/mdast/bounds.ts";
import { refusedIn } from "../markdown/mdast/parse.ts";
import { normalised, splitFile } from "../markdown/mdast/split-front-matter.ts";
import { limits } from "../report/limits/limits.ts";
import { sizeFinding } from "../report/limits/size.ts";
import { offsetOf } from "../source/yaml/places.ts";
import { FileProblem } from "./file-problem.ts";
import { isRecord, recordOf } from "./is-record.ts";
import { parsedToml } from "./source-toml.ts";
import { parsedYaml, plainValueOf, refuseDeepYaml } from "./source-yaml.ts";

export type SourcePage = {
  /** Undefined if the front matter is not a map, or cannot be read. */
  matter: Document.Parsed | undefined;
  /** The front matter as plain data. */
  data: Record<string, unknown>;
  /** The text as written, or the part that can be read. */
  raw: string | undefined;
  /** True: it is not valid YAML, and the lines that cannot be read are comments. */
  isSalvaged: boolean;
  body: string;
  bodyLine: number;
  placeOf(key: string): { line: number; column: number } | undefined;
};

export function readSourcePage(text: string): SourcePage {
  const { frontMatter, unclosed, body, bodyLine } = splitFile(text);
  if (frontMatter !== undefined) {
    const exceeded = sizeFinding("the front matter", Buffer.byteLength(frontMatter), limits.frontMatterBytes);
    if (exceeded) throw new FileProblem(exceeded.message);
    refuseDeepYaml(frontMatter, 2);
  }
  const lines = new LineCounter();
  const source = unclosed ? undefined : frontMatter;
  const isWhole = source === undefined || isReadable(source);
  // Front matter with errors is read key by key.
  const yaml = isWhole ? source : salvagedFrontMatter(source);
  const matter = yaml === undefined ? undefined : parseDocument(yaml, { lineCounter: lines });
  const usable =
    matter !== undefined && matter.errors.length === 0 && isMap(matter.contents) ? matter : undefined;
  const data = usable && plainValueOf(usable, 2);
  return {
    matter: usable,
    data: isRecord(data) ? data : {},
    raw: unclosed ? frontMatter : yaml,
    isSalvaged: !isWhole,
    body,
    bodyLine,
    placeOf: (key) => {
      if (!usable || !isRecord(data) || !Object.hasOwn(data, key)) return undefined;
      const { line, col } = lines.linePos(offsetOf(usable, [key], true));
      return { line: line + 1, column: col };
    },
  };
}

function isReadable(yaml: string): boolean {
  const { errors, contents } = parseDocument(yaml);
  return errors.length === 0 && (contents === null || isMap(contents));
}

/** Front matter that is not YAML → the keys that can be read, each by itself, and the other lines as a comment. */
export function salvagedFrontMatter(yaml: string): string {
  const chunks = yaml.replaceAll("\t", "  ").split(/^(?=[^\s#][^\n]*$)/m);
  const seen = new Set<string>();
  return chunks
    .map((chunk) => {
      const [, key = "", value = ""] = /^["']?([\w-]+)["']?\s*:\s*(.*?)\s*$/s.exec(chunk) ?? [];
      if (key === "" || seen.has(key)) return asComment(chunk);
      seen.add(key);
      if (isReadable(chunk)) return chunk.endsWith("\n") ? chunk : `${chunk}\n`;
      // A colon or a quotation mark in a text without quotes around it.
      const isLine = !value.includes("\n") && !/^[[{&*!|>]/.test(value);
      return isLine
        ? `${key}: ${stringify(value.replace(/^["']|["']$/g, ""), { lineWidth: 0 }).trim()}\n`
        : asComment(chunk);
    })
    .join("");
}

function asComment(chunk: string): string {
  return chunk.trim() === "" ? "" : `${chunk.trimEnd().replace(/^/gm, "# ")}\n`;
}

/** The page of any tool, with front matter in YAML, in TOML between `+++`, or in JSON. Throws a `FileProblem`. */
export function readOldPage(text: string): Pick<SourcePage, "data" | "body" | "bodyLine" | "isSalvaged"> {
  const source = normalised(text);
  const [whole, toml = "", json] =
    /^(?:\+\+\+[ \t]*\n(?:([\s\S]*?)\n)?\+\+\+|(\{\s*\n[\s\S]*?\n\}))[ \t]*(?:\n|$)/.exec(source) ?? [];
  if (whole === undefined) return readSourcePage(source);
  return {
    data: json === undefined ? parsedToml(toml, 2) : recordOf(parsedYaml(json).value),
    body: source.slice(whole.length),
    bodyLine: whole.split("\n").length,
    isSalvaged: false,
  };
}

/** Throws a `FileProblem` for a body that the new site could not have either, before time is spent on it. */
export function refuseTooLarge({ body, bodyLine }: { body: string; bodyLine: number }): void {
  const refused = refusedIn(body, bodyLine);
  if (!refused) return;
  const { place, message, expected } = refused.exceeded ?? nestedTooDeep(refused.tooDeep);
  throw new FileProblem(message, { place, expected });
}
