/** Findings once per place: those of a file that several pages include are reported once, with all that include it. */
import type { Finding } from "./finding.ts";

export function oncePerPlace(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>();
  const met = new Set<string>();
  const whole = findings.filter((finding) => {
    const { rule, file, folder, place, message } = finding;
    const key = JSON.stringify([rule, file, folder, place?.line, place?.column, message]);
    if (!finding.related) return met.size < met.add(key).size;
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
