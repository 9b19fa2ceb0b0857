/** Names in the front matter of pages: authors, tags, sidebars and docs exist; a post has a date, a doc its own id. */
import { ownValue } from "../../schema/own-value.ts";
import type { Page } from "../compile/compile-files.ts";
import { type Finding, firstPlace } from "../report/finding.ts";
import { ofArea } from "../site/assemble.ts";
import { dateOf, dateOfName } from "../site/blog/posts.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import { sidebarNames, type VersionNames } from "./sidebar-names.ts";
import { unknownDoc, unknownName } from "./unknown-name.ts";

export function checkPageNames(
  pages: readonly Page[],
  versions: readonly VersionNames[],
  configuration: Configuration,
): Finding[] {
  return [
    ...bylines(pages, configuration),
    ...versions.flatMap((version) => [...docNames(version), ...sharedIds(version)]),
    ...dates(pages),
  ];
}

function bylines(pages: readonly Page[], { authors, tags }: Configuration): Finding[] {
  return [...ofArea(pages, "blog"), ...ofArea(pages, "docs")].flatMap(({ page, facts }) => {
    const { keys, frontMatter } = facts;
    const at = (key: "authors" | "tags", index: number) => ({
      file: page.source.path,
      place: ownValue(keys, `${key}.${index}`) ?? keys[key],
    });
    const own = "authors" in frontMatter ? frontMatter.authors : [];
    return [
      ...own.flatMap((name, index): Finding | Finding[] =>
        isKnown(name, authors)
          ? []
          : {
              ...at("authors", index),
              ...unknownName("author-is-known", {
                kind: "author",
                name,
                known: authors.names ?? [],
                home: `an entry in ${authors.file}`,
              }),
            },
      ),
      ...frontMatter.tags.flatMap((name, index): Finding | Finding[] =>
        isKnown(name, tags)
          ? []
          : {
              ...at("tags", index),
              ...unknownName("tag-is-known", {
                kind: "tag",
                name,
                known: tags.names ?? [],
                home: `an entry in ${tags.file}`,
              }),
            },
      ),
    ];
  });
}

/** The names of a file that cannot be read are unknown. */
function isKnown(name: string, { names }: ConfigFile<unknown>): boolean {
  return names === undefined || names.has(name);
}

function docNames({ version, docs, names: { ids }, sidebars }: VersionNames): Finding[] {
  const known = sidebarNames({ sidebars, version });
  return docs.flatMap(({ page, facts }) => {
    const { path: file } = page.source;
    const { keys, frontMatter } = facts;
    const findings: Finding[] = [];
    for (const key of ["pagination_next", "pagination_prev"] as const) {
      const id = frontMatter[key];
      if (id && !ids.has(id))
        findings.push({
          file,
          place: keys[key],
          ...unknownDoc(id, ids),
        });
    }
    const { displayed_sidebar: shown } = frontMatter;
    if (shown && known && !known.has(shown))
      findings.push({
        file,
        place: keys.displayed_sidebar,
        ...unknownName("sidebar-is-known", {
          kind: "sidebar",
          name: shown,
          known,
          home: `a sidebar in ${sidebars?.file ?? "sidebars.yml"}`,
        }),
      });
    return findings;
  });
}

/** Two docs of one locale and version with the same id, which a sidebar cannot tell apart. */
function sharedIds({ docs }: VersionNames): Finding[] {
  const first = new Map<string, VersionNames["docs"][number]>();
  return docs.flatMap((doc): Finding | Finding[] => {
    const { page, facts, id, route } = doc;
    const { path: file } = page.source;
    const key = `${page.source.locale} ${id}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, doc);
    // Two files with one address are reported for that.
    if (other === undefined || other.route === route || page.isUncertain) return [];
    const otherFile = other.page.source.path;
    return {
      rule: "doc-id-is-unique",
      file,
      place: facts.keys.id ?? { line: 1, column: 1 },
      message: `the id “${id}” is also the id of ${otherFile}`,
      expected: "another id in the front matter, or another file name",
      related: [firstPlace(otherFile, other.facts.keys.id ?? { line: 1, column: 1 })],
    };
  });
}

/** A feed and an archive cannot be ordered without dates. */
function dates(pages: readonly Page[]): Finding[] {
  return ofArea(pages, "blog").flatMap(({ page, facts }): Finding | Finding[] => {
    if (page.isUncertain || facts.hasUnreadFrontMatter || dateOf(page, facts) !== undefined) return [];
    const inName = dateOfName(page.source.name);
    return {
      rule: "front-matter-is-valid",
      file: page.source.path,
      place: { line: 1, column: 1 },
      message:
        inName === undefined
          ? "this post has no date"
          : `the date “${inName}” of the file name is not in the calendar`,
      expected: "date: YYYY-MM-DD in the front matter, or a file name that starts with the date",
    };
  });
}
