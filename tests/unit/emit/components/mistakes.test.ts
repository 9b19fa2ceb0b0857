/** What a writer is told of a component's code: at the place in its file. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reportOf } from "../../../findings/report.ts";
import { temporaryFolder, writeFiles } from "../../../sites/folders.ts";
import { smallSite } from "../../../sites/small-sites.ts";

/** The report on a site whose component is `code`. */
function reportOn(code: string, prepare?: (content: string) => void): Promise<string> {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "components/Part.tsx": code,
  });
  prepare?.(content);
  return reportOf(content);
}

const part = "export default function Part() {\n  return <p />;\n}\n";

test("a syntax error stands at its line and column, counted in characters", async () => {
  expect(await reportOn('const é = "ééé"; const x = ;\n')).toBe(
    "content/components/Part.tsx:1:28  error  Unexpected “;”  [component-is-usable]\n",
  );
});

test.each([
  ["./gone.ts", "“./gone.ts” is not found", "a file in components/, with its ending"],
  ["no-such-package", "“no-such-package” is not found", "a package that is installed and runs in a browser"],
  [
    "node:fs",
    "“node:fs” is not found",
    "a package that is installed and runs in a browser, which Node’s own",
  ],
  ["fs", "“fs” is not found", "a package that is installed and runs in a browser, which Node’s own"],
  [
    "react-dom/server",
    "components cannot import “react-dom/server”",
    "one of react, react/jsx-runtime, react-dom",
  ],
  [
    "https://example.com/x.js",
    "“https://example.com/x.js” is on another host",
    "a file of the content folder",
  ],
])("an import of %s is refused at its place", async (path, message, expected) => {
  const report = await reportOn(`import x from "${path}";\nx();\n${part}`);
  expect(report).toContain(`content/components/Part.tsx:1:15  error  ${message}  [component-is-usable]\n`);
  expect(report).toContain(`  expected: ${expected}`);
});

test("an import of a file outside of the content folder is refused, by a path or by a link", async () => {
  const outside = (content: string) =>
    writeFiles(join(content, "../outside"), { "x.ts": "export default 1;\n" });
  const report = await reportOn(
    `import x from "../../outside/x.ts";\nimport y from "./linked/x.ts";\nx + y;\n${part}`,
    (content) => {
      symlinkSync(outside(content), join(content, "components/linked"));
    },
  );
  expect(report).toContain(
    "Part.tsx:1:15  error  “../../outside/x.ts” leaves the content folder  [component-is-usable]",
  );
  expect(report).toContain(
    "Part.tsx:2:15  error  “./linked/x.ts” leaves the content folder  [component-is-usable]",
  );
  expect(report).toContain(
    "content/components/linked  error  this symbolic link leaves the content folder  [file-stays-inside]",
  );
});

test("a mistake in a component is told together with the mistakes of pages", async () => {
  const report = await reportOn("const x = ;", (content) => {
    mkdirSync(join(content, "en/docs"), { recursive: true });
    writeFiles(content, { "en/docs/page.md": "[Gone](./gone.md)\n" });
  });
  expect(report).toContain("[component-is-usable]");
  expect(report).toContain("[link-resolves]");
});

test("files beside components need no default export: other names and folders are for what components import", async () => {
  const report = await reportOn(
    'import { x } from "./parts/x.ts";\nexport default () => <p>{x}</p>;\n',
    (content) => {
      writeFiles(content, {
        "components/parts/x.ts": "export const x = 1;\n",
        "components/parts/Big.tsx": "export {};\n",
        "components/small.tsx": "export {};\n",
      });
    },
  );
  expect(report).toBe("");
});
