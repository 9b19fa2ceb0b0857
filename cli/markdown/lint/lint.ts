/** A page's tree and its source → findings for text that is not shown as it was meant. */
import type { Root } from "mdast";
import { placesIn, type Slip } from "../../report/finding-per-kind.ts";
import { mayDescribe } from "../mdast/description-lists.ts";
import { boxSlips } from "./boxes.ts";
import { codeBlockSlips } from "./code-blocks.ts";
import { constructSlips, shortened } from "./constructs.ts";
import { lostDefinitions } from "./definitions.ts";
import { termsWithoutBlankLine } from "./description-lists.ts";
import { type EmphasisSlip, emphasisBesideMarks } from "./emphasis-beside-marks.ts";
import { htmlSlips } from "./html.ts";
import { addressSlips } from "./link-addresses.ts";
import { linkSlips } from "./links.ts";
import { halfNestedLists } from "./lists.ts";
import { nodesOfOtherTools } from "./nodes-of-other-tools.ts";
import { pageParts } from "./page-parts.ts";
import { tableEdges } from "./table-edges.ts";
import { lostCells } from "./tables.ts";
import { unclosedBold } from "./unclosed-bold.ts";
import { unclosedCode } from "./unclosed-code.ts";
import { underlinedSentences } from "./underlined-sentences.ts";

/** The tree is as it was parsed: each node's place is where it is in `body`, whose first line is `firstLine`. */
export function slipsOfPage(root: Root, body: string, firstLine: number): Slip[] {
  const placeOf = placesIn(body, firstLine);
  const { phrasing, lists, codeBlocks } = pageParts(root, body);
  const besideMarks = /\*|__|~~/.test(body) ? emphasisBesideMarks(phrasing, placeOf) : [];
  return [
    ...withoutEnds(constructSlips(phrasing, body, placeOf), besideMarks),
    ...nodesOfOtherTools(root, body, placeOf),
    ...(body.includes("**") ? unclosedBold(phrasing, placeOf, shortened) : []),
    ...besideMarks.map(({ end: _, ...slip }) => slip),
    ...(body.includes("`") ? unclosedCode(phrasing, placeOf, shortened) : []),
    ...linkSlips(root, { phrasing, body, placeOf, shorten: shortened }),
    ...(/\]\(|\]:/.test(body) ? addressSlips(root, body, placeOf) : []),
    ...(body.includes("[^") || body.includes("]:") ? lostDefinitions(root, phrasing, placeOf) : []),
    ...(body.includes("|") ? lostCells(root) : []),
    ...(body.includes("|") ? tableEdges(root, phrasing, body, shortened) : []),
    ...(body.includes("\n---") ? underlinedSentences(root, body, shortened) : []),
    ...(/\[[ xX]?\]/.test(body) ? boxSlips(lists, body) : []),
    ...(lists.length > 1 ? halfNestedLists(root) : []),
    ...(body.includes("<") ? htmlSlips(root) : []),
    ...(mayDescribe(body) ? termsWithoutBlankLine(root, body, firstLine) : []),
    ...codeBlockSlips(codeBlocks, body, placeOf),
  ];
}

/** The marks at the end of an emphasis that does not close are not the start of another one with a slip. */
function withoutEnds(slips: readonly Slip[], besideMarks: readonly EmphasisSlip[]): Slip[] {
  if (besideMarks.length === 0) return [...slips];
  return slips.filter(
    ({ place }) => !besideMarks.some(({ end }) => end.line === place?.line && end.column === place?.column),
  );
}
