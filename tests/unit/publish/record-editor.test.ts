/** A record with other entries in place of some is the one that would be written as a whole. */
import { expect, test } from "vitest";
import { type RecordEntries, recordText, type SiteRecord } from "../../../cli/publish/record.ts";
import { recordEditor } from "../../../cli/publish/record-editor.ts";

const record: SiteRecord = {
  generator: "twsite",
  version: '1 "checksum":"0"',
  base: '/",files":/',
  files: {
    ".nojekyll": ["0", 0],
    '404":["1",2],"x.html': ["a", 1],
    "about.md": ["b", 20],
    'data/"about.md': ["c", 3],
    "data/about.md": ["d", 4],
    "docs/présentation/index.html": ["e", 5],
    "x.html": ["f", 6],
  },
};
const bytes = () => Buffer.from(recordText(record));

test.each(Object.keys(record.files))("%s", (path) => {
  const editor = recordEditor(bytes());
  expect(editor.entryOf(path)).toEqual(record.files[path]);
  const entries: RecordEntries = new Map([[path, ["0123456789", 123_456]]]);
  const files = { ...record.files, [path]: ["0123456789", 123_456] satisfies [string, number] };
  expect(editor.with(entries).toString()).toBe(recordText({ ...record, files }));
});

test("several, twice", () => {
  const editor = recordEditor(bytes());
  const paths = ["x.html", ".nojekyll", "docs/présentation/index.html"];
  editor.with(new Map(paths.map((path) => [path, ["", 0]])));
  const entries = new Map(paths.map((path, index): [string, [string, number]] => [path, ["key", index]]));
  const text = recordText({ ...record, files: { ...record.files, ...Object.fromEntries(entries) } });
  expect(editor.with(entries).toString()).toBe(text);
  expect(editor.last().bytes.toString()).toBe(text);
  expect(editor.last().entries).toBe(entries);
});

test("a file that it does not name is none of it", () => {
  const editor = recordEditor(bytes());
  for (const path of ["about", "bout.md", "x", "", "generator", "files"]) {
    expect(editor.entryOf(path)).toBeUndefined();
    expect(() => editor.with(new Map([[path, ["", 0]]]))).toThrow();
  }
  expect(() => editor.with(new Map([["x.html", undefined]]))).toThrow();
});
