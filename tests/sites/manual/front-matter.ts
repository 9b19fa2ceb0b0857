/** The front matter of a page that is written by `manual.test.ts`. */
import { stringify } from "yaml";

export function frontMatter(fields: Record<string, string | number>): string {
  const note =
    "# Made of the definitions in cli/ and schema/: change those, then run this test with UPDATE=1.";
  return `---\n${note}\n${stringify(fields, { lineWidth: 0 })}---`;
}
