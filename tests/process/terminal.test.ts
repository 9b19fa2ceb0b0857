/** How the command behaves in a terminal: `script` (util-linux) gives it one. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "../../cli/commands/commands.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { main } from "./command.ts";
import { run } from "./warm-command.ts";

const hasScript = spawnSync("script", ["--version"]).status === 0;

/** What a terminal of that many columns shows of `twsite <args>`. */
function inTerminal(args: string, columns: number, env: Record<string, string> = {}): string {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), {
    ...smallSite,
    "en/docs/page.md": `# Page\n\n${"word ".repeat(40)}[here](#nothing)\n`,
  });
  const command = `stty cols ${columns}; '${process.execPath}' '${main}' ${args}`;
  const { NO_COLOR: _, ...inherited } = process.env;
  const { stdout } = spawnSync("script", ["-qec", command, "/dev/null"], {
    cwd,
    encoding: "utf8",
    env: { ...inherited, TERM: "xterm", ...env },
  });
  // On a busy machine there is progress, whose line goes again.
  return stdout.replaceAll("\r\n", "\n").replace(/[^\n]*\r(\u001b\[\d*K)?/g, "");
}

test.skipIf(!hasScript)(
  "findings have colours there, unless NO_COLOR or a dumb terminal says otherwise",
  () => {
    expect(inTerminal("check --quiet", 80)).toContain("\u001b[33mwarning\u001b[0m");
    expect(inTerminal("check --quiet", 80, { NO_COLOR: "1" })).not.toContain("\u001b");
    expect(inTerminal("check", 80, { TERM: "dumb" })).not.toContain("\u001b");
  },
);

describe.skipIf(!hasScript)("in a narrow one", () => {
  test.each([40, 60])(
    "of %i columns findings keep to it, with the source line cut around the place",
    (columns) => {
      const lines = inTerminal("check", columns, { NO_COLOR: "1" }).split("\n");
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
      const source = lines.find((line) => line.startsWith("  3 |")) ?? "";
      const caret = lines.find((line) => /^ +\| +\^$/.test(line)) ?? "";
      expect(source.slice(caret.length - 1)).toMatch(/^\[here\]/);
      expect(lines.join(" ").replace(/ +/g, " ")).toContain(
        "content/en/docs/page.md:3:201 warning this page has no heading or element with the id “nothing” [anchor-resolves]",
      );
    },
  );

  test.each([40, 60])("of %i columns help keeps to it", (columns) =>
    expectToFit(inTerminal("check --help", columns), columns),
  );

  test("wrong usage keeps to it, and the hint has a line of its own", () => {
    const lines = inTerminal("check --format jsn", 40).trim().split("\n");
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
    expect(lines.at(-1)).toBe("(Did you mean json?)");
  });
});

test.each(["", ...Object.keys(commands)])("help of twsite %s fits in a narrow terminal", async (command) => {
  for (const columns of [40, 60]) {
    const { out } = await run(command ? ["help", command] : ["--help"], { columns });
    expectToFit(out, columns);
  }
});

function expectToFit(help: string, columns: number): void {
  const lines = help.split("\n");
  // Examples are as wide as they are, and a path has no place to break it.
  const texts = lines.filter((line) => !/^ +[$#] /.test(line) && line.trim().includes(" "));
  expect(lines.length).toBeGreaterThan(8);
  expect(texts.filter((line) => line.length > columns)).toEqual([]);
}
