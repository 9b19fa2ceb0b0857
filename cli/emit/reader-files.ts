/** The prebuilt reader, as `bundle/reader.ts` left it beside the command. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { constructSheets } from "../../schema/construct-sheets.ts";
import { hashedPath } from "../../schema/paths.ts";
import { firstStyleNames } from "./first-styles.ts";
import type { Output } from "./output.ts";

export type ReaderFiles = ReaderIndex & { folder: string };

/** The schema was checked when the file was written; zod takes longer to load than a run in which nothing changed. */
export function readReaderFiles(folder: string): ReaderFiles {
  const index: ReaderIndex = JSON.parse(readFileSync(join(folder, "reader.json"), "utf8"));
  return { folder, ...index };
}

/** The reader of a site with components of its own. */
export function readerForComponents(reader: ReaderFiles): ReaderFiles {
  const { script, imports, files } = reader.withComponents;
  const others = reader.files.filter((file) => !file.endsWith(".js"));
  return { ...reader, script, imports, files: [...files, ...others] };
}

/** The reader that `twsite dev` serves, with components or without. */
export function readerForDev(reader: ReaderFiles): ReaderFiles {
  const { dev, withComponents } = reader;
  return readerForComponents({ ...reader, withComponents: { ...withComponents, ...dev } });
}

export function readerOutputs({
  folder,
  files,
  withComponents,
}: ReaderFiles): (Output & { content: () => Uint8Array })[] {
  return files.map((name) => ({
    path: hashedPath(name),
    // The name holds a hash of the content.
    key: name,
    phase: "data",
    content: () => readFileSync(join(folder, withComponents.files.includes(name) ? "own" : "assets", name)),
  }));
}

/** Names of the hashed files, and the small scripts that documents hold themselves. */
export const ReaderIndex = z.strictObject({
  script: z.string(),
  /** Scripts that it cannot start without. */
  imports: z.array(z.string()),
  /** The styles in documents, by part, with the addresses of fonts as those beside a style sheet: `url("./…")`. */
  firstStyles: z.record(z.enum(firstStyleNames), z.string()),
  /** The whole style without the faces. */
  style: z.string(),
  /** The style for paper, more contrast and few colours. */
  media: z.string(),
  /** The styles of what few pages have, such as steps and formulas. */
  constructs: z.record(z.enum(Object.values(constructSheets)), z.string()),
  /** The style of the home page and of pages that list others. */
  overview: z.string(),
  /** The style of what integrations show. */
  integrations: z.string(),
  /** Every file of the reader, script and style included. */
  files: z.array(z.string()),
  /** Fonts of titles and texts. */
  firstFaces: z.array(z.string()),
  /** The script that runs before the first paint. */
  boot: z.string(),
  /** The script for documents with tabs of which a visitor may have chosen one. */
  bootTabs: z.string(),
  /** The script of a document that stands for any address. */
  chooseLocale: z.string(),
  /** The script and the style of a review, which its documents hold themselves. No site has them. */
  review: z.strictObject({ script: z.string(), style: z.string() }),
  /** The script that replaces `script` on a site with components of its own: it exports React's names. */
  withComponents: z.strictObject({
    script: z.string(),
    imports: z.array(z.string()),
    /** The script and every script that it may import. */
    files: z.array(z.string()),
    /** Names of react-dom, which are exported as `dom$…`. */
    reactDom: z.array(z.string()),
  }),
  /** The script for `twsite dev`, which also updates a page when its source changes. */
  dev: z.strictObject({ script: z.string(), imports: z.array(z.string()), files: z.array(z.string()) }),
});
export type ReaderIndex = z.infer<typeof ReaderIndex>;
