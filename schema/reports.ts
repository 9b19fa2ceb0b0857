/** Reports of `twsite check --format json`, `twsite status --format json` and `twsite import`. */
import * as z from "zod";
import { flag, integer, list, object, optional, text } from "./fields.ts";

const line = z
  .number()
  .int()
  .min(1)
  .describe("Line in the file, from 1; absent where a whole file is meant.");
const column = z.number().int().min(1).describe("Column in the line, from 1; present with `line`.");
const path = text("Path as the command shows it, from the folder that it runs in.");

export const ReportedFinding = z.strictObject({
  rule: text("Name of the rule; the manual explains each one."),
  level: z.enum(["error", "warning"]).describe("An error keeps the site from being written."),
  path,
  file: text("The same file from the content folder; empty for the folder itself."),
  folder: optional.text("Another folder that is meant, such as the output folder."),
  line: line.optional(),
  column: column.optional(),
  message: text("What is wrong, with what was written."),
  expected: optional.text("What would be right."),
  nearest: optional.text("The nearest valid choice."),
  fix: optional.list("Edits of the file that make it right.", {
    line,
    column,
    endLine: z.number().int().min(1).describe("Line in which the text ends that is replaced."),
    endColumn: z.number().int().min(1).describe("Column after the last character that is replaced."),
    text: text("What comes in its place."),
  }),
  related: optional.list("Other places that the finding is about.", {
    note: text("What the place has to do with the finding: `included by`."),
    path,
    file: text("The same file from the content folder."),
    line: line.optional(),
    column: column.optional(),
  }),
  group: text("The same for findings of one cause, in every run."),
});
export type ReportedFinding = z.infer<typeof ReportedFinding>;

export const CheckReport = z.strictObject({
  errors: integer("Number of errors."),
  warnings: integer("Number of warnings."),
  causes: integer("Number of different causes; findings of one cause have the same `group`."),
  hosts: optional.list(
    "Hosts besides the site's own that visitors' browsers contact by what `site.yml` declares; absent where there are none.",
    {
      host: text("Name of the host."),
      reasons: z.array(z.string()).describe("What it is contacted for."),
    },
  ),
  findings: z.array(ReportedFinding).describe("By file, then by place."),
});
export type CheckReport = z.infer<typeof CheckReport>;

const file = text("File of the translation, from the content folder.");
const source = text("File that it translates, from the content folder.");

export const TranslationStatus = z.strictObject({
  locale: text("Name of the locale."),
  pages: integer("Number of pages of the first locale that are to be translated."),
  translated: integer("Number of those that are translated and published."),
  missing: list("Translations that are missing or not published.", {
    path: text("Where the translation belongs, from the content folder."),
    source,
    draft: flag("True: the translation is there, and is a draft."),
  }),
  stale: list("Translations whose source has changed since.", { path: file, source }),
  orphaned: list("Translations whose source is gone.", { path: file }),
  different: list("Translations that are built otherwise than their source.", {
    path: file,
    source,
    difference: text("What differs, in words."),
  }),
  unrecorded: list("Translations without `translation_of`.", { path: file, source }),
  own: list("Pages of this locale alone.", { path: text("File, from the content folder.") }),
  untranslatedTexts: z
    .array(z.string())
    .describe("Keys of interface texts in `strings.yml` that are still English."),
});
export type TranslationStatus = z.infer<typeof TranslationStatus>;

export const StatusReport = z.strictObject({
  drafts: z.array(z.string()).describe("Files that are drafts, from the content folder."),
  unlisted: z.array(z.string()).describe("Files of unlisted pages, from the content folder."),
  scheduled: list("Pages that are not published yet, the next one first.", {
    path: text("File of the page, from the content folder."),
    date: text("When it is published, as ISO 8601 in UTC."),
  }),
  due: list("Scheduled pages whose moment came in the last 30 days: the next compile publishes them.", {
    path: text("File of the page, from the content folder."),
    date: text("Its moment, as ISO 8601 in UTC."),
  }),
  futureDates: list("Posts with a date in the future that are published now, since they are not scheduled.", {
    path: text("File of the post, from the content folder."),
    date: text("Its date, as ISO 8601."),
  }),
  reviews: list(
    "Pages to review: those without a review first, then those whose next one is due, the one that has waited longest first, then those that have changed since.",
    {
      path: text("File of the page, from the content folder."),
      reviewed: optional.text("Day of the last review; absent where there was none."),
      every: optional.text(
        "How long a review is valid, such as `6 months`; absent where the next one is not due.",
      ),
      due: optional.text(
        "Day on which the next one was due; absent without a last one, and where it is not due.",
      ),
      changed: z
        .array(z.string())
        .optional()
        .describe("What has changed since the review, in words; absent where nothing has."),
    },
  ),
  placeholders: list("What the owner has to fill in before the site is published.", {
    file: text("File, from the content folder."),
    place: optional.object("Where it is in the file; absent where the whole file is meant.", {
      line,
      column,
    }),
    message: text("What is to be filled in."),
  }),
  addresses: optional.object("Absent without `routes.lock`.", {
    published: integer("Number of addresses that the site has."),
    new: integer("Number of those that `routes.lock` does not list."),
  }),
  interfaces: list("Locales whose interface texts are those of another region or script.", {
    locale: text("Name of the locale."),
    language: text("Language of the texts: `pt-BR` for `pt-PT`."),
  }),
  translations: z.array(TranslationStatus).describe("One per locale but the first."),
});
export type StatusReport = z.infer<typeof StatusReport>;

const number = z.number().int().min(0);

const partCount = object("Numbers of one kind.", {
  source: number.describe("Number of those in the Markdown files of the source."),
  compiled: number.describe("Number of those that are in the pages of the new site."),
});

export const ImportReport = z.strictObject({
  compiles: flag("True: `twsite compile` writes the new site."),
  pages: object("Pages in Markdown.", {
    source: number.describe(
      "Number of Markdown files of the source, in all languages, without parts of pages.",
    ),
    compiled: number.describe("Number of those whose text is in the new site."),
  }),
  stubs: number.describe("Number of pages that say that they are to be written."),
  addresses: object("Addresses of pages.", {
    source: number.describe("Number of addresses of pages in the source."),
    served: number.describe("Number of those that the new site has as a page or a redirect."),
  }),
  words: object(
    "Words of the pages and their parts, without front matter, tags and code that would have to run.",
    {
      source: number.describe("Number of words that the Markdown files of the source show."),
      compiled: number.describe("Number of those that are in the new site."),
    },
  ),
  parts: object("Parts of pages, by kind.", {
    links: partCount,
    headings: partCount,
    footnotes: partCount,
    cells: partCount,
    items: partCount,
    codeBlocks: partCount,
    tags: partCount,
  }),
  built: optional.object("The new site beside what the old tool has built; absent without `--built`.", {
    addresses: object("Addresses, one by one.", {
      built: number.describe("Number of pages and redirects of the built site."),
      served: number.describe("Number of those whose address the new site has."),
    }),
    ids: object("Ids of headings, one by one.", {
      built: number.describe("Number of ids of headings of levels 2 to 6 on pages that both sites have."),
      kept: number.describe("Number of those that the new page has."),
    }),
    words: object("Words, page by page.", {
      built: number.describe("Number of words in the main part of pages that both sites have."),
      kept: number.describe("Number of those that are in the new page."),
    }),
  }),
  left: list("Markdown files that are not imported, by folder.", {
    folder: text("Folder, from the source folder."),
    files: number.describe("Number of its Markdown files that are not imported."),
    words: number.describe("Number of their words."),
    why: text("Why they are not imported."),
  }),
  causes: list("What stays behind or changes; first what readers lose most by.", {
    cause: text("Name of the cause."),
    title: text("Heading of the report."),
    readers: text("What it means to readers."),
    todo: text("What to do."),
    places: list("Every place, by file, then by line.", {
      file: text("File, from the source folder."),
      line: line.optional(),
      column: column.optional(),
      message: text("What stays behind or changes."),
      instead: optional.text("What to do in the new site."),
      subject: optional.text("Name of the thing that it is about."),
    }),
  }),
  findings: list("What `twsite check` finds in the new site.", {
    rule: text("Name of the rule; the manual explains each one."),
    level: z.enum(["error", "warning"]).describe("An error keeps the site from being written."),
    file: text("File, from the content folder; empty for the folder itself."),
    line: line.optional(),
    column: column.optional(),
    message: text("What is wrong, with what was written."),
    expected: optional.text("What would be right."),
    nearest: optional.text("The nearest valid choice."),
  }),
});
export type ImportReport = z.infer<typeof ImportReport>;
