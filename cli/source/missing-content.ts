/** A content folder in which there is nothing to compile. */
import { readdirSync, statSync } from "node:fs";
import type { Finding } from "../report/finding.ts";
import { reasonOf } from "../report/reason-of.ts";
import { isSystemError, systemReason } from "../report/system-reason.ts";
import { nearestContent } from "./nearest-folder.ts";

/** A folder without anything in it is as good as none. */
export function missingContent(contentFolder: string): Finding | undefined {
  const reason = whyMissing(contentFolder);
  return reason && { ...noContent(reason.message), ...reason, nearest: nearestContent(contentFolder) };
}

function whyMissing(contentFolder: string): Pick<Finding, "message" | "expected"> | undefined {
  try {
    if (!statSync(contentFolder).isDirectory()) return { message: "this is not a folder" };
    return readdirSync(contentFolder).length === 0 ? { message: "this folder is empty" } : undefined;
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") return { message: "there is no such folder" };
    const message = `this folder cannot be read: ${isSystemError(error) ? systemReason(error) : reasonOf(error)}`;
    const isDenied = isSystemError(error) && ["EACCES", "EPERM"].includes(error.code);
    return { message, ...(isDenied && { expected: "a folder that you may read" }) };
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
