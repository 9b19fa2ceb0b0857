/** Files that one page includes, and those include in turn: a few can ask for more text than any page has. */
import { limits } from "../report/limits/limits.ts";
import { FileProblem } from "./file-problem.ts";

/** Takes each text that a page includes. Throws a `FileProblem` where all of them are more than a page can be. */
export type IncludeLimit = (text: string) => void;

export function includeLimit(): IncludeLimit {
  let count = 0;
  let length = 0;
  return (text) => {
    count++;
    length += text.length;
    if (count > limits.includes || length > limits.pageBytes)
      throw new FileProblem("the files that this page includes are too many or too long", {
        expected: `at most ${limits.includes} files and ${limits.pageBytes} characters`,
      });
  };
}
