/** Origin of a route: the file that makes it, and the place in it. */
import { CURRENT_VERSION, MAIN_DOCS } from "../../schema/contract.ts";
import type { Finding } from "../report/finding.ts";
import type { Route } from "../site/site.ts";
import type { Categories } from "../source/categories.ts";
import type { Configuration } from "../source/configuration.ts";
import { docsFolder, sidebarsFile } from "../source/docs-sets.ts";

export function originOf(
  { page, identity, locale, meta }: Route,
  { site, authors, tags, sidebars }: Configuration,
  categories: Categories,
): Pick<Finding, "file" | "place"> {
  if (page) return { file: page.source.path, place: page.facts.keys.slug ?? { line: 1, column: 1 } };
  const [kind = "", ...rest] = identity.split(":");
  if (kind === "tag" || kind === "author") {
    const list = kind === "tag" ? tags : authors;
    return { file: list.file, place: list.placeOf([rest.slice(0, -1).join(":"), "permalink"]) };
  }
  if (kind === "doc-tag")
    return { file: tags.file, place: tags.placeOf([rest.slice(1).join(":"), "permalink"]) };
  const [, folder] = rest.join(":").split("folder:");
  const docs = {
    set: ("set" in meta && meta.set) || MAIN_DOCS,
    version: ("version" in meta && meta.version?.name) || CURRENT_VERSION,
  };
  const category =
    folder === undefined
      ? undefined
      : categories.get(site.value.docs.root ? folder : `${docsFolder(locale, docs)}/${folder}`);
  if (category) return { file: category.file, place: category.placeOf(["slug"]) };
  return { file: sidebars.get(sidebarsFile(docs))?.file ?? "site.yml" };
}
