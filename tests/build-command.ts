/** Before all tests: the command and the reader as `npm ci` makes them, from the sources as they are. */
import { execFileSync } from "node:child_process";
import { isBuilt } from "../cli/bundle/input-digest.ts";

export default function setup(): void {
  if (isBuilt()) return;
  execFileSync("npm", ["run", "--silent", "prepare"], { stdio: ["ignore", "ignore", "inherit"] });
}
