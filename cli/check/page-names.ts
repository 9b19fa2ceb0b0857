/** Names in the front matter of pages: authors, tags, sidebars and docs exist; a post has a date, a doc its own id. */
import { ownValue } from "../../schema/own-value.ts";
import type { Page } from "../compile/compile-files.ts";
import { type Finding, firstPlace } from "../report/finding.ts";
import { ofArea } from "../site/assemble.ts";
import { dateOf } from "../site/blog/posts.ts";
import type { Schedule } from "../site/schedule.ts";
import { dateOfName } from "../site/slug.ts";
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
    const unknown = (kind: "author" | "tag", names: readonly string[], all: ConfigFile<unknown>) =>
      names.flatMap((name, index): Finding | Finding[] => {
        if (isKnown(name, all)) return [];
        const choices = { known: all.names ?? [], home: `an entry in ${all.file}` };
        return {
          file: page.source.path,
          place: ownValue(keys, `${kind}s.${index}`) ?? keys[`${kind}s`],
          ...unknownName(`${kind}-is-known`, kind, name, choices),
        };
      });
    const own = "authors" in frontMatter ? frontMatter.authors : [];
    return [...unknown("author", own, authors), ...unknown("tag", frontMatter.tags, tags)];
  });
}

/** The names of a file that cannot be read are unknown. */
function isKnown(name: string, { names }: ConfigFile<unknown>): boolean {
  return names === undefined || names.has(name);
}

function docNames({ version, docs, names: { ids }, sidebars }: VersionNames): Finding[] {
  const known = sidebarNames({ sidebars, version });
  const home = `a sidebar in ${sidebars?.file ?? "sidebars.yml"}`;
  return docs.flatMap(({ page: { source }, facts: { keys, frontMatter } }): Finding[] => {
    const { displayed_sidebar: shown } = frontMatter;
    const neighbours = (["pagination_next", "pagination_prev"] as const).flatMap((key) => {
      const id = frontMatter[key];
      return id && !ids.has(id) ? { file: source.path, place: keys[key], ...unknownDoc(id, ids) } : [];
    });
    if (!shown || !known || known.has(shown)) return neighbours;
    const unknown = unknownName("sidebar-is-known", "sidebar", shown, { known, home });
    return [...neighbours, { file: source.path, place: keys.displayed_sidebar, ...unknown }];
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

/** Posts with a date in the future: their authors say whether they wait for that day. */
export function checkSchedules({ early }: Pick<Schedule, "early">): Finding[] {
  return [...early].flatMap(([page, { date }]): Finding | Finding[] => {
    if (page.isUncertain || page.facts.frontMatter.draft) return [];
    return {
      rule: "future-date-is-scheduled",
      file: page.source.path,
      place: page.facts.keys.date ?? { line: 1, column: 1 },
      message: `“${date}” is in the future, and the post is published now`,
      expected: "scheduled: true to publish it on that day, or scheduled: false to publish it now",
    };
  });
}
