/** Report of `twsite diff --format json`: what a change does to the site. */
import * as z from "zod";

const change = z.enum(["added", "removed", "moved", "changed"]);

export const DiffWords = z
  .array(
    z.strictObject({
      change: z.enum(["same", "removed", "added"]).describe("Whether both states have the text."),
      text: z.string().describe("Words, with the spaces between them."),
    }),
  )
  .describe(
    "The text, in order; without what was added it is that of before, without what was removed that of after.",
  );
export type DiffWords = z.infer<typeof DiffWords>;

export const DiffBlock = z.strictObject({
  number: z.number().int().min(1).describe("Number of the change in its page: `#change-12` in the review."),
  change: change.describe("What happened to the block."),
  element: z.string().describe("Name of its element: `p`, `table`, `figure`."),
  words: DiffWords,
  attributes: z
    .array(
      z.strictObject({
        element: z.string().describe("Name of the element inside the block: `a`, `img`."),
        name: z.string().describe("Name of the property, as in hast: `href`."),
        before: z.string().optional().describe("What it was; absent where it was not there."),
        after: z.string().optional().describe("What it is now; absent where it is gone."),
      }),
    )
    .optional()
    .describe("Properties that differ, such as the address of a link."),
});
export type DiffBlock = z.infer<typeof DiffBlock>;

export const DiffField = z.strictObject({
  name: z.string().describe("Name of the field in the page's data: `title`, `tags`."),
  before: z.string().optional().describe("What it was, as text; absent where it was not there."),
  after: z.string().optional().describe("What it is now, as text; absent where it is gone."),
});
export type DiffField = z.infer<typeof DiffField>;

export const DiffPage = z.strictObject({
  change: change.describe("`moved`: the page has another address; its text may have changed, too."),
  path: z.string().describe("Route of the page, without the site's base; of a removed page the former one."),
  was: z.string().optional().describe("Former route of a page that moved."),
  title: z.string().describe("Title of the page."),
  locale: z.string().describe("Name of its locale."),
  kind: z.string().describe("Kind of the page: `doc`, `post`, `category`."),
  source: z
    .string()
    .optional()
    .describe("File of the page, from the content folder; absent for a page that the compiler makes."),
  follows: z
    .boolean()
    .describe(
      "True: the page differs only because others do, such as a list of posts or a link to the next page.",
    ),
  fields: z.array(DiffField).describe("Data of the page that differs, without its text."),
  weight: z
    .strictObject({
      before: z.number().int().describe("Bytes before."),
      after: z.number().int().describe("Bytes now."),
    })
    .optional()
    .describe(
      "What a visitor loads for the page besides the reader: its data, compressed, and its pictures. Absent where the difference is less than 1 kB.",
    ),
  blocks: z
    .array(DiffBlock)
    .describe("Parts of its text that differ, in order; empty for pages that came or went."),
});
export type DiffPage = z.infer<typeof DiffPage>;

const size = z.strictObject({
  bytes: z.number().describe("Size of the file in bytes."),
  width: z.number().optional().describe("Width in pixels, if it is a picture."),
  height: z.number().optional().describe("Height in pixels, if it is a picture."),
});

const finding = z.strictObject({
  rule: z.string().describe("Name of the rule; the manual explains each one."),
  level: z.enum(["error", "warning"]).describe("An error keeps the site from being written."),
  file: z.string().describe("File, from the content folder; empty for the folder itself."),
  line: z.number().int().min(1).optional().describe("Line in the file, from 1."),
  message: z.string().describe("What is wrong."),
});
const findings = z.array(finding);

export const DiffApi = z.strictObject({
  id: z.string().describe("Name of the reference in `apis` of site.yml."),
  changes: z
    .array(
      z.strictObject({
        effect: z
          .enum(["breaking", "risky", "safe"])
          .describe(
            "`breaking`: clients that work today fail. `risky`: some may fail, such as those that refuse a new value of an `enum`.",
          ),
        operations: z
          .array(z.string())
          .describe("Operations that it concerns, such as `POST /orders`, or names of webhooks."),
        message: z.string().describe("What changed, without the operations."),
        state: z
          .enum(["before", "after"])
          .describe("The state that `file` and `line` are of; `before` for what is gone."),
        file: z.string().describe("File of the API, from the content folder."),
        line: z.number().int().min(1).describe("Line in the file, from 1."),
      }),
    )
    .describe("What differs for its clients: first what breaks them."),
});
export type DiffApi = z.infer<typeof DiffApi>;

export const DiffReport = z.strictObject({
  from: z
    .strictObject({
      ref: z.string().describe("The reference as it was given, or the default branch."),
      commit: z.string().describe("Hash of the commit."),
    })
    .describe("The earlier state."),
  to: z
    .strictObject({
      ref: z.string().describe("The reference as it was given."),
      commit: z.string().describe("Hash of the commit."),
    })
    .optional()
    .describe("Absent for the working tree."),
  notes: z.array(z.string()).describe("What could not be compared, in sentences."),
  pages: z
    .array(DiffPage)
    .describe("Pages that differ: first those that changed by themselves, each group by address."),
  broken: z
    .array(
      z.strictObject({
        address: z.string().describe("Address of a page or of a heading, without the site's base."),
        perhaps: z.string().optional().describe("Where what was there may be now."),
      }),
    )
    .describe("Addresses that led somewhere before, and no longer do."),
  apis: z.array(DiffApi).describe("APIs that differ for their clients."),
  stale: z
    .array(
      z.strictObject({
        path: z.string().describe("File of the translation, from the content folder."),
        source: z.string().describe("File that it translates, which changed."),
      }),
    )
    .describe("Translations whose source changed, and that did not change with it."),
  navigation: z
    .array(
      z.strictObject({
        locale: z.string().describe("Name of the locale."),
        name: z.string().describe("`navbar`, `footer`, `site`, or the name of a sidebar."),
        lines: z
          .array(
            z.strictObject({
              change: z
                .enum(["same", "removed", "added"])
                .describe("Whether both states have the entry at this place."),
              text: z.string().describe("The entry with its address, indented by its depth."),
            }),
          )
          .describe("All of its entries, in order."),
      }),
    )
    .describe("Parts of the navigation that differ."),
  redirects: z
    .array(
      z.strictObject({
        change: z.enum(["removed", "added"]).describe("What happened to it."),
        from: z.string().describe("The old address."),
        to: z.string().describe("Where it leads."),
      }),
    )
    .describe("Redirects and aliases that differ."),
  feeds: z
    .array(
      z.strictObject({
        path: z.string().describe("Route of the page that has the feed."),
        added: z.array(z.string()).describe("Titles of posts that the feed has now."),
        removed: z.array(z.string()).describe("Titles of posts that it had."),
      }),
    )
    .describe("Feeds whose posts differ."),
  files: z
    .array(
      z.strictObject({
        change: z.enum(["added", "removed", "changed"]).describe("What happened to it."),
        path: z.string().describe("File, from the content folder."),
        before: size.optional().describe("Its size before."),
        after: size.optional().describe("Its size now."),
      }),
    )
    .describe("Pictures and other files of the site that differ."),
  findings: z
    .strictObject({
      new: findings.describe("What `twsite check` finds now, and did not before."),
      gone: findings.describe("What it found before, and no longer does."),
    })
    .describe("Findings that differ, wherever their lines are now."),
});
export type DiffReport = z.infer<typeof DiffReport>;
