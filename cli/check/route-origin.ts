/** Where the author made a route: the file, and the place in it. */
import type { Finding } from "../report/finding.ts";
import type { Route } from "../site/site.ts";
import type { Categories, Configuration } from "../source/configuration.ts";

export function originOf(
  { page, identity, locale }: Route,
  { authors, tags, sidebars }: Configuration,
  categories: Categories,
): Pick<Finding, "file" | "place"> {
  if (page) return { file: page.source.path, place: page.facts.keys.slug ?? { line: 1, column: 1 } };
  const [kind = "", ...rest] = identity.split(":");
  if (kind === "tag" || kind === "author") {
    const list = kind === "tag" ? tags : authors;
    return { file: list.file, place: list.placeOf([rest.slice(0, -1).join(":"), "permalink"]) };
  }
  const [, folder] = rest.join(":").split("folder:");
  const category = folder === undefined ? undefined : categories.get(`${locale}/docs/${folder}`);
  if (category) return { file: category.file, place: category.placeOf(["slug"]) };
  return { file: sidebars?.file ?? "site.yml" };
}
