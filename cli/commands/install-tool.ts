/** The tool in a new site's package.json: the commands that put it there, and what runs them. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import * as z from "zod";
import type { Installation } from "./installation.ts";
import { managers, quoted } from "./invocation.ts";
import type { CommandIo } from "./io.ts";

type Tool = Pick<Installation, "invocation" | "packageFolder" | "release">;

/** A command and its arguments, in the folder of the site. */
type Step = readonly [command: string, ...args: string[]];

const VENDOR = "vendor";

/** What to run after `vendor/` was made; none where the tool was called by no package manager. */
function stepsOf({ invocation, packageFolder, release }: Tool): readonly Step[] {
  const manager = [...managers.values()].find(({ call }) => call === invocation);
  if (!manager) return [];
  const [command = "", ...install] = manager.install.split(" ");
  if (isOfRegistry(packageFolder)) return [[command, ...install, `twsite@^${release}`]];
  const folder = resolve(packageFolder);
  const isInstalled = folder.split(sep).includes("node_modules");
  const made = isInstalled ? folder : join(folder, "dist/packages/twsite");
  return [
    ...(isInstalled ? [] : [["npm", "--prefix", folder, "run", "package"] as const]),
    ["npm", "pack", "--pack-destination", VENDOR, made],
    [command, ...install, `./${VENDOR}/twsite-${release}.tgz`],
  ];
}

/** The same, to be typed. A site keeps a package that is not on the registry, so that `npm ci` works on every machine. */
export function installLines(tool: Tool): string[] {
  const steps = stepsOf(tool);
  return [
    ...(steps.length > 1 ? [`mkdir ${VENDOR}`] : []),
    ...steps.map((step) => step.map((word) => quoted(word)).join(" ")),
  ];
}

/**
 * Installs the tool in a new site, and makes its first commit. False where that is left to do: nothing is known to install it with, or it
 * failed, which the terminal says.
 */
export async function installInSite(
  folder: string,
  tool: Tool,
  io: CommandIo,
  signal: AbortSignal,
): Promise<boolean> {
  if (stepsOf(tool).length === 0) return false;
  io.err("Installing twsite in the new site …");
  const problem = await installTool(folder, tool, signal);
  if (problem === undefined) await firstCommit(folder, signal);
  else io.err(`twsite could not be installed in ${folder}:\n${problem}`);
  return problem === undefined;
}

/** Runs them in the folder of a new site. Returns the last lines of what failed; undefined after success, or where there is nothing to run. */
async function installTool(folder: string, tool: Tool, signal: AbortSignal): Promise<string | undefined> {
  const steps = stepsOf(tool);
  if (steps.length > 1) mkdirSync(join(folder, VENDOR), { recursive: true });
  for (const step of steps) {
    const problem = await failureOf(step, folder, signal);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The first commit of a site that is in no repository yet; without Git, or without a name for it, there is none. */
async function firstCommit(folder: string, signal: AbortSignal): Promise<void> {
  if (isInRepository(resolve(folder))) return;
  const steps: Step[] = [
    ["git", "init", "--quiet"],
    ["git", "add", "--all"],
    ["git", "commit", "--quiet", "--message", "Start the site"],
  ];
  for (const step of steps) if ((await failureOf(step, folder, signal)) !== undefined) return;
}

function isInRepository(folder: string): boolean {
  return existsSync(join(folder, ".git")) || (dirname(folder) !== folder && isInRepository(dirname(folder)));
}

const failureLines = 5;

function failureOf([command, ...args]: Step, cwd: string, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((settle) => {
    // The commands of package managers are scripts on Windows, which only a shell runs.
    const shell = process.platform === "win32";
    const child = spawn(command, shell ? args.map(quoted) : args, {
      cwd,
      signal,
      shell,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (text: Buffer) => {
      said = (said + text.toString()).slice(-4000);
    });
    child.on("error", (error) => settle(error.message));
    child.on("close", (code) =>
      settle(
        code === 0
          ? undefined
          : said.trim().split("\n").slice(-failureLines).join("\n") || `${command} failed`,
      ),
    );
  });
}

const Installed = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ resolved: z.string().optional() })),
});

/** True for a package that npm has from a registry, and so has any machine; false for one from a file or a folder. */
function isOfRegistry(packageFolder: string): boolean {
  try {
    const read = readFileSync(join(packageFolder, "../.package-lock.json"), "utf8");
    const { packages } = Installed.parse(JSON.parse(read));
    return /^https?:/.test(packages["node_modules/twsite"]?.resolved ?? "");
  } catch {
    // A clone, or a folder that another package manager made.
    return false;
  }
}
