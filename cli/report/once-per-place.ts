/** What is wrong in a file that several pages include is said once, with all of them. */
import type { Finding } from "./finding.ts";

export function oncePerPlace(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>();
  const whole = findings.filter((finding) => {
    if (!finding.related) return true;
    const { rule, file, place, message } = finding;
    const key = JSON.stringify([rule, file, place?.line, place?.column, message]);
    const first = kept.get(key);
    if (first) kept.set(key, { ...first, related: [...(first.related ?? []), ...finding.related] });
    else kept.set(key, finding);
    return false;
  });
  return [...whole, ...[...kept.values()].map(withoutRepeats)];
}

function withoutRepeats(finding: Finding): Finding {
  const related = new Map(finding.related?.map((other) => [JSON.stringify(other), other]));
  return { ...finding, related: [...related.values()] };
}
