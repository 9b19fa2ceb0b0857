/** Findings and ignore comments of pages that are made from another file → those of that file, at what the place was made from. */
import type { Finding, Place } from "../report/finding.ts";
import type { IgnoreComment } from "../report/ignore-comment.ts";
import type { Rule } from "../report/rules.ts";
import type { Generated, SourceFile } from "./source-file.ts";

type Page = Pick<SourceFile, "path" | "generated">;

/** A file that others write has links of the site that they publish it on: its pages are made all the same. */
const forOthers: ReadonlySet<Rule> = new Set(["link-resolves", "image-resolves"]);

function madeIn(pages: readonly Page[]): Map<string, Generated> {
  return new Map(pages.flatMap(({ path, generated }) => (generated ? [[path, generated] as const] : [])));
}

export function commentsAtOrigins(
  comments: readonly IgnoreComment[],
  pages: readonly Page[],
): readonly IgnoreComment[] {
  const made = madeIn(pages);
  return comments.map((comment) => {
    const generated = made.get(comment.file);
    if (!generated) return comment;
    const [first, last] = comment.lines.map((line) => generated.originOf({ line, column: 1 }).place.line);
    const at = generated.originOf(comment.place);
    return { ...comment, ...at, lines: [first ?? at.place.line, last ?? at.place.line] };
  });
}

export function atOrigins(findings: readonly Finding[], pages: readonly Page[]): readonly Finding[] {
  const made = madeIn(pages);
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
    const level = forOthers.has(finding.rule) ? { level: "warning" as const } : {};
    return { ...at(rest), ...related, ...level };
  });
}
