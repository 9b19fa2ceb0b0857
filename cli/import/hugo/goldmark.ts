/** Markdown as Goldmark reads it → ours: attributes of headings and blocks, and formulas. */
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { lines as syntax } from "../../source/other-tools/declared-lines.ts";
import { withCallouts } from "../callouts.ts";
import { fenceWords, readFence } from "../fence-words.ts";
import { outsideCode } from "../outside-code.ts";
import { changedLines, type Fence, headingWithId, withDollars } from "../source-lines.ts";

const plain = { leaf: new Set<string>(), text: new Set<string>(), formulas: false };

/** `marks` are those that begin formulas: `\(`, `\[`. */
export function withoutGoldmark(body: string, marks: readonly string[]): string {
  return outsideCode(body, (masked) => converted(masked, marks));
}

function converted(body: string, marks: readonly string[]): string {
  const alerts = withCallouts(withDirectivesApart(body), {
    parse: (text) => parseMarkdown(text, 1, plain).root,
    keepsAlerts: true,
  });
  return changedLines(
    alerts,
    (written) => {
      const line = headingWithId(written).replace(syntax.goldmarkAttributes, "$1");
      return marks.some((mark) => /^\\[[(]/.test(mark)) ? withDollars(line) : line;
    },
    ownFence,
  );
}

/** A directive right beside a tag would be a part of the HTML. */
function withDirectivesApart(body: string): string {
  const isTag = /^[ \t]*<[^<>]*>[ \t]*$/;
  const { lines } = fencesIn(body);
  return lines
    .flatMap(({ text, isCode }, index) => {
      const before = lines[index - 1];
      const isBeside =
        !isCode &&
        before?.isCode === false &&
        ((isTag.test(before.text) && /^[ \t]*:{2,}\w/.test(text)) ||
          (/^[ \t]*:{2,}/.test(before.text) && /^[ \t]*<\//.test(text)));
      return isBeside ? ["", text] : [text];
    })
    .join("\n");
}

/** `{linenos=table, hl_lines=[1,"3-4"], filename="a.go"}` → `title="a.go" {1,3-4} showLineNumbers` */
function ownFence({ indent, marks, info }: Fence): string | undefined {
  return /\{[^{}]*[\w-]=[^{}]*\}\s*$/.test(info) ? indent + marks + fenceWords(readFence(info)) : undefined;
}
