/** Data of Jekyll: the front matter of pages as we name it, and the files of `_data/`. */
import { posix } from "node:path";
import { isRecord, recordsOf, valueAt } from "../is-record.ts";
import type { SourceFolder } from "../source-folder.ts";
import { stemOf } from "../source-pages.ts";
import { type Keyed, parsedYaml } from "../source-yaml.ts";
import { type JekyllPage, namesOf } from "./addresses.ts";

export const postName = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.+)$/;

/** Later defaults count over earlier ones. */
export function defaultsFor(defaults: unknown, name: string, collection: string | undefined): Keyed {
  const matching = recordsOf(defaults).flatMap(({ scope, values }): Keyed[] => {
    if (!isRecord(scope) || !isRecord(values)) return [];
    const path = String(scope.path ?? "").replace(/^\/|\/$|\/?\*.*$/g, "");
    const type = scope.type ?? scope.collection;
    const isType = type === undefined || type === (collection ?? "pages");
    return isType && (path === "" || name === path || name.startsWith(`${path}/`)) ? [values] : [];
  });
  return Object.assign({}, ...matching);
}

const kindsOfNames: Parameters<typeof namesOf>[1][] = [
  ["tag", "tags"],
  ["category", "categories"],
];

/**
 * Front matter as we name it: categories are tags, authors may be described in `_data/authors.yml`, and a
 * draft has the day of the last post, since it has none of its own.
 */
export function ownData(
  { data, collection, name }: JekyllPage,
  { authors }: Keyed,
  lastDay: string,
): Record<string, unknown> {
  const { tags, tag, categories, category, author, ...rest } = data;
  const words = kindsOfNames.flatMap((name) => namesOf(data, name, /[\s,]+/));
  const byline = (typeof author === "string" && valueAt(authors, author)) || author;
  const isPost = collection === "posts";
  const [, day] = (isPost && postName.exec(posix.basename(name))) || [];
  const isHome = collection === undefined && /^index\.\w+$/.test(name);
  return {
    ...rest,
    ...(isHome && data.title === undefined && { title: "Home" }),
    ...(words.length > 0 && { tags: [...new Set(words)] }),
    ...(byline !== undefined && isPost && { authors: [byline].flat() }),
    ...(isPost && { title: data.title ?? titleOfSlug(name), date: data.date ?? day ?? lastDay }),
    ...((data.published === false || (isPost && day === undefined)) && { draft: true }),
  };
}

function titleOfSlug(name: string): string {
  const slug = stemOf(posix.basename(name)).replace(postName, "$2");
  return slug.replace(/[^-]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1)).replaceAll("-", " ");
}

/** `_data/a.yml` → `data.a` */
export function dataOf(source: SourceFolder): Keyed {
  const names = source.filesBelow("_data").filter((name) => /^[^/]*\.(ya?ml|json)$/.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const path = posix.join("_data", name);
      return [stemOf(name), source.attempt(path, () => parsedYaml(source.text(path)).value)];
    }),
  );
}
