/** Findings of pages that are made from another file → findings of that file, at what the place was made from. */
import type { Finding, Place } from "../report/finding.ts";
import type { SourceFile } from "./source-file.ts";

export function atOrigins(
  findings: readonly Finding[],
  pages: readonly Pick<SourceFile, "path" | "generated">[],
): readonly Finding[] {
  const made = new Map(
    pages.flatMap(({ path, generated }) => (generated ? [[path, generated] as const] : [])),
  );
  if (made.size === 0) return findings;
  const at = <T extends { file: string; place?: Place | undefined }>(written: T): T => {
    const generated = made.get(written.file);
    if (!generated) return written;
    return { ...written, ...generated.originOf(written.place ?? { line: 1, column: 1 }) };
  };
  return findings.map((finding) => {
    const related = finding.related && { related: finding.related.map(at) };
    if (!made.has(finding.file)) return { ...finding, ...related };
    // An edit is of the text that was made.
    const { fix: _, meant: __, ...rest } = finding;
    return { ...at(rest), ...related };
  });
}
