/** A browser of this machine; as root on Debian it is installed, elsewhere one message says what to do. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Why no test of a project is run; the end of the run says it. */
    notRun: string;
  }
}

export type Wanted = {
  /** What people call it. */
  name: string;
  /** Environment variable that names another program. */
  variable: string;
  /** Package that brings one of the programs. */
  debian: string;
  programs: readonly string[];
};

/** The first program that is there. */
export function findBrowser(wanted: Wanted): string {
  const { name, variable, debian } = wanted;
  const found = installedBrowser(wanted);
  if (found !== undefined) return found;
  let failure = "";
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${debian} with apt-get: these tests need ${name}, which this machine lacks.`);
    try {
      execFileSync("apt-get", ["update"], { stdio: "pipe" });
      execFileSync("apt-get", ["install", "-y", "--no-install-recommends", debian], { stdio: "pipe" });
    } catch (error) {
      failure = `\n${error instanceof Error ? error.message.trim() : error}`;
    }
  }
  const installed = installedBrowser(wanted);
  if (installed !== undefined) return installed;
  throw new Error(
    `These tests need ${name}: install it (on Debian: apt-get install ${debian}) ` +
      `or name its program in the environment variable ${variable}.${failure}`,
  );
}

/** Undefined where there is none. */
export function installedBrowser({ variable, programs }: Wanted): string | undefined {
  const named = process.env[variable];
  return (named ? [named, ...programs] : programs).find((program) => existsSync(program));
}

/** Before all tests of a project: where the browser cannot be had, none of them is run, and the others are. */
export function skipWithoutBrowser(project: TestProject, wanted: Wanted): void {
  try {
    findBrowser(wanted);
  } catch (error) {
    project.config.testNamePattern = /(?!)/;
    project.provide("notRun", error instanceof Error ? error.message : String(error));
  }
}
