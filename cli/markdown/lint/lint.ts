/** A page's tree and its source → findings for text that is not shown as it was meant. */
import type { Root } from "mdast";
import { placesIn, type Slip } from "../../report/finding-per-kind.ts";
import { mayDescribe } from "../mdast/syntax/description-lists.ts";
import { addressSlips } from "./addresses.ts";
import { boxSlips } from "./boxes.ts";
import { codeBlockSlips } from "./code-blocks.ts";
import { lostDefinitions } from "./definitions.ts";
import { termsWithoutBlankLine } from "./description-lists.ts";
import { diagrams } from "./diagrams.ts";
import { constructsIn, foreignSyntax, shortened } from "./foreign-syntax.ts";
import { htmlSlips } from "./html.ts";
import { imageSizes } from "./image-sizes.ts";
import { linkSlips } from "./links.ts";
import { halfNestedLists } from "./lists.ts";
import { pageParts } from "./page-parts.ts";
import { tableEdges } from "./table-edges.ts";
import { lostCells } from "./tables.ts";
import { singleTildes } from "./tildes.ts";
import { unclosedBold } from "./unclosed-bold.ts";
import { unclosedCode } from "./unclosed-code.ts";
import { underlinedSentences } from "./underlined-sentences.ts";
import { illFormed } from "./well-formed.ts";

/** The tree is as it was parsed: each node's place is where it is in `body`, whose first line is `firstLine`. */
export function slipsOfPage(root: Root, body: string, firstLine: number): Slip[] {
  const placeOf = placesIn(body, firstLine);
  const { phrasing, lists, codeBlocks } = pageParts(root, body);
  const foreign = constructsIn(body);
  return [
    ...(foreign.length > 0 ? foreignSyntax(phrasing, foreign, placeOf) : []),
    ...illFormed(phrasing, body, placeOf, shortened),
    ...(body.includes("**") ? unclosedBold(phrasing, placeOf, shortened) : []),
    ...(body.includes("`") ? unclosedCode(phrasing, placeOf, shortened) : []),
    ...linkSlips(root, { phrasing, body, placeOf, shorten: shortened }),
    ...(/\]\(|\]:|<https?:[^>\n|]{1,300}\|/.test(body) ? addressSlips(root) : []),
    ...(body.includes("[^") || body.includes("]:") ? lostDefinitions(root, phrasing, placeOf) : []),
    ...(body.includes("|") ? lostCells(root) : []),
    ...(body.includes("|") ? tableEdges(root, phrasing, body, shortened) : []),
    ...(body.includes("|") && body.includes("![") ? imageSizes(root) : []),
    ...(body.includes("\n---") ? underlinedSentences(root, body, shortened) : []),
    ...(/\[[ xX]?\]/.test(body) ? boxSlips(lists, body) : []),
    ...(body.includes("~") ? singleTildes(root, body) : []),
    ...(lists.length > 1 ? halfNestedLists(root) : []),
    ...(/plantuml|puml/i.test(body) ? diagrams(root) : []),
    ...(body.includes("<") ? htmlSlips(root) : []),
    ...(mayDescribe(body) ? termsWithoutBlankLine(root, body, firstLine) : []),
    ...codeBlockSlips(codeBlocks, body, placeOf),
  ];
}
