/** The list of published addresses is lines that people and Git can read, and comes back as it was written. */
import { expect, test } from "vitest";
import { lockText, parseLock } from "../../../../cli/check/addresses/lock-text.ts";

const routes = [
  { route: "/docs/x", source: "en/docs/x.md", mark: "0f1e2d3c" },
  { route: "/", source: "en/pages/index.md", mark: "0a1b2c3d" },
  { route: "/docs/50 % #1?", source: "en/docs/50 %.md", mark: "11111111" },
  { route: "/fr/docs/présentation", source: "fr/docs/01-présentation.md", mark: "22222222" },
  { route: "/docs/old" },
  { route: "/docs/x-y", source: "category:folder:a b" },
];
const anchors = [
  { route: "/docs/x", anchor: "install" },
  { route: "/docs/x", anchor: "a#b" },
  { route: "/fr/docs/présentation", anchor: "été" },
];

test("each line stands for itself, in order", () => {
  const lines = lockText(routes, anchors).trimEnd().split("\n");
  expect(lines.slice(0, 2).every((line) => line.startsWith("# "))).toBe(true);
  expect(lines.slice(2)).toEqual([
    "/  en/pages/index.md  0a1b2c3d",
    "/docs/50%20%25%20%231?  en/docs/50%20%25.md  11111111",
    "/docs/old",
    "/docs/x  en/docs/x.md  0f1e2d3c",
    "/docs/x#a%23b",
    "/docs/x#install",
    "/docs/x-y  category:folder:a%20b",
    "/fr/docs/présentation  fr/docs/01-présentation.md  22222222",
    "/fr/docs/présentation#été",
  ]);
});

test.each([
  ["as it is", (text: string) => text],
  ["with the line endings of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["in any order", (text: string) => text.split("\n").reverse().join("\n")],
  ["with lines twice, as a merge by union leaves them", (text: string) => text + text],
])("it is read %s", (_, change) => {
  const read = parseLock(change(lockText(routes, anchors)));
  expect(read.problems).toEqual([]);
  const found = [...read.routes.values()].map(({ route, source, mark }) => ({ route, source, mark }));
  const byRoute = (a: { route: string }, b: { route: string }) => (a.route < b.route ? -1 : 1);
  expect(found.sort(byRoute)).toEqual(
    routes.map(({ route, source, mark }) => ({ route, source, mark })).sort(byRoute),
  );
  const ids = new Set(read.anchors.map(({ route, anchor }) => `${route} ${anchor}`));
  expect(ids).toEqual(new Set(anchors.map(({ route, anchor }) => `${route} ${anchor}`)));
});
