/** How long hostile inputs take: each is compiled as a site of its own. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { hostileInputs } from "./hostile-inputs.ts";

const command = resolve("dist/twsite/main.js");
const site = "title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n";
/** Seconds, with the start of the command. */
const aim = 22;

/** `named`: a part of the names of the inputs that are measured. */
export function printLimits(print: (line: string) => void, named: string): void {
  print(`| input | wall s | CPU s | peak MB | findings | over ${aim} s |`);
  print("| --- | ---: | ---: | ---: | --- | --- |");
  for (const [name, files] of Object.entries(hostileInputs)) {
    if (!name.includes(named)) continue;
    const folder = mkdtempSync(join(tmpdir(), "twsite-limits-"));
    for (const [path, text] of Object.entries({
      "site.yml": site,
      "en/pages/index.md": "# Home\n",
      ...files(),
    })) {
      mkdirSync(dirname(join(folder, "content", path)), { recursive: true });
      writeFileSync(join(folder, "content", path), text);
    }
    const { seconds, cpu, peak, output } = timed(folder);
    const rules = [...new Set(output.match(/\[[a-z-]+-[a-z-]+\]/g) ?? [])].slice(0, 3).join(" ");
    print(
      `| ${name} | ${seconds.toFixed(2)} | ${cpu} | ${peak} | ${rules} | ${seconds > aim ? "yes" : ""} |`,
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

function timed(folder: string): { seconds: number; cpu: string; peak: string; output: string } {
  const gnuTime = "/usr/bin/time";
  const args = [command, "compile", "--out", "site"];
  const [file, all] = existsSync(gnuTime)
    ? [gnuTime, ["-f", "peak %M, cpu %U %S", process.execPath, ...args]]
    : [process.execPath, args];
  const started = performance.now();
  const { stdout, stderr } = spawnSync(file, all, {
    cwd: folder,
    encoding: "utf8",
    timeout: 120_000,
    maxBuffer: 1_000_000_000,
  });
  const kilobytes = Number(/peak (\d+)/.exec(stderr)?.[1] ?? Number.NaN);
  const cpu = /cpu ([\d.]+) ([\d.]+)/.exec(stderr);
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: cpu === null ? "?" : (Number(cpu[1]) + Number(cpu[2])).toFixed(2),
    peak: Number.isNaN(kilobytes) ? "?" : ((kilobytes * 1024) / 1_000_000).toFixed(0),
    output: stdout + stderr,
  };
}
