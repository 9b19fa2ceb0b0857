/**
 * `::include{file=part.md region=name}` on a line of its own → the lines of that file, before the page is read as
 * Markdown: headings, links and footnotes of what is included are those of the page. A part of an operation is included alike.
 */

import type { Root } from "mdast";
import type { PageFinding, RelatedPlace } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { sizeFinding } from "../../report/limits/size.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { Directive } from "../directives/directive.ts";
import { unknownAttribute } from "../directives/well-formed.ts";
import { attributeOf, type LeafDirective } from "../mdast/nodes.ts";
import { nodesIn } from "../mdast/nodes-in.ts";
import { parseMarkdown } from "../mdast/parse.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import { normalised, splitFile } from "../mdast/split-front-matter.ts";
import { codeBlock, type ShownLines, sourceLink, textWords } from "./code-block.ts";
import { fitLines, type Inclusion, type Line, placeIn, whereabouts } from "./expanded-page.ts";
import { ALL, glossaryLines, type LocaleGlossary, stateOfTerm } from "./glossary.ts";
import { apiPart, type Operations, operationAsked, takePart } from "./operation-parts.ts";
import {
  addDependency,
  type FileAccess,
  type IncludedFile,
  type OpenUses,
  type OperationPage,
  unusableFile,
} from "./page-uses.ts";
import { type NumberedLine, takeLines, takeRegion } from "./regions.ts";

/** Those of the block of code that shows a file which is not Markdown. */
const ofCode: readonly string[] = ["lang", ...textWords];
export const include: Directive = {
  names: ["include"],
  where: ["leaf"],
  attributes: ["file", "region", "lines", ...ofCode],
};
/** `::glossary` on a line of its own → all terms. */
export const glossary: Directive = { names: ["glossary"], where: ["leaf"], attributes: [] };

/** `exceeded`: there is too much of it, which has a finding. */
type Expansion = { lines: Line[]; findings: PageFinding[]; exceeded: boolean };

/** `editUrl`: address before the path of a source file, for links to included files. */
export type IncludeSettings = Operations & {
  glossary?: LocaleGlossary | undefined;
  editUrl?: string | undefined;
};

/** Undefined where the page includes nothing. `uses` gets the files that were looked for. */
export function expandIncludes(
  { body, bodyLine }: { body: string; bodyLine: number },
  access: FileAccess,
  { glossary: terms, editUrl, ...ofApis }: IncludeSettings,
  uses: OpenUses,
): Expansion | undefined {
  const rows = [include, ...(terms ? [glossary] : []), ...(ofApis.operations ? [apiPart] : [])];
  const directives = rows.flatMap(({ names }) => names);
  const names = { leaf: new Set(directives), text: new Set<string>() };
  const mentions = (text: string) => directives.some((name) => text.includes(`::${name}`));
  if (!mentions(body)) return undefined;
  const findings: PageFinding[] = [];
  let count = 0;
  // Characters, which are no more than bytes.
  let size = body.length;

  /** `lines` are all of one file. */
  const expand = (lines: Line[]): Line[] => {
    if (!lines.some(({ text }) => mentions(text))) return lines;
    const { root } = parseMarkdown(lines.map(({ text }) => text).join("\n"), 1, names);
    const found = new Map(directivesIn(root, names.leaf).map((node) => [placeOf(node)?.line ?? 0, node]));
    return lines.flatMap((line, index) => {
      const node = found.get(index + 1);
      if (!node) return [line];
      const prefix = line.text.slice(0, line.text.indexOf(`::${node.name}`));
      const neighbours = { before: lines[index - 1], after: lines[index + 1], directive: line };
      return fitLines(included(node, line), prefix, neighbours);
    });
  };

  const included = (node: LeafDirective, line: Line): Line[] => {
    const place = placeIn(line, placeOf(node) ?? { line: 1, column: 1 });
    const refuse = (problem: Problem, related?: RelatedPlace[]): Line[] => {
      findings.push(refusal(line, { place, ...problem }, related));
      return [];
    };

    const { attributes } = rows.find(({ names }) => names.includes(node.name)) ?? include;
    for (const attribute of node.attributes)
      if (!attributes.includes(attribute.name)) {
        const stray = unknownAttribute(node, attribute, attributes);
        findings.push(refusal(line, { ...stray, place: placeIn(line, placeAt(attribute.position.start)) }));
      }
    const via: Inclusion[] = [{ file: line.file, place }, ...line.via];
    const asLine = (file: string) => (each: NumberedLine) => ({ shift: 0, ...each, file, via });
    if (terms && glossary.names.includes(node.name)) {
      uses.terms.set(ALL, stateOfTerm(terms, ALL));
      addDependency(uses, { kind: "term", name: ALL, place, ...whereabouts(line) });
      return glossaryLines(terms).map(asLine(terms.file));
    }
    const asked = apiPart.names.includes(node.name)
      ? operationAsked(node, ofApis)
      : { written: attributeOf(node, "file") ?? "" };
    if ("problem" in asked) return refuse(asked.problem);
    const { written } = asked;
    if (written === "")
      return refuse({ message: "this include names no file", expected: "::include{file=part.md}" });
    const page = "page" in asked ? asked.page : undefined;
    const { target, file } = page ? madePage(page, uses) : lookedUp(written, line.file, access, uses);
    if (via.some(({ file }) => file === target))
      return refuse(
        { message: `“${written}” includes itself`, expected: "a file that does not include this one" },
        [{ note: "which includes", file: target }],
      );
    // Files that include one another twice each would double at every step.
    if (++count > limits.includes)
      return count > limits.includes + 1
        ? []
        : refuse({ message: "this page includes too many files", expected: `at most ${limits.includes}` });
    if (size > limits.pageBytes) return [];
    if (file.text === undefined) {
      const meant = file.problem === "missing" ? access.nearest(written, target, line.file) : undefined;
      // Once that file is removed, too, the page suggests another.
      if (meant) uses.files.set(meant.path, access.read(meant.path).hash);
      return refuse({ ...unusableFile(file.problem, written), nearest: meant?.written });
    }
    addDependency(uses, { kind: "include", name: target, written, place, ...whereabouts(line) });
    size += file.text.length;
    const tooLarge = sizeFinding("this page, with what it includes,", size, limits.pageBytes);
    if (tooLarge) return refuse(tooLarge);
    const isMarkdown = target.endsWith(".md");
    const [region, range] = [attributeOf(node, "region"), attributeOf(node, "lines")];
    const all = numbered(file.text, isMarkdown);
    const whole = page ? takePart(all, page, node) : takeRegion(all, region);
    const taken = page || "problem" in whole ? whole : takeLines(whole.lines, range, region !== undefined);
    if ("problem" in taken) {
      const start = taken.line === undefined ? {} : { place: { line: taken.line, column: 1 } };
      return refuse(taken.problem, [{ note: "looked in", file: target, ...start }]);
    }
    if (isMarkdown && !page) findings.push(...codeAttributes(node, line, written));
    if (isMarkdown) return expand(taken.lines.map(asLine(target)));
    const isPart = region !== undefined || range !== undefined;
    const texts = textWords.map(
      (word) =>
        [
          word,
          word === "source" ? sourceOf(node, line, taken.lines, target, isPart) : attributeOf(node, word),
        ] as const,
    );
    const block = codeBlock(taken.lines, target, { language: attributeOf(node, "lang"), texts });
    return [
      { ...line, text: block.open },
      ...block.lines.map(asLine(target)),
      { ...line, text: block.close },
    ];
  };

  /** `source` without a value is where the file is kept. */
  const sourceOf = (
    node: LeafDirective,
    line: Line,
    shown: readonly NumberedLine[],
    target: string,
    isPart: boolean,
  ): string | undefined => {
    const written = attributeOf(node, "source");
    if (written !== "") return written;
    const lines = linesWithText(shown);
    if (editUrl !== undefined) return sourceLink(editUrl, target, isPart ? lines : undefined);
    const at = node.attributes.find(({ name }) => name === "source")?.position;
    findings.push(
      refusal(line, {
        rule: "directive-is-well-formed",
        place: placeIn(line, at ? placeAt(at.start) : (placeOf(node) ?? { line: 1, column: 1 })),
        message: "“source” has no address, and site.yml has no edit_url",
        expected: 'source="https://…", or edit_url in site.yml',
      }),
    );
    return undefined;
  };

  const own = body
    .split("\n")
    .map((text, index) => ({ text, file: access.path, line: bodyLine + index, shift: 0, via: [] }));
  const lines = expand(own);
  return { lines, findings, exceeded: size > limits.pageBytes };
}

/** Blank lines around are not shown. */
function linesWithText(lines: readonly NumberedLine[]): ShownLines | undefined {
  const withText = lines.filter(({ text }) => text.trim() !== "");
  const [first, last] = [withText[0], withText.at(-1)];
  return first && last && { first: first.line, last: last.line };
}

type Problem = Omit<PageFinding, "rule" | "related"> & { rule?: PageFinding["rule"] };

/** Finding for a directive on `line` that stays without lines. */
function refusal(line: Line, problem: Problem, related: RelatedPlace[] = []): PageFinding {
  const { file, related: chain = [] } = whereabouts(line);
  const all = [...related, ...chain];
  return {
    rule: "include-resolves",
    ...problem,
    ...(file !== undefined && { file }),
    ...(all.length > 0 && { related: all }),
  };
}

/** Attributes for code, on an include of Markdown. */
function codeAttributes(node: LeafDirective, line: Line, written: string): PageFinding[] {
  return node.attributes
    .filter(({ name }) => ofCode.includes(name))
    .map(({ name, position }) =>
      refusal(line, {
        rule: "directive-is-well-formed",
        place: placeIn(line, placeAt(position.start)),
        message: `“${name}” is for code, and “${written}” is Markdown`,
        expected: `no “${name}”, or a file that is shown as code`,
      }),
    );
}

/** The file that `written` means in the file `from`. `uses` gets all places that were looked in. */
function lookedUp(
  written: string,
  from: string,
  { candidates, read }: FileAccess,
  uses: OpenUses,
): { target: string; file: IncludedFile } {
  const looked = candidates(written, from).map((target) => ({ target, file: read(target) }));
  for (const { target, file } of looked) uses.files.set(target, file.hash);
  const missing: IncludedFile = { hash: "", problem: "missing" };
  return looked.find(({ file }) => file.hash !== "") ?? looked[0] ?? { target: written, file: missing };
}

/** The page of an operation, as if it were a file. */
function madePage(
  { path: target, text }: OperationPage,
  uses: OpenUses,
): { target: string; file: IncludedFile } {
  const file = { hash: contentHash(text), text };
  uses.files.set(target, file.hash);
  return { target, file };
}

/** Lines of a file with their numbers; the front matter of Markdown is left out. */
function numbered(text: string, isMarkdown: boolean): NumberedLine[] {
  const { body, bodyLine } = isMarkdown ? splitFile(text) : { body: normalised(text), bodyLine: 1 };
  return body.split("\n").map((each, index) => ({ text: each, line: bodyLine + index }));
}

function directivesIn(root: Root, names: ReadonlySet<string>): LeafDirective[] {
  return nodesIn(root).flatMap((node) => (node.type === "leafDirective" && names.has(node.name) ? node : []));
}
