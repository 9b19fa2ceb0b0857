/** A language is added to a site: its entry in site.yml, and its folder with the texts of the interface. All of it, or nothing. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { LocaleConfig } from "../../../schema/site.ts";
import { readInside } from "../../source/read-inside.ts";
import { replaceFile } from "../../source/replace-file.ts";
import { shippedFor } from "../../source/shipped-strings.ts";
import { allOrNothing } from "../starter/all-or-nothing.ts";
import { stringsYml } from "../starter/strings-yml.ts";
import { withLocale } from "./with-locale.ts";

type Added = {
  /** Files of the content folder that were made or changed. */
  files: string[];
  /** True: the interface texts still need a translation. */
  needsStrings: boolean;
};

/** `isListed`: site.yml has the language already, and only its files are missing. */
export async function addLocale(
  contentFolder: string,
  locale: LocaleConfig,
  isListed: boolean,
): Promise<Added> {
  const strings = `${locale.id}/strings.yml`;
  const needsStrings = !shippedFor(locale.tag);
  const isThere = existsSync(join(contentFolder, strings));
  await allOrNothing(async (made) => {
    if (!isThere) await made.write(join(contentFolder, strings), stringsText(contentFolder, locale));
    if (isListed) return;
    const configuration = readInside(contentFolder, "site.yml").toString();
    replaceFile(join(contentFolder, "site.yml"), withLocale(configuration, locale));
  });
  return {
    files: [...(isListed ? [] : ["site.yml"]), ...(isThere ? [] : [strings])],
    needsStrings: needsStrings && !isThere,
  };
}

function stringsText(contentFolder: string, { id, tag }: LocaleConfig): string {
  const text = shippedFor(tag) ? ownStrings(id) : stringsYml(id);
  // Editors look for the schema that the first line names.
  const hasSchemas = existsSync(join(contentFolder, "../schemas/strings.schema.json"));
  return hasSchemas ? text : text.replace(/^# yaml-language-server:.*\n/, "");
}

/** The `strings.yml` of a language whose texts come with the tool. It also keeps the folder in Git, which stores no empty folders. */
function ownStrings(id: string): string {
  return `# yaml-language-server: $schema=../../schemas/strings.schema.json
# The interface in the language “${id}” comes with twsite. A text that you write here replaces it.
reader: {}
`;
}
