/** Lines of a flowchart → statements: several on a line are between semicolons, and a quoted label may go on over lines. */
import type { Statement } from "./read-source.ts";

export function splitStatements(lines: readonly Statement[]): Statement[] {
  const found: Statement[] = [];
  let text = "";
  let line = 0;
  let isQuoted = false;
  let depth = 0;
  const end = (): void => {
    if (text.trim() !== "") found.push({ text: text.trim(), line });
    text = "";
    depth = 0;
  };
  for (const one of lines) {
    if (text === "") line = one.line;
    for (const each of one.text) {
      if (each === '"') isQuoted = !isQuoted;
      else if (!isQuoted && "[({".includes(each)) depth++;
      else if (!isQuoted && "])}".includes(each)) depth--;
      if (each === ";" && !isQuoted && depth <= 0) {
        end();
        line = one.line;
      } else text += each;
    }
    if (isQuoted) text += "\n";
    else end();
  }
  end();
  return found;
}
