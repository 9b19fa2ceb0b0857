/** A content folder in which there is nothing to compile. */
import { readdirSync, statSync } from "node:fs";
import type { Finding } from "../report/finding.ts";

/** A folder without anything in it is as good as none. */
export function missingContent(contentFolder: string): Finding | undefined {
  const stamp = statSync(contentFolder, { throwIfNoEntry: false });
  if (!stamp) return noContent("there is no such folder");
  if (!stamp.isDirectory()) return noContent("this is not a folder");
  return readdirSync(contentFolder).length === 0 ? noContent("this folder is empty") : undefined;
}

export function noContent(message: string): Finding {
  return {
    rule: "content-is-not-empty",
    file: "",
    message,
    expected: "a content folder with site.yml and Markdown files in <locale>/docs, blog or pages",
  };
}
