/** Command that calls the tool, for hints that can be copied: how it was started → `twsite`, `npx twsite` … */
import { delimiter, dirname, sep } from "node:path";

/** `script` is the path that Node was given, which may be a link to the command. */
type Start = { script: string; env: NodeJS.ProcessEnv };

/** The command line with which each package manager calls an installed command, and its command to install one. */
export const managers: ReadonlyMap<string, { call: string; install: string }> = new Map([
  ["npm", { call: "npx twsite", install: "npm install" }],
  ["pnpm", { call: "pnpm exec twsite", install: "pnpm add" }],
  ["yarn", { call: "yarn twsite", install: "yarn add" }],
  ["bun", { call: "bunx twsite", install: "bun add" }],
]);

export function invocationOf({ script, env }: Start): string {
  const [manager = ""] = env.npm_config_user_agent?.split("/") ?? [];
  const known = managers.get(manager);
  if (known) return known.call;
  const parts = script.split(/[\\/]/);
  const modules = parts.lastIndexOf("node_modules");
  // A link in a folder of the search path; or, on Windows, the folder beside which the link is.
  const beside = modules === -1 ? dirname(script) : parts.slice(0, modules).join(sep);
  const isOnPath = (env.PATH ?? env.Path ?? "").split(delimiter).includes(beside);
  const isLink = !script.endsWith(".js");
  if (isOnPath && (isLink || modules !== -1)) return "twsite";
  if (modules !== -1) return "npx twsite";
  return isLink ? quoted(script) : `node ${quoted(script)}`;
}

/** A path as a shell takes it. */
export function quoted(path: string): string {
  if (!/[^\w./\\:-]/.test(path)) return path;
  // Within single quotes a shell expands nothing; those of Windows know double ones alone.
  return sep === "/" ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}
