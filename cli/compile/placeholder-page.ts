/**
 * Placeholder for a page that could not be read or compiled, so that links to it, sidebars and lists that name it are not
 * reported as well. Its front matter is what is left of it without the parts that do not fit.
 */
import { readFrontMatter } from "../markdown/front-matter/read-front-matter.ts";
import { splitFile } from "../markdown/mdast/split-front-matter.ts";
import { readInside } from "../source/read-inside.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Page } from "./compile-files.ts";

export function placeholderPage(contentFolder: string, source: SourceFile): Page {
  return pageOfFrontMatter(source, textOf(contentFolder, source));
}

/** The page with nothing but the front matter of `text`. */
export function pageOfFrontMatter(source: SourceFile, text = ""): Page {
  const { value: frontMatter, keys } = readFrontMatter(source.area, splitFile(text));
  return {
    source,
    hash: "",
    failed: true,
    isUncertain: true,
    facts: { frontMatter, keys, outline: [], anchors: [], references: [], excerpt: "", words: 0 },
  };
}

function textOf(contentFolder: string, { path, generated }: SourceFile): string {
  if (generated) return generated.text;
  try {
    return readInside(contentFolder, path).toString();
  } catch {
    // It cannot be read, which is what it failed for.
    return "";
  }
}
