/** Makes folders one by one, since Node's recursive `mkdir` never comes back from a file system such as `/proc`. */
import { accessSync, constants, existsSync, mkdirSync, rmdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { reasonOf } from "../report/reason-of.ts";
import { codeOf, isSystemError, systemReason } from "../report/system-reason.ts";

/** Another process may remove a folder before the next one is made in it. */
const attempts = 20;

/** Makes the missing folders, the outermost first. Calls `made` with each. */
export function makeFolder(path: string, made: (folder: string) => void = () => undefined): void {
  for (let attempt = 1; ; attempt++) {
    try {
      makeMissing(path, made);
      return;
    } catch (error) {
      if (attempt === attempts || codeOf(error) !== "ENOENT") throw error;
    }
  }
}

function makeMissing(path: string, made: (folder: string) => void): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) {
    try {
      mkdirSync(folder);
      made(folder);
    } catch (error) {
      // Another process made it in the meantime.
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
}

/** Why the file system refuses to have `folder` written; what is missing is made and removed again. */
export function whyUnwritable(folder: string): string | undefined {
  const made: string[] = [];
  try {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
    else makeFolder(folder, (path) => made.unshift(path));
    return undefined;
  } catch (error) {
    return isSystemError(error) ? systemReason(error) : reasonOf(error);
  } finally {
    for (const path of made) removeEmpty(path);
  }
}

/** Leaves a folder that another process uses by now, or has removed. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
}
