/** Summary of findings: `1 error, 412 warnings`, and of how many causes where that is another number. */
import { causesOf } from "./causes.ts";
import { counted } from "./counted.ts";
import { type Finding, isError } from "./finding.ts";

export function summaryOf(findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length;
  const counts = `${counted(errors, "error")}, ${counted(findings.length - errors, "warning")}`;
  const causes = causesOf(findings).length;
  return causes === findings.length ? counts : `${counts} (of ${counted(causes, "cause")})`;
}
