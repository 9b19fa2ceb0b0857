/** Step that finds slips of the writer, and placeholders that an owner has to fill in, before anything changes the tree. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { Slip } from "../../report/finding-per-kind.ts";
import type { CompileSettings } from "../compile-settings.ts";
import { pageOf } from "../page-file.ts";
import { placeholdersInText } from "../page-placeholders.ts";
import { htmlSlips, tableSlips, underlinedSentences } from "./blocks.ts";
import { codeBlockSlips } from "./code-blocks.ts";
import { constructSlips } from "./constructs.ts";
import { lostDefinitions } from "./definitions.ts";
import { type EmphasisSlip, emphasisBesideMarks } from "./emphasis-beside-marks.ts";
import { addressSlips } from "./link-addresses.ts";
import { linkSlips } from "./links.ts";
import { boxSlips, halfNestedLists, termsWithoutBlankLine } from "./lists.ts";
import { nodesOfOtherTools } from "./nodes-of-other-tools.ts";
import { type PageParts, pageParts } from "./page-parts.ts";
import { styleCheck } from "./style/style.ts";
import { unclosedBold, unclosedCode } from "./unclosed-marks.ts";

export function lint({ style }: Pick<CompileSettings, "style">): Transformer<Root> {
  const checkStyle = styleCheck(style);
  return (root, file) => {
    const page = pageOf(file);
    const { body, bodyLine, origin } = page;
    const { ofBody = [], ofFrontMatter = [] } = checkStyle?.(root, page) ?? {};
    const inBody = [...slipsIn(pageParts(root, body, bodyLine)), ...ofBody];
    page.slips = [...inBody.map((slip) => ({ ...origin.finding(slip), kind: slip.kind })), ...ofFrontMatter];
    page.placeholders = placeholdersInText(root, body);
  };
}

/** Checks for text that is not shown as it was meant, each with what a page must have for it. */
const checks: readonly [needs: RegExp, check: (page: PageParts) => Slip[]][] = [
  [/\*\*/, unclosedBold],
  [/`/, unclosedCode],
  [/\[/, linkSlips],
  [/\]\(|\]:/, addressSlips],
  [/\[\^|\]:/, lostDefinitions],
  [/\|/, tableSlips],
  [/\n---/, underlinedSentences],
  [/\[[ xX]?\]/, boxSlips],
  [/\n/, halfNestedLists],
  [/</, htmlSlips],
  [/\n[ \t>]*:[ \t]/, termsWithoutBlankLine],
  [/(?:)/, codeBlockSlips],
];

function slipsIn(page: PageParts): Slip[] {
  const besideMarks = /\*|__|~~/.test(page.body) ? emphasisBesideMarks(page) : [];
  return [
    ...withoutEnds(constructSlips(page), besideMarks),
    ...nodesOfOtherTools(page),
    ...besideMarks.map(({ end: _, ...slip }) => slip),
    ...checks.flatMap(([needs, check]) => (needs.test(page.body) ? check(page) : [])),
  ];
}

/** The marks at the end of an emphasis that does not close are not the start of another one with a slip. */
function withoutEnds(slips: readonly Slip[], besideMarks: readonly EmphasisSlip[]): Slip[] {
  if (besideMarks.length === 0) return [...slips];
  return slips.filter(
    ({ place }) => !besideMarks.some(({ end }) => end.line === place?.line && end.column === place?.column),
  );
}
