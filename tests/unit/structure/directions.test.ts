/** Styles say start and end, not left and right: a page in Arabic is mirrored by its direction alone. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What has a side in every direction: where the author or a formula says so, and where a script has measured it. */
const allowed = new Set([
  "constructs.css: float: left",
  "constructs.css: margin: 0.4rem 1.5rem 1rem 0",
  "constructs.css: float: right",
  "constructs.css: margin: 0.4rem 0 1rem 1.5rem",
  // Of an arrow, which is mirrored as a whole.
  "first/lists-titles.css: border-width: 1.5px 1.5px 0 0",
  // Of a sign to play a video.
  "integrations.css: border-left: 0.8rem solid var(--warm)",
  "tables.css: text-align: left",
  "tables.css: text-align: right",
  "term-text.css: left: 0",
]);

/** `margin-left`, `left`, `border-top-left-radius`; `text-align: left`; and four values of which the second is not the fourth. */
function namesSide(property: string, value: string): boolean {
  if (property.startsWith("--")) return false;
  if (/(^|-)(left|right)(-|$)/.test(property)) return true;
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value);
  if (!/^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/.test(property))
    return false;
  const [, right, , left] = value.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "()").split(/\s+/);
  return left !== undefined && left !== right;
}

test("no style of the reader names a side, but for what has one in every direction", () => {
  const found = readdirSync("reader/styles", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css") && name !== "formulas.css")
    .flatMap((name) => {
      const style = readFileSync(`reader/styles/${name}`, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
      return [...style.matchAll(/([\w-]+):\s+([^;{}]+);/g)]
        .filter(([, property = "", value = ""]) => namesSide(property, value))
        .map(([, property, value]) => `${name}: ${property}: ${value}`);
    });
  expect(found.filter((each) => !allowed.has(each))).toEqual([]);
});
