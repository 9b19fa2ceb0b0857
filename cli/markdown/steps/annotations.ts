/** Step that ties numbered comments in code to the numbered list directly below the block. */

import type { Code, List, Root, RootContent } from "mdast";
import type { Transformer } from "unified";
import { visit } from "unist-util-visit";
import { MADE_ID } from "../../../schema/reserved-names.ts";
import type { PageFinding } from "../../report/finding.ts";
import { takeAnnotations } from "../code-annotations.ts";
import { showsMarkdown } from "../lint/code-blocks.ts";
import { placeOf } from "../mdast/place.ts";
import { pageOf, report } from "../page-file.ts";

export function annotations(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    if (page.body.includes(")!")) report(page, explain(root));
  };
}

/** Changes the tree. */
function explain(root: Root): PageFinding[] {
  const findings: PageFinding[] = [];
  let blocks = 0;
  visit(root, "code", (node, index = 0, parent) => {
    const numbers = numbersIn(node);
    if (numbers.length === 0) return;
    const list = explanationIn(parent?.children[index + 1]);
    if (list) tie(node, list, `${MADE_ID}explanation-${++blocks}`);
    findings.push(...problems(node, list, numbers));
  });
  return findings;
}

function numbersIn({ lang, value }: Code): number[] {
  const [name = ""] = (lang ?? "").split("{", 1);
  return showsMarkdown(name) ? [] : [...takeAnnotations(value).numbers.values()].flat();
}

function explanationIn(node: RootContent | undefined): List | undefined {
  return node?.type === "list" && node.ordered === true && (node.start ?? 1) === 1 ? node : undefined;
}

function tie(code: Code, list: List, id: string): void {
  code.data = { ...code.data, explanations: id };
  list.data = {
    ...list.data,
    explanations: id,
    hProperties: { className: ["code-part", "explanations"], role: "list" },
  };
  for (const [index, item] of list.children.entries())
    item.data = { ...item.data, hProperties: { id: `${id}-${index + 1}` } };
}

/** Each number has an item, and each item a number. */
function problems(code: Code, list: List | undefined, numbers: readonly number[]): PageFinding[] {
  const rule = "code-block-is-well-formed";
  if (!list)
    return [
      {
        rule,
        place: placeOf(code),
        message: `nothing explains the annotation (${numbers[0]}) of this code, which is shown as it is`,
        expected: "a numbered list from 1 on, directly below the block",
      },
    ];
  const count = list.children.length;
  const missing = numbers.find((number) => number < 1 || number > count);
  const unused = list.children.findIndex((_, index) => !numbers.includes(index + 1));
  return [
    ...(missing === undefined
      ? []
      : [
          {
            rule,
            place: placeOf(code),
            message: `nothing explains the annotation (${missing}): the list below has ${count === 1 ? "one item" : `${count} items`}`,
            expected: `item ${missing} in the list, or another number in the code`,
          } as const,
        ]),
    ...(unused === -1
      ? []
      : [
          {
            rule,
            place: placeOf(list.children[unused] ?? list),
            message: `item ${unused + 1} explains no line: the code above has no annotation (${unused + 1})`,
            expected: `the comment # (${unused + 1})! in the code, or another text between code and list`,
          } as const,
        ]),
  ];
}
