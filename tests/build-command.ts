/** Before all tests: the command and the reader as `npm ci` makes them, from the sources as they are. */
import { execFileSync } from "node:child_process";

export default function setup(): void {
  execFileSync("npm", ["run", "--silent", "prepare"], { stdio: ["ignore", "ignore", "inherit"] });
}
