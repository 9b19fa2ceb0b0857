/** `README.md` of a new site: what whoever clones it has to know. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type ReadmeOptions = {
  /** The source's id, whose folders it names. */
  locale: string;
  /** The language that it is written in. */
  language: "en" | "fr";
  /** True: the site has a `package.json` of its own. */
  standsAlone: boolean;
};

/** `folder` holds the texts. */
export function readme(folder: string, { locale, language, standsAlone }: ReadmeOptions): string {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const install = standsAlone ? "```sh\nnpm install\n```\n\n" : "";
  const text = read(`readme.${language}.md`).replace("INSTALL", install).replaceAll("LOCALE", locale);
  if (!standsAlone) return text;
  return `${text}${read(`publish.${language}.md`)}\`\`\`yaml\n${read("publish.yml")}\`\`\`\n`;
}
