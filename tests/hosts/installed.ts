/** Programs of Debian that tests run. `.ci/run` installs all of them; on another machine a test says which one it lacks. */
import { existsSync } from "node:fs";

/** `debian` is the package that has the program. */
export function isInstalled(program: string, debian: string): boolean {
  if (existsSync(program)) return true;
  console.warn(`${debian} is left out: there is no ${program} (on Debian: apt-get install ${debian})`);
  return false;
}
