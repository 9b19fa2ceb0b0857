/** Step that finds mistakes of the writer, and placeholders that an owner has to fill in, before anything changes the tree. */

import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { Mistake } from "../../report/finding-per-kind.ts";
import type { CompileSettings } from "../compile-settings.ts";
import { moved } from "../includes/expanded-page.ts";
import { pageOf } from "../page-file.ts";
import { placeholdersInText } from "../page-placeholders.ts";
import { boxMistakes, halfNestedLists, htmlMistakes, tableMistakes, underlinedSentences } from "./blocks.ts";
import { codeBlockMistakes } from "./code-blocks.ts";
import { constructMistakes } from "./constructs.ts";
import { lostDefinitions } from "./definitions.ts";
import { type EmphasisMistake, emphasisBesideMarks } from "./emphasis-beside-marks.ts";
import { addressMistakes } from "./link-addresses.ts";
import { linkMistakes } from "./links.ts";
import { nodesOfOtherTools } from "./nodes-of-other-tools.ts";
import { type PageParts, pageParts } from "./page-parts.ts";
import { styleCheck } from "./style/style.ts";
import { unclosedBold, unclosedCode } from "./unclosed-marks.ts";

export function lint({ style }: Pick<CompileSettings, "style">): Transformer<Root> {
  const checkStyle = styleCheck(style);
  return (root, file) => {
    const page = pageOf(file);
    const { body, bodyLine, expanded } = page;
    const { ofBody = [], ofFrontMatter = [] } = checkStyle?.(root, page) ?? {};
    const inBody = [...mistakesIn(pageParts(root, body, bodyLine)), ...ofBody];
    page.mistakes = [
      ...inBody.map((mistake) => ({ ...moved(mistake, expanded), kind: mistake.kind })),
      ...ofFrontMatter,
    ];
    page.placeholders = placeholdersInText(root, body);
  };
}

/** Checks for text that is not shown as it was meant, each with what a page must have for it. */
const checks: readonly [needs: RegExp, check: (page: PageParts) => Mistake[]][] = [
  [/\*\*/, unclosedBold],
  [/`/, unclosedCode],
  [/\[/, linkMistakes],
  [/\]\(|\]:/, addressMistakes],
  [/\[\^|\]:/, lostDefinitions],
  [/\|/, tableMistakes],
  [/\n---/, underlinedSentences],
  [/\[[ xX]?\]/, boxMistakes],
  [/\n/, halfNestedLists],
  [/</, htmlMistakes],
  [/(?:)/, codeBlockMistakes],
];

function mistakesIn(page: PageParts): Mistake[] {
  const besideMarks = /\*|__|~~/.test(page.body) ? emphasisBesideMarks(page) : [];
  return [
    ...withoutEnds(constructMistakes(page), besideMarks),
    ...nodesOfOtherTools(page),
    ...besideMarks.map(({ end: _, ...mistake }) => mistake),
    ...checks.flatMap(([needs, check]) => (needs.test(page.body) ? check(page) : [])),
  ];
}

/** The marks at the end of an emphasis that does not close are not the start of another one with a mistake. */
function withoutEnds(mistakes: readonly Mistake[], besideMarks: readonly EmphasisMistake[]): Mistake[] {
  if (besideMarks.length === 0) return [...mistakes];
  return mistakes.filter(
    ({ place }) => !besideMarks.some(({ end }) => end.line === place?.line && end.column === place?.column),
  );
}
