/** Front matter of all kinds of pieces, and what must hold for each: it is read as the parser of YAML reads it. */
import fc from "fast-check";
import { expect } from "vitest";
import * as z from "zod";
import { readDocument, readYaml } from "../../../../cli/source/yaml/read-yaml.ts";

const schema = z.record(z.string(), z.unknown());

export function expectSame(text: string): void {
  const [ours, theirs] = [readYaml(schema, text, 2), readDocument(schema, text, 2)];
  const said = ({ value, problems, written, keys }: typeof ours) => ({
    value,
    problems,
    written,
    keys: keys(),
  });
  expect(said(ours)).toEqual(said(theirs));
  for (const key of Object.keys(ours.value ?? {})) expect(ours.placeOf([key])).toEqual(theirs.placeOf([key]));
}

const pieces =
  'a|Title|["|", "|"]|of |: |:|#| #|, |\'|"|yes|No|null|~|1|01|1.5|0x1f|1e3|-|- |[|]|{|}|&|*|!|%|@|`||>|\\|/|é|“|”|\u00a0|2026-01-02|12:30|true|.inf|=|?|? |\t|  '.split(
    "|",
  );
const value = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }).map((all) => all.join(""));
const line = fc
  .tuple(fc.constantFrom("title", "description", "a_b", "draft", "- x", " k", "é"), value)
  .map(([key, text]) => `${key}: ${text}`);
export const anyFrontMatter = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((lines) => `${lines.join("\n")}\n`);
