/**
 * A page that did not compile still has its place in the site: links to it, sidebars and lists that name it are not
 * reported as well. Its front matter is what is left of it without the parts that do not fit.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DocFrontMatter, PageFrontMatter, PostFrontMatter } from "../../schema/front-matter.ts";
import { splitFile } from "../markdown/front-matter/split.ts";
import type { SourceFile } from "../source/source-file.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { salvage } from "../yaml/salvage.ts";
import type { Page } from "./compile-files.ts";

const schemas = { docs: DocFrontMatter, blog: PostFrontMatter, pages: PageFrontMatter };

export function standIn(contentFolder: string, source: SourceFile): Page {
  const schema = schemas[source.area];
  const { written, keys } = readYaml(schema, frontMatterOf(join(contentFolder, source.path)), 2);
  return {
    source,
    hash: "",
    failed: true,
    facts: {
      frontMatter: salvage(schema, written ?? {}) ?? schema.parse({}),
      keys,
      outline: [],
      anchors: [],
      references: [],
      excerpt: "",
      words: 0,
    },
  };
}

function frontMatterOf(file: string): string {
  try {
    return splitFile(readFileSync(file, "utf8")).frontMatter ?? "";
  } catch {
    // It cannot be read, which is what it failed for.
    return "";
  }
}
