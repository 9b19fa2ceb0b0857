/** Ids, addresses and dates of docs and posts, by their files and front matter. */
import { cleanName } from "../source/number-prefix.ts";

/** A slug of front matter → path below the area’s root, verbatim: case and underscores stay. `("/x", "a/b")` → `/x`; `("x", "a/b")` → `/a/b/x`. */
export function resolveSlug(slug: string, folder: string): string {
  const joined = slug.startsWith("/") ? slug : `/${folder}/${slug}`;
  return joined.replace(/\/{2,}/g, "/").replace(/(.)\/+$/, "$1");
}

type DocName = {
  /** Folder path and file name without number prefixes, or with the front matter's id. */
  id: string;
  /** Folder inside the docs, without number prefixes; empty for the root. */
  folder: string;
  /** True for `index`, `README` and a file named like its folder: the page of the folder's category. */
  isFolderPage: boolean;
  /** The path below the root of the docs: `/guide/start`. */
  path: string;
};

/** `name` is the path of the file inside the docs without its ending; `address` another one that its path is made from. */
export function docName(
  name: string,
  { id, slug }: { id?: string | undefined; slug?: string | undefined } = {},
  address = name,
): DocName {
  const parts = name.split("/").map(cleanName);
  const last = parts.at(-1) ?? "";
  const folder = parts.slice(0, -1).join("/");
  const isFolderPage = /^(index|readme)$/i.test(last) || (folder !== "" && parts.at(-2) === last);
  const ofAddress = address.split("/").map(cleanName);
  const isAtFolder = isFolderPage && ofAddress.at(-1) === last;
  const own = `/${(isAtFolder ? ofAddress.slice(0, -1) : ofAddress).join("/")}`;
  return {
    id: [...(folder ? [folder] : []), id ?? last].join("/"),
    folder,
    isFolderPage,
    path: slug === undefined ? own : resolveSlug(slug, folder),
  };
}

/** The name of a post's file as part of its address: without a date at its start, with its folders. */
export function postName(name: string): string {
  const parts = withoutIndex(name)
    .replace(/(\d{4}\/\d{2}\/\d{2})-(?=[^/]+$)/, "$1/")
    .split("/");
  const last = parts.pop() ?? "";
  return [...parts, last.replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, "")].join("/");
}

/** `2021-11-15-name`, and the folders of a day: `2021/11/15/name`, `2021/11/15-name`. */
const dated = /(?:^|\/)(\d{4})([-/])(\d{2})\2(\d{2})[-/](?=[^/])/;

/** The date in the name of a post's file, whether it is in the calendar or not. */
export function dateOfName(name: string): string | undefined {
  const [, year, , month, day] = dated.exec(withoutIndex(name)) ?? [];
  return year && `${year}-${month}-${day}`;
}

function withoutIndex(name: string): string {
  return name.replace(/\/index$/, "");
}
