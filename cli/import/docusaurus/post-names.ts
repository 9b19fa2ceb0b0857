/** Dates and addresses of posts as Docusaurus reads them from the file's name, and as this tool does. */
import { withoutSlash } from "../../../schema/paths.ts";
import { resolveSlug } from "../../site/slug.ts";

type PostName = {
  /** `2021-09-03`, or undefined where the name has none. */
  date: string | undefined;
  /** The address below the root of the blog. */
  path: string;
};

const dated = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

export function docusaurusPost(file: string, slug: string | undefined): PostName {
  const [, folder = "", day, text = ""] = dated.exec(file) ?? [];
  const date = day
    ?.split(/[-/]/)
    .map((part) => part.padStart(2, "0"))
    .join("-");
  const named =
    day === undefined
      ? `/${file.replace(/(\/index)?\.mdx?$/, "")}`
      : `/${day.replaceAll("-", "/")}/${folder}${text}`;
  const path = slug === undefined ? named : slug.startsWith("/") ? slug : `/${slug}`;
  return { date, path: withoutSlash(path.replace(/\/{2,}/g, "/")) };
}

/** Address under this tool's own rules: a date at the start of the file's name goes, folders stay. */
export function ownPostPath(file: string, slug: string | undefined): string {
  const parts = file
    .replace(/(\/index)?\.mdx?$/, "")
    .replace(/(\d{4}\/\d{2}\/\d{2})-(?=[^/]+$)/, "$1/")
    .split("/");
  const last = parts.pop() ?? "";
  const name = [...parts, last.replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, "")].join("/");
  return withoutSlash(resolveSlug(slug ?? name, ""));
}

/** The date that this tool reads from the name. */
export function ownPostDate(file: string): string | undefined {
  const name = file.replace(/(\/index)?\.mdx?$/, "");
  const [, year, , month, day] = /(?:^|\/)(\d{4})([-/])(\d{2})\2(\d{2})[-/](?=[^/])/.exec(name) ?? [];
  return year && `${year}-${month}-${day}`;
}
