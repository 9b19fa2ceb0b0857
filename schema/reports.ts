/** Reports of `twsite check --format json`, `twsite status --format json` and `twsite import`. */
import * as z from "zod";

const line = z
  .number()
  .int()
  .min(1)
  .describe("Line in the file, from 1; absent where a whole file is meant.");
const column = z.number().int().min(1).describe("Column in the line, from 1; present with `line`.");
const path = z.string().describe("Path as the command shows it, from the folder that it runs in.");

export const ReportedFinding = z.strictObject({
  rule: z.string().describe("Name of the rule; the manual explains each one."),
  level: z.enum(["error", "warning"]).describe("An error keeps the site from being written."),
  path,
  file: z.string().describe("The same file from the content folder; empty for the folder itself."),
  folder: z.string().optional().describe("Another folder that is meant, such as the output folder."),
  line: line.optional(),
  column: column.optional(),
  message: z.string().describe("What is wrong, with what was written."),
  expected: z.string().optional().describe("What would be right."),
  nearest: z.string().optional().describe("The nearest valid choice."),
  fix: z
    .array(
      z.strictObject({
        line,
        column,
        endLine: z.number().int().min(1).describe("Line in which the text ends that is replaced."),
        endColumn: z.number().int().min(1).describe("Column after the last character that is replaced."),
        text: z.string().describe("What comes in its place."),
      }),
    )
    .optional()
    .describe("Edits of the file that make it right."),
  related: z
    .array(
      z.strictObject({
        note: z.string().describe("What the place has to do with the finding: `included by`."),
        path,
        file: z.string().describe("The same file from the content folder."),
        line: line.optional(),
        column: column.optional(),
      }),
    )
    .optional()
    .describe("Other places that the finding is about."),
  group: z.string().describe("The same for findings of one cause, in every run."),
});
export type ReportedFinding = z.infer<typeof ReportedFinding>;

export const CheckReport = z.strictObject({
  errors: z.number().int().describe("Number of errors."),
  warnings: z.number().int().describe("Number of warnings."),
  causes: z
    .number()
    .int()
    .describe("Number of different causes; findings of one cause have the same `group`."),
  hosts: z
    .array(
      z.strictObject({
        host: z.string().describe("Name of the host."),
        reasons: z.array(z.string()).describe("What it is contacted for."),
      }),
    )
    .optional()
    .describe(
      "Hosts besides the site's own that visitors' browsers contact by what `site.yml` declares; absent where there are none.",
    ),
  findings: z.array(ReportedFinding).describe("By file, then by place."),
});
export type CheckReport = z.infer<typeof CheckReport>;

const file = z.string().describe("File of the translation, from the content folder.");
const source = z.string().describe("File that it translates, from the content folder.");

export const TranslationStatus = z.strictObject({
  locale: z.string().describe("Name of the locale."),
  pages: z.number().int().describe("Number of pages of the first locale that are to be translated."),
  translated: z.number().int().describe("Number of those that are translated and published."),
  missing: z
    .array(
      z.strictObject({
        path: z.string().describe("Where the translation belongs, from the content folder."),
        source,
        draft: z.boolean().describe("True: the translation is there, and is a draft."),
      }),
    )
    .describe("Translations that are missing or not published."),
  stale: z
    .array(z.strictObject({ path: file, source }))
    .describe("Translations whose source has changed since."),
  orphaned: z.array(z.strictObject({ path: file })).describe("Translations whose source is gone."),
  different: z
    .array(z.strictObject({ path: file, source, difference: z.string().describe("What differs, in words.") }))
    .describe("Translations that are built otherwise than their source."),
  unrecorded: z
    .array(z.strictObject({ path: file, source }))
    .describe("Translations without `translation_of`."),
  own: z
    .array(z.strictObject({ path: z.string().describe("File, from the content folder.") }))
    .describe("Pages of this locale alone."),
  untranslatedTexts: z
    .array(z.string())
    .describe("Keys of interface texts in `strings.yml` that are still English."),
});
export type TranslationStatus = z.infer<typeof TranslationStatus>;

export const StatusReport = z.strictObject({
  drafts: z.array(z.string()).describe("Files that are drafts, from the content folder."),
  unlisted: z.array(z.string()).describe("Files of unlisted pages, from the content folder."),
  scheduled: z
    .array(
      z.strictObject({
        path: z.string().describe("File of the page, from the content folder."),
        date: z.string().describe("When it is published, as ISO 8601 in UTC."),
      }),
    )
    .describe("Pages that are not published yet, the next one first."),
  due: z
    .array(
      z.strictObject({
        path: z.string().describe("File of the page, from the content folder."),
        date: z.string().describe("Its moment, as ISO 8601 in UTC."),
      }),
    )
    .describe("Scheduled pages whose moment came in the last 30 days: the next compile publishes them."),
  futureDates: z
    .array(
      z.strictObject({
        path: z.string().describe("File of the post, from the content folder."),
        date: z.string().describe("Its date, as ISO 8601."),
      }),
    )
    .describe("Posts with a date in the future that are published now, since they are not scheduled."),
  reviews: z
    .array(
      z.strictObject({
        path: z.string().describe("File of the page, from the content folder."),
        reviewed: z.string().optional().describe("Day of the last review; absent where there was none."),
        every: z
          .string()
          .optional()
          .describe("How long a review is valid, such as `6 months`; absent where the next one is not due."),
        due: z
          .string()
          .optional()
          .describe("Day on which the next one was due; absent without a last one, and where it is not due."),
        changed: z
          .array(z.string())
          .optional()
          .describe("What has changed since the review, in words; absent where nothing has."),
      }),
    )
    .describe(
      "Pages to review: those without a review first, then those whose next one is due, the one that has waited longest first, then those that have changed since.",
    ),
  placeholders: z
    .array(
      z.strictObject({
        file: z.string().describe("File, from the content folder."),
        place: z
          .strictObject({ line, column })
          .optional()
          .describe("Where it is in the file; absent where the whole file is meant."),
        message: z.string().describe("What is to be filled in."),
      }),
    )
    .describe("What the owner has to fill in before the site is published."),
  addresses: z
    .strictObject({
      published: z.number().int().describe("Number of addresses that the site has."),
      new: z.number().int().describe("Number of those that `routes.lock` does not list."),
    })
    .optional()
    .describe("Absent without `routes.lock`."),
  interfaces: z
    .array(
      z.strictObject({
        locale: z.string().describe("Name of the locale."),
        language: z.string().describe("Language of the texts: `pt-BR` for `pt-PT`."),
      }),
    )
    .describe("Locales whose interface texts are those of another region or script."),
  translations: z.array(TranslationStatus).describe("One per locale but the first."),
});
export type StatusReport = z.infer<typeof StatusReport>;

const number = z.number().int().min(0);

const partCount = z
  .strictObject({
    source: number.describe("Number of those in the Markdown files of the source."),
    compiled: number.describe("Number of those that are in the pages of the new site."),
  })
  .describe("Numbers of one kind.");

export const ImportReport = z.strictObject({
  compiles: z.boolean().describe("True: `twsite compile` writes the new site."),
  pages: z
    .strictObject({
      source: number.describe(
        "Number of Markdown files of the source, in all languages, without parts of pages.",
      ),
      compiled: number.describe("Number of those whose text is in the new site."),
    })
    .describe("Pages in Markdown."),
  stubs: number.describe("Number of pages that say that they are to be written."),
  addresses: z
    .strictObject({
      source: number.describe("Number of addresses of pages in the source."),
      served: number.describe("Number of those that the new site has as a page or a redirect."),
    })
    .describe("Addresses of pages."),
  words: z
    .strictObject({
      source: number.describe("Number of words that the Markdown files of the source show."),
      compiled: number.describe("Number of those that are in the new site."),
    })
    .describe(
      "Words of the pages and their parts, without front matter, tags and code that would have to run.",
    ),
  parts: z
    .strictObject({
      links: partCount,
      headings: partCount,
      footnotes: partCount,
      cells: partCount,
      items: partCount,
      codeBlocks: partCount,
      tags: partCount,
    })
    .describe("Parts of pages, by kind."),
  built: z
    .strictObject({
      addresses: z
        .strictObject({
          built: number.describe("Number of pages and redirects of the built site."),
          served: number.describe("Number of those whose address the new site has."),
        })
        .describe("Addresses, one by one."),
      ids: z
        .strictObject({
          built: number.describe("Number of ids of headings of levels 2 to 6 on pages that both sites have."),
          kept: number.describe("Number of those that the new page has."),
        })
        .describe("Ids of headings, one by one."),
      words: z
        .strictObject({
          built: number.describe("Number of words in the main part of pages that both sites have."),
          kept: number.describe("Number of those that are in the new page."),
        })
        .describe("Words, page by page."),
    })
    .optional()
    .describe("The new site beside what the old tool has built; absent without `--built`."),
  left: z
    .array(
      z.strictObject({
        folder: z.string().describe("Folder, from the source folder."),
        files: number.describe("Number of its Markdown files that are not imported."),
        words: number.describe("Number of their words."),
        why: z.string().describe("Why they are not imported."),
      }),
    )
    .describe("Markdown files that are not imported, by folder."),
  causes: z
    .array(
      z.strictObject({
        cause: z.string().describe("Name of the cause."),
        title: z.string().describe("Heading of the report."),
        readers: z.string().describe("What it means to readers."),
        todo: z.string().describe("What to do."),
        places: z
          .array(
            z.strictObject({
              file: z.string().describe("File, from the source folder."),
              line: line.optional(),
              column: column.optional(),
              message: z.string().describe("What stays behind or changes."),
              instead: z.string().optional().describe("What to do in the new site."),
              subject: z.string().optional().describe("Name of the thing that it is about."),
            }),
          )
          .describe("Every place, by file, then by line."),
      }),
    )
    .describe("What stays behind or changes; first what readers lose most by."),
  findings: z
    .array(
      z.strictObject({
        rule: z.string().describe("Name of the rule; the manual explains each one."),
        level: z.enum(["error", "warning"]).describe("An error keeps the site from being written."),
        file: z.string().describe("File, from the content folder; empty for the folder itself."),
        line: line.optional(),
        column: column.optional(),
        message: z.string().describe("What is wrong, with what was written."),
        expected: z.string().optional().describe("What would be right."),
        nearest: z.string().optional().describe("The nearest valid choice."),
      }),
    )
    .describe("What `twsite check` finds in the new site."),
});
export type ImportReport = z.infer<typeof ImportReport>;
