/** theme.css is checked against the very tokens that the reader has. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeTokens } from "../../../schema/theme-tokens.ts";

test("the list of tokens is that of the reader's style", () => {
  const sheets = ["first/tokens", "first/tokens-large", "tokens"];
  const style = sheets.map((name) => readFileSync(`reader/styles/${name}.css`, "utf8")).join("\n");
  const names = [...style.matchAll(/^\s+(--[a-z0-9-]+):/gm)].map(([, name]) => name);
  expect([...new Set(names)].sort()).toEqual(themeTokens);
});
