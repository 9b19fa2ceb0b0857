/** Front matter of another tool → ours: known keys stay as written, some are renamed, and others are removed with a note. */
import { isMap, parseDocument } from "yaml";
import type { Note } from "../note.ts";
import { formFor, keysOfAreas } from "../own-front-matter.ts";
import type { SourcePage } from "../source-page.ts";
import type { Section } from "./page-folders.ts";

type WrittenPage = SourcePage & { section: Pick<Section, "area">; file: string };

/** Keys that are dropped without a note, because nothing is lost. */
const silent = new Set(["parse_number_prefixes", "sidebar_key", "hide_title", "pagination_label"]);

/** `added` are keys that the new site needs. The text ends with a line ending; empty without front matter. */
export function frontMatterText(page: WrittenPage, added: Record<string, unknown>, notes: Note[]): string {
  const { matter, raw, data, isSalvaged, file } = page;
  if (isSalvaged)
    notes.push({
      cause: "front-matter",
      file,
      place: { line: 1, column: 1 },
      message: "the front matter is not YAML: lines that cannot be read are comments now",
    });
  if (raw !== undefined && matter === undefined && raw.trim() !== "") return `---\n${raw}---\n`;
  const changes = { ...changesOf(page, notes), ...added };
  if (Object.keys(changes).length === 0) return raw === undefined ? "" : `---\n${raw}---\n`;
  const result = matter ?? parseDocument("{}");
  if (!matter && isMap(result.contents)) result.contents.flow = false;
  for (const [key, value] of Object.entries(changes))
    if (value === undefined) result.delete(key);
    else result.set(key, result.createNode(value));
  const isEmpty = Object.keys(data).every((key) => key in changes && changes[key] === undefined);
  if (isEmpty && Object.values(changes).every((value) => value === undefined)) return "";
  return `---\n${result.toString({ lineWidth: 0 })}---\n`;
}

/** Undefined removes a key. */
function changesOf(
  { data, placeOf, section: { area }, file }: WrittenPage,
  notes: Note[],
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const type = keysOfAreas[area].get(key);
    if (key === "custom_edit_url") {
      changes[key] = undefined;
      if (area !== "pages") changes.edit_url = value;
    } else if (!type) {
      changes[key] = undefined;
      if (!silent.has(key) && !authorKeys.has(key))
        notes.push({
          cause: "front-matter",
          file,
          place: placeOf(key),
          message: `“${key}” of the front matter is not imported`,
        });
    } else if (
      value === "" ||
      (value === null && !/^(displayed_sidebar|pagination_(next|prev)|edit_url)$/.test(key))
    )
      changes[key] = undefined;
    else if (key === "image" && typeof value === "string" && value.startsWith("@site/static/"))
      changes[key] = value.slice("@site/static".length);
    else {
      const form = formFor(value, type, key)?.value ?? (key === "date" ? undefined : value);
      if (form !== value) changes[key] = form;
    }
  }
  return changes;
}

/** Keys for authors in early versions of Docusaurus, which become an entry of authors.yml. */
const authorKeys: ReadonlySet<string> = new Set([
  ..."author author_title author_url author_image_url".split(" "),
  ..."authorTitle authorURL authorImageURL".split(" "),
]);
