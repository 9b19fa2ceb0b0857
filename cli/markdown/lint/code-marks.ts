/** Marks that other tools take out of a block of code, and that this one shows. */

export type CodeMark = {
  is: string;
  mark: string;
  pattern: RegExp;
  expected: string;
};

const lines = "{2,4-6} after the language, to highlight lines";

export const codeMarks: readonly CodeMark[] = [
  {
    is: "a mark of VitePress or Shiki",
    mark: "[!code",
    pattern: /\[!code word:[^\]]*\]/,
    expected: "[!code highlight], for the whole line",
  },
  {
    is: "a comment of Docusaurus",
    mark: "highlight-",
    pattern: /(?<=^\s*(?:\/\/|#|\/\*|<!--|--|;|\{\/\*|%|REM )\s*)highlight-(?:next-line|start|end)\b/,
    expected: lines,
  },
  {
    is: "a snippet of MkDocs",
    mark: "8<--",
    pattern: /^\s*-{1,}8<-{1,} +["'].*/,
    expected: "::include{file=…} instead of the block",
  },
];
