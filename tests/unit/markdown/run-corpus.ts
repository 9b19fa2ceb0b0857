/** Pages written by others, for another tool: they compile, and what is not Markdown is reported with its place. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { HastRoot } from "../../../schema/hast.ts";
import { compiled } from "./settings.ts";

const corpora = process.env.TWSITE_CORPORA;

/** `isTaken`: the pages of these numbers. */
export function testCorpus(isTaken: (number: number) => boolean): void {
  describe("a corpus", () => {
    if (corpora === undefined) {
      test.skip("is compiled where TWSITE_CORPORA names its folder");
      return;
    }
    test.each(markdownFiles(corpora).filter((_, number) => isTaken(number)))("%s", (file) => {
      const area = /[\\/]blog[\\/]/.test(file) ? "blog" : "docs";
      const { content, findings } = compiled(readFileSync(join(corpora, file), "utf8"), area);
      expect(findings.filter(({ rule }) => rule === "nesting-is-bounded")).toEqual([]);
      expect(findings.filter(({ place }) => place === undefined)).toEqual([]);
      if (content) expect(HastRoot.safeParse(content.hast).success).toBe(true);
    });
  });
}

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort();
}
