/** An exception → a finding. No input may end in one, so most are faults of the tool, and the finding asks for a report. */
import { EXTENSION_FAILURE, Failure } from "./failure.ts";
import type { Finding, PageFinding } from "./finding.ts";
import { reasonOf } from "./reason-of.ts";
import { isSystemError, systemReason, systemRemedy } from "./system-reason.ts";

/** `doing` names the work, unless the exception names it more exactly. */
export function internalError(error: unknown, doing: string): Finding {
  const { where = {}, cause } = error instanceof Failure ? error : { cause: error };
  return { ...pageError(cause, where.doing ?? doing), file: where.file ?? "" };
}

/** The finding without the file, for callers that do not know it. */
export function pageError(error: unknown, doing: string): PageFinding {
  if (isSystemError(error))
    return {
      rule: "file-can-be-read",
      message: `${error.path === undefined ? "a file" : `“${error.path}”`} cannot be used while ${doing}: ${systemReason(error)}`,
      expected: systemRemedy(error) ?? "a file or folder that can be read",
      code: error.code,
    };
  if (error instanceof Error && error.name === EXTENSION_FAILURE)
    return {
      rule: "extension-works",
      message: error.message,
      expected: "an extension that handles its errors",
    };
  return {
    rule: "internal-error",
    message: `twsite failed while ${doing}: ${reasonOf(error)}`,
    expected: "a page or a finding: please report this fault in twsite, with this file",
  };
}

/** Returns the findings of `work`; an exception becomes a finding as well. */
export function findingsOf(doing: string, work: () => Finding[]): Finding[] {
  try {
    return work();
  } catch (error) {
    return [internalError(error, doing)];
  }
}
