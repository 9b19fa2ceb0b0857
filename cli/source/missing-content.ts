/** A content folder in which there is nothing to compile. */
import { readdirSync } from "node:fs";
import type { Finding } from "../report/finding.ts";
import { nearestContent } from "./nearest-folder.ts";
import { stampOf } from "./stamp.ts";

/** A folder without anything in it is as good as none. */
export function missingContent(contentFolder: string): Finding | undefined {
  const reason = whyMissing(contentFolder);
  return reason === undefined ? undefined : { ...noContent(reason), nearest: nearestContent(contentFolder) };
}

function whyMissing(contentFolder: string): string | undefined {
  const stamp = stampOf(contentFolder);
  if (!stamp) return "there is no such folder";
  if (!stamp.isDirectory()) return "this is not a folder";
  try {
    return readdirSync(contentFolder).length === 0 ? "this folder is empty" : undefined;
  } catch (error) {
    return `this folder cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

export function noContent(message: string): Finding {
  return {
    rule: "content-is-not-empty",
    file: "",
    message,
    expected: "a content folder with site.yml and Markdown files in <locale>/docs, blog or pages",
  };
}
