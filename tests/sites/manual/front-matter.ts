/** The front matter of a page that is written by `manual.test.ts`. */
import { stringify } from "yaml";

export function frontMatter(fields: Record<string, string | number>): string {
  const note = "# Generated from the code of twsite: what is written here by hand is lost.";
  return `---\n${note}\n${stringify(fields, { lineWidth: 0 })}---`;
}
