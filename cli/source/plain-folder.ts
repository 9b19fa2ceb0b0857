/** A folder of Markdown without `site.yml`, as the site that it most likely is: what its `site.yml` and `sidebars.yml` would say. */
import { type Dirent, existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { stringify } from "yaml";
import * as z from "zod";
import { nearest } from "../report/nearest.ts";
import { isHiddenPage, isIgnored } from "./ignored-names.ts";
import { listedOrder } from "./listed-order.ts";
import { nearestContent } from "./nearest-folder.ts";
import { readBelow } from "./read-inside.ts";
import { realPath } from "./real-path.ts";

/** Pictures of a README come from here: its badges, and what was put into an issue. */
const hostsOfPictures = [
  "img.shields.io",
  "github.com",
  "raw.githubusercontent.com",
  "user-images.githubusercontent.com",
  "avatars.githubusercontent.com",
];

const namesOfHosts: ReadonlyMap<string, string> = new Map([
  ["github.com", "GitHub"],
  ["gitlab.com", "GitLab"],
]);

/** Texts of files, by their names in the folder. */
type AssumedFiles = ReadonlyMap<"site.yml" | "sidebars.yml", string>;

/** Undefined for a folder with a `site.yml`, for one that should have it, and for one without Markdown. */
export function assumedFiles(folder: string): AssumedFiles | undefined {
  if (!existsSync(folder) || existsSync(join(folder, "site.yml"))) return undefined;
  const names = entriesOf(folder).map(({ name }) => name);
  // A misspelt name, a folder beside the right one, and a content folder that has lost its file have findings of their own.
  const isMeantOtherwise =
    nearest("site.yml", names) !== undefined ||
    nearestContent(folder) !== undefined ||
    names.some((name) => ["docs", "blog", "pages"].some((area) => isLocaleWith(folder, name, area)));
  if (isMeantOtherwise || !hasMarkdown(folder)) return undefined;
  const repository = repositoryOf(folder);
  const title =
    packageName(folder) ??
    packageName(dirname(realPath(folder))) ??
    repository?.name ??
    basename(realPath(folder));
  const site = {
    title,
    // Only an address that is known; search engines need the right one.
    url: "https://example.com",
    locales: [{ id: "en", tag: "en", label: "English" }],
    docs: { path: "/", root: true },
    image_hosts: hostsOfPictures,
    navbar: {
      right: [
        ...(repository?.url === undefined
          ? []
          : [{ type: "link", to: repository.url, label: repository.host }]),
        { type: "search" },
      ],
    },
    colour_mode: { default: "light", respect_system: true },
  };
  const order = listedOrder(folder);
  return new Map([
    ["site.yml", stringify(site)],
    ...(order ? [["sidebars.yml", stringify({ docs: order })] as const] : []),
  ]);
}

/** `en/docs`: a folder of pages in a language, as a site with a `site.yml` has it. */
function isLocaleWith(folder: string, name: string, area: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(name) && existsSync(join(folder, name, area));
}

/** Looks no deeper than people nest folders, and not into those of packages. */
function hasMarkdown(folder: string, depth = 5): boolean {
  const entries = entriesOf(folder).filter(({ name }) => !isIgnored(name, name) && !isHiddenPage(name));
  return (
    entries.some((entry) => entry.isFile() && entry.name.endsWith(".md")) ||
    (depth > 0 &&
      entries.some((entry) => entry.isDirectory() && hasMarkdown(join(folder, entry.name), depth - 1)))
  );
}

/** Empty for a file, and for a folder that cannot be read: reading the content reports it. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

const Package = z.looseObject({ name: z.string().optional() });

/** The name in `package.json`, without its scope. */
function packageName(folder: string): string | undefined {
  const text = textIn(folder, "package.json");
  try {
    const { name } = Package.parse(JSON.parse(text ?? "{}"));
    return name?.replace(/^@[^/]*\//, "") || undefined;
  } catch {
    // Another tool reports that it cannot be read.
    return undefined;
  }
}

/** The first remote of the Git repository around the folder: `git@github.com:acme/docs.git` → docs, https://github.com/acme/docs. */
function repositoryOf(folder: string): { name: string; url: string; host: string } | undefined {
  let above = realPath(folder);
  while (!existsSync(join(above, ".git")) && dirname(above) !== above) above = dirname(above);
  const remote = /^\s*url\s*=\s*(\S+)/m.exec(textIn(above, ".git/config") ?? "")?.[1];
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)[:/](?:\d+\/)?([\w./-]+?)(?:\.git)?\/?$/.exec(remote ?? "") ?? [];
  if (host === undefined || path === undefined || !host.includes(".")) return undefined;
  return { name: basename(path), url: `https://${host}/${path}`, host: namesOfHosts.get(host) ?? host };
}

function textIn(folder: string, name: string): string | undefined {
  try {
    return readBelow([realPath(folder)], join(folder, name)).toString();
  } catch {
    return undefined;
  }
}
