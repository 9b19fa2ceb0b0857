/** A file of the site before it is written. */
import { HASHED_FOLDER } from "../../schema/paths.ts";
import type { CardJob } from "../images/cards/draw-card.ts";
import type { PageJob, PagePart } from "./render-page.ts";
import type { ShardJob } from "./search/search-shard.ts";

export type Output = {
  /** Path in the output folder, with `/`. */
  path: string;
  /** Hash of everything that the content depends on: an equal key means equal content. */
  key: string;
  /** When it is put in its place: what others refer to comes first. */
  phase: "data" | "document" | "manifest";
  /** Made at once, or part of a page, which another thread may render. */
  content: (() => string | Uint8Array | Promise<string | Uint8Array>) | { page: PageJob; part: PagePart };
  /** The data from which another thread can make the content, instead of a function. */
  shard?: ShardJob;
  card?: CardJob;
};

/** False for an HTML file under a hashed name, which a page links to or shows. */
export function isDocument(path: string): boolean {
  return path.endsWith(".html") && !isHashed(path);
}

/** True for a file that keeps its content for as long as it has its name. */
export function isHashed(path: string): boolean {
  return path.startsWith(`${HASHED_FOLDER}/`);
}
