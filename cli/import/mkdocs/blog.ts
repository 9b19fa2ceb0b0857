/** The blog of Material for MkDocs: its folder, the addresses of its posts, and its authors. */
import { posix } from "node:path";
import type { Author } from "../../../schema/authors.ts";
import { calendarDate } from "../calendar-date.ts";
import { recordOf, valueAt } from "../is-record.ts";
import type { Note } from "../note.ts";
import type { SourceFolder } from "../source-folder.ts";
import { readMap } from "../source-yaml.ts";
import { contentTitle } from "../titles.ts";
import { postSlug } from "./heading-ids.ts";
import { type MkdocsConfig, text } from "./settings.ts";

/** `posts` is the folder of the posts. */
type Blog = { folder: string; posts: string; address: string; format: string; dates: string };

/** Undefined for a site without one. */
export function blogOf(config: MkdocsConfig): Blog | undefined {
  if (!config.has("blog") && !config.has("material/blog")) return undefined;
  const options = config.options.get("blog") ?? config.options.get("material/blog");
  const folder = text(options?.blog_dir) ?? "blog";
  return {
    folder,
    posts: posix.join(folder, (text(options?.post_dir) ?? "posts").replace(/^\{blog\}\/?/, "")),
    address: folder === "." ? "/" : `/${folder.replace(/\/$/, "")}`,
    format: text(options?.post_url_format) ?? "{date}/{slug}",
    dates: text(options?.post_url_date_format) ?? "yyyy/MM/dd",
  };
}

/** `/blog/2024/01/02/title/`, by the format of the options. */
export function postAddress(
  name: string,
  data: Readonly<Record<string, unknown>>,
  body: string,
  blog: Blog,
): string {
  const day = calendarDate(valueAt(data.date, "created") ?? data.date)?.slice(0, 10) ?? "";
  const [year = "", month = "", date = ""] = day.split("-");
  const title = text(data.title) ?? contentTitle(body) ?? posix.basename(name, ".md");
  const path = blog.format
    .replace("{date}", blog.dates.replace(/y+/, year).replace("MM", month).replace("dd", date))
    .replace("{slug}", text(data.slug) ?? postSlug(title))
    .replace("{file}", posix.basename(name, ".md"))
    .replace(/\{categories\}\/?/, "");
  return posix.join(blog.address, path, "/");
}

/** Authors of `.authors.yml` in the folder of the blog. */
export function authorsOf(source: SourceFolder, folder: string, notes: Note[]): Map<string, Author> {
  const { authors } = readMap(source, posix.join(folder, ".authors.yml"), notes).value;
  return new Map(
    Object.entries(recordOf(authors)).map(([key, value]): [string, Author] => {
      const [url, title] = [text(valueAt(value, "url")), text(valueAt(value, "description"))];
      const name = text(valueAt(value, "name")) ?? key;
      return [key, { name, ...(title && { title }), ...(url && URL.canParse(url) && { url }) }];
    }),
  );
}
