/** The memory that a page takes is bounded, whatever its markup and the scripts of its text. */
// Tests: cli/markdown, cli/markdown/mdast, cli/report/limits
import { test } from "vitest";
import { hostileInputs } from "../bench/hostile-inputs.ts";
import { expectBoundedMemory, pagesInScripts } from "./page-memory.ts";

const pages = Object.entries(hostileInputs).filter(([, files]) =>
  Object.keys(files()).every((path) => path.endsWith("hostile.md")),
);

test.each(pages)("%s", async (_, files) => expectBoundedMemory(files()));

test("paragraphs in twelve scripts", () => expectBoundedMemory(pagesInScripts("\n\n")));

test("a single paragraph in twelve scripts", () => expectBoundedMemory(pagesInScripts("")));
