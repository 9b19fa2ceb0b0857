/** A browser of this machine; as root on Debian it is installed, elsewhere the message says how. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

type Wanted = {
  /** What people call it. */
  name: string;
  /** Environment variable that names another program. */
  variable: string;
  /** Package that brings one of the programs. */
  debian: string;
  programs: readonly string[];
};

/** The first program that is there. */
export function findBrowser({ name, variable, debian, programs }: Wanted): string {
  const named = process.env[variable];
  const installed = () => (named ? [named, ...programs] : programs).find((program) => existsSync(program));
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const quiet = { stdio: "ignore" } as const;
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", debian], quiet);
  }
  const now = installed();
  if (now !== undefined) return now;
  throw new Error(
    `These tests need ${name}: install it (on Debian: apt-get install ${debian}) ` +
      `or name its program in the environment variable ${variable}.`,
  );
}
