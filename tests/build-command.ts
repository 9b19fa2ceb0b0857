/** Before all tests: the command and the reader as `npm ci` makes them, from the sources as they are. */
import { execFileSync } from "node:child_process";
import { isUpToDate } from "../cli/bundle/input-digest.ts";

export default function setup(): void {
  if (isUpToDate()) return;
  execFileSync("npm", ["run", "--silent", "prepare"], { stdio: ["ignore", "ignore", "inherit"] });
}
