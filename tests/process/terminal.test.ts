/** How the command behaves in a terminal: `script` (util-linux) gives it one. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { main } from "./command.ts";

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
  return stdout.replaceAll("\r\n", "\n");
}

test.skipIf(!hasScript)(
  "findings have colours there, unless NO_COLOR or a dumb terminal says otherwise",
  () => {
    expect(inTerminal("check --quiet", 80)).toContain("\u001b[33mwarning\u001b[0m");
    expect(inTerminal("check --quiet", 80, { NO_COLOR: "1" })).not.toContain("\u001b");
    expect(inTerminal("check", 80, { TERM: "dumb" })).not.toContain("\u001b");
  },
);

test.skipIf(!hasScript)(
  "in a narrow one the source line is cut around the place, and help is wrapped",
  () => {
    const lines = inTerminal("check", 40, { NO_COLOR: "1" }).split("\n");
    const source = lines.find((line) => line.startsWith("  3 |")) ?? "";
    expect(source.length).toBeLessThan(40);
    expect(source).toContain("[here]");
    const help = inTerminal("check --help", 60).split("\n");
    const options = help.slice(help.indexOf("Options:"), help.indexOf("Examples:"));
    expect(Math.max(...options.map((line) => line.length))).toBeLessThanOrEqual(60);
  },
);
