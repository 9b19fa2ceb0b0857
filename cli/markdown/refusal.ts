/** The error of a step that cannot compile a page. */
import type { PageFinding } from "../report/finding.ts";

/** Thrown by a step that cannot continue: the page has no content. */
export class Refusal extends Error {
  readonly finding: PageFinding | undefined;

  /** `finding` is about the body; undefined where the reason is reported already. */
  constructor(finding: PageFinding | undefined) {
    super(finding?.message);
    this.finding = finding;
  }
}
