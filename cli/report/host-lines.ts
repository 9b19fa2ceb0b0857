/** Hosts that visitors' browsers contact, a line each, for the author of the privacy page. */
import type { CheckReport } from "../../schema/reports.ts";

export function hostLines(hosts: NonNullable<CheckReport["hosts"]>): string {
  const lines = hosts.map(({ host, reasons }) => `  ${host}: ${reasons.join("; ")}`);
  return ["Visitors’ browsers also contact:", ...lines].join("\n");
}
