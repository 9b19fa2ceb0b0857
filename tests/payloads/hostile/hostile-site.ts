/** A site whose every field holds something hostile: derived from the JSON Schemas, so that a new field is part of it. */
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { stringify } from "yaml";
import { jsonSchemaOf } from "../../../cli/report/json-schema/json-schema.ts";
import { publishedSchemas } from "../../../cli/report/json-schema/schemas.ts";
import { everySetting } from "../../sites/configuration/files.ts";
import { type Files, writeFiles } from "../../sites/folders.ts";
import { breakouts } from "../breakouts.ts";
import { type JsonSchema, sampleOf } from "./from-schema.ts";
import { hostOfField, textsFor, type Variant } from "./texts.ts";

/** The file of each schema, and the text after its front matter. */
const places: Record<string, { file: string; body?: string }> = {
  site: { file: "site.yml" },
  sidebars: { file: "sidebars.yml" },
  authors: { file: "authors.yml" },
  tags: { file: "tags.yml" },
  strings: { file: "en/strings.yml" },
  variables: { file: "en/variables.yml" },
  glossary: { file: "en/glossary.yml" },
  category: { file: "en/docs/guide/category.yml" },
  "doc-front-matter": { file: "en/docs/guide/three.md", body: "## Part\n\nText and {{product}}.\n" },
  "post-front-matter": { file: "en/blog/2025-01-02-post.md", body: "Text.\n\n<!-- truncate -->\n\nMore.\n" },
  "page-front-matter": { file: "en/pages/index.md", body: "Welcome to {{product}}.\n" },
};

type Field = { number: number; file: string; path: readonly string[]; tried: number };

export type HostileSite = {
  /** Folder of the content. */
  content: string;
  /** Where fields are that took a hostile text: `site.yml title.en`. */
  hostile: string[];
  /** Those that took none. */
  refused: string[];
  /** Hosts that the site declares: of redirects and the font. */
  declared: string[];
};

/** `folder` is empty. */
export function writeHostileSite(folder: string, variant: Variant): HostileSite {
  const content = join(folder, "content");
  const fields = new Map<string, Field>();
  const textOf = ({ path, number, tried }: Field) => textsFor(variant, nameOf(path), number)[tried];
  const isTaken = (field: Field) => textOf(field) !== undefined;
  const fieldAt = (file: string, path: readonly string[]): Field => {
    const key = `${file} ${path.join(".")}`;
    const known = fields.get(key) ?? { number: 1000 + fields.size, file, path, tried: 0 };
    fields.set(key, known);
    return known;
  };
  writeFiles(content, others(variant));
  for (let round = 0; round < 60; round++) {
    // A field may have several things wrong with it.
    const refusedNow = new Set<Field>();
    const refuse = (field: Field) => {
      if (!refusedNow.has(field)) field.tried += 1;
      refusedNow.add(field);
    };
    const made = publishedSchemas.flatMap((published) => {
      const place = places[published.name];
      if (!place) return [];
      const used: Field[] = [];
      const schema = jsonSchemaOf(published) as JsonSchema;
      const value = sampleOf(
        schema,
        (path) => {
          const field = fieldAt(place.file, path);
          used.push(field);
          return textOf(field);
        },
        (path) => keyAt(published.name, path),
      );
      const { error } = published.schema.safeParse(value);
      for (const { path } of error?.issues ?? [])
        for (const field of mostLikely(used.filter(isTaken), path.map(String))) refuse(field);
      return [{ place, used, value }];
    });
    if (refusedNow.size > 0) continue;
    const files = made.map(({ place, value }): [string, string] => {
      const yaml = stringify(value, {
        lineWidth: 0,
        defaultStringType: "QUOTE_DOUBLE",
        defaultKeyType: "PLAIN",
      });
      return [place.file, place.body === undefined ? yaml : `---\n${yaml}---\n\n${place.body}`];
    });
    writeFiles(content, Object.fromEntries(files));
    const errors = errorsOf(content);
    if (errors.length === 0) break;
    const unexplained: string[] = [];
    const byNumber = new Map([...fields.values()].map((field) => [String(field.number), field]));
    for (const { file, line = 1, message } of errors) {
      const lines = Object.fromEntries(files)[file]?.split("\n") ?? [];
      // A finding of Markdown in a field is where its entry starts.
      const named = (key: string) => lines.slice(line).filter((other) => other.trimStart().startsWith(key));
      const text = [...lines.slice(line - 1, line), ...named("text:"), ...named("term:")];
      const field = byNumber.get(/(?:hit\(|field-)(\d+)/.exec(text.join(" "))?.[1] ?? "");
      const needed = [...fields.values()].filter(
        (other) =>
          other.file === file && isTaken(other) && (lines[line - 1] ?? "").includes(`"${textOf(other)}"`),
      );
      if (field) refuse(field);
      // What names something of the site has no number.
      else if (needed.length > 0) needed.forEach(refuse);
      else unexplained.push(`${file}:${line}: ${message}\n${lines[line - 1]}`);
    }
    if (refusedNow.size === 0) throw new Error(unexplained.join("\n"));
  }
  const all = [...fields.entries()].filter(([, field]) => textOf(field) !== undefined);
  const isHostile = ([, field]: (typeof all)[number]) => String(textOf(field)).match(/hit\(|field-/) !== null;
  return {
    content,
    hostile: all.filter(isHostile).map(([key]) => key),
    refused: [...fields.entries()].filter((entry) => !isHostile(entry)).map(([key]) => key),
    declared: [
      // What the font's style sheet is where no hostile address is taken.
      "fonts.example",
      ...all
        .filter(([key]) => /^site\.yml (redirects|fonts|image_hosts)/.test(key))
        .flatMap(([, field]) => [hostOfField(field.number), ...hostIn(textOf(field))]),
    ],
  };
}

function hostIn(text: string | undefined): string[] {
  return text !== undefined && URL.canParse(text) ? [new URL(text).hostname] : [];
}

function nameOf(path: readonly string[]): string {
  return path.findLast((part) => !/^(\d+|en)$/.test(part)) ?? "";
}

/** The fields at the place of a problem; of a list of kinds of things, those inside. */
function mostLikely(fields: readonly Field[], path: readonly string[]): Field[] {
  const inside = fields.filter((field) => path.every((part, index) => field.path[index] === part));
  return inside.slice(0, 1);
}

/** Keys of records that other files name. */
function keyAt(schema: string, path: readonly string[]): string {
  const own: Record<string, string> = {
    sidebars: "guide",
    authors: "writer",
    tags: "tool",
    variables: "product",
  };
  const key = { cards: "blog", variables: "shared", terms: "api" }[path.at(-1) ?? ""];
  return key ?? (path.length === 0 ? own[schema] : undefined) ?? "en";
}

type Problem = { file: string; line?: number; message: string };

function errorsOf(content: string): Problem[] {
  const { stdout } = spawnSync(
    process.execPath,
    ["dist/twsite/main.js", "check", "--format", "json", "--content", content],
    { encoding: "utf8" },
  );
  const { findings } = JSON.parse(stdout) as { findings: (Problem & { level: string })[] };
  return findings.filter(({ level }) => level === "error");
}

/** Pages and posts about texts that end what they are in. */
function others(variant: Variant): Files {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>\n';
  const pages = breakouts.flatMap((make, index): [string, string][] => {
    const text = make(`hit(${index})`, "https://evil.example");
    const front = stringify({
      title: `${text} title`,
      description: `${text} description`,
      tags: ["tool"],
      keywords: [text],
    });
    const body = `## ${text} heading\n\nThe word${index} ${text} in a text.\n`;
    return [
      [`en/docs/texts/p${index}.md`, `---\n${front}---\n\n${body}`],
      [`en/blog/2024-01-0${(index % 9) + 1}-p${index}.md`, `---\n${front}authors: [writer]\n---\n\n${body}`],
    ];
  });
  return {
    "static/card.svg": drawing,
    "static/icon.svg": drawing,
    "static/card.png": everySetting()["static/card.png"] ?? "",
    "en/docs/guide/one.md": "# One\n",
    "en/docs/guide/two.md": "# Two\n",
    "en/versions/1.0/guide/one.md": "# One of 1.0\n",
    "en/versions/1.0/guide/two.md": "# Two of 1.0\n",
    "versions/1.0/sidebars.yml": "guide: [guide/one, guide/two]\n",
    // No pictures: what asks for them fails, and an `onerror` that was left would run.
    "en/docs/texts/x": "no picture",
    "en/blog/x": "no picture",
    "en/pages/x": "no picture",
    "en/pages/card.svg": drawing,
    "en/pages/about.md": "# About\n",
    "en/pages/glossary.md": "# Glossary\n\n::glossary\n",
    ...(variant === "markup" ? Object.fromEntries(pages) : {}),
  };
}

export function compileHostileSite(content: string, out: string): void {
  execFileSync(
    process.execPath,
    ["dist/twsite/main.js", "compile", "--quiet", "--content", content, "--out", out],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
}
