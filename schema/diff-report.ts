/** Report of `twsite diff --format json`: what a change does to the site. */
import * as z from "zod";
import { flag, integer, list, object, optional, text } from "./fields.ts";

const change = z.enum(["added", "removed", "moved", "changed"]);

export const DiffWords = list(
  "The text, in order; without what was added it is that of before, without what was removed that of after.",
  {
    change: z.enum(["same", "removed", "added"]).describe("Whether both states have the text."),
    text: text("Words, with the spaces between them."),
  },
);
export type DiffWords = z.infer<typeof DiffWords>;

export const DiffBlock = z.strictObject({
  number: z.number().int().min(1).describe("Number of the change in its page: `#change-12` in the review."),
  change: change.describe("What happened to the block."),
  element: text("Name of its element: `p`, `table`, `figure`."),
  words: DiffWords,
  attributes: optional.list("Properties that differ, such as the address of a link.", {
    element: text("Name of the element inside the block: `a`, `img`."),
    name: text("Name of the property, as in hast: `href`."),
    before: optional.text("What it was; absent where it was not there."),
    after: optional.text("What it is now; absent where it is gone."),
  }),
});
export type DiffBlock = z.infer<typeof DiffBlock>;

export const DiffField = z.strictObject({
  name: text("Name of the field in the page's data: `title`, `tags`."),
  before: optional.text("What it was, as text; absent where it was not there."),
  after: optional.text("What it is now, as text; absent where it is gone."),
});
export type DiffField = z.infer<typeof DiffField>;

export const DiffPage = z.strictObject({
  change: change.describe("`moved`: the page has another address; its text may have changed, too."),
  path: text("Route of the page, without the site's base; of a removed page the former one."),
  was: optional.text("Former route of a page that moved."),
  title: text("Title of the page."),
  locale: text("Name of its locale."),
  kind: text("Kind of the page: `doc`, `post`, `category`."),
  source: optional.text(
    "File of the page, from the content folder; absent for a page that the compiler makes.",
  ),
  follows: flag(
    "True: the page differs only because others do, such as a list of posts or a link to the next page.",
  ),
  fields: z.array(DiffField).describe("Data of the page that differs, without its text."),
  weight: optional.object(
    "What a visitor loads for the page besides the reader: its data, compressed, and its pictures. Absent where the difference is less than 1 kB.",
    {
      before: integer("Bytes before."),
      after: integer("Bytes now."),
    },
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
  rule: text("Name of the rule; the manual explains each one."),
  level: z.enum(["error", "warning"]).describe("An error keeps the site from being written."),
  file: text("File, from the content folder; empty for the folder itself."),
  line: z.number().int().min(1).optional().describe("Line in the file, from 1."),
  message: text("What is wrong."),
});
const findings = z.array(finding);

export const DiffApi = z.strictObject({
  id: text("Name of the reference in `apis` of site.yml."),
  changes: list("What differs for its clients: first what breaks them.", {
    effect: z
      .enum(["breaking", "risky", "safe"])
      .describe(
        "`breaking`: clients that work today fail. `risky`: some may fail, such as those that refuse a new value of an `enum`.",
      ),
    operations: z
      .array(z.string())
      .describe("Operations that it concerns, such as `POST /orders`, or names of webhooks."),
    message: text("What changed, without the operations."),
    state: z
      .enum(["before", "after"])
      .describe("The state that `file` and `line` are of; `before` for what is gone."),
    file: text("File of the API, from the content folder."),
    line: z.number().int().min(1).describe("Line in the file, from 1."),
  }),
});
export type DiffApi = z.infer<typeof DiffApi>;

export const DiffReport = z.strictObject({
  from: object("The earlier state.", {
    ref: text("The reference as it was given, or the default branch."),
    commit: text("Hash of the commit."),
  }),
  to: optional.object("Absent for the working tree.", {
    ref: text("The reference as it was given."),
    commit: text("Hash of the commit."),
  }),
  notes: z.array(z.string()).describe("What could not be compared, in sentences."),
  pages: z
    .array(DiffPage)
    .describe("Pages that differ: first those that changed by themselves, each group by address."),
  broken: list("Addresses that led somewhere before, and no longer do.", {
    address: text("Address of a page or of a heading, without the site's base."),
    perhaps: optional.text("Where what was there may be now."),
  }),
  apis: z.array(DiffApi).describe("APIs that differ for their clients."),
  stale: list("Translations whose source changed, and that did not change with it.", {
    path: text("File of the translation, from the content folder."),
    source: text("File that it translates, which changed."),
  }),
  navigation: list("Parts of the navigation that differ.", {
    locale: text("Name of the locale."),
    name: text("`navbar`, `footer`, `site`, or the name of a sidebar."),
    lines: list("All of its entries, in order.", {
      change: z
        .enum(["same", "removed", "added"])
        .describe("Whether both states have the entry at this place."),
      text: text("The entry with its address, indented by its depth."),
    }),
  }),
  redirects: list("Redirects and aliases that differ.", {
    change: z.enum(["removed", "added"]).describe("What happened to it."),
    from: text("The old address."),
    to: text("Where it leads."),
  }),
  feeds: list("Feeds whose posts differ.", {
    path: text("Route of the page that has the feed."),
    added: z.array(z.string()).describe("Titles of posts that the feed has now."),
    removed: z.array(z.string()).describe("Titles of posts that it had."),
  }),
  files: list("Pictures and other files of the site that differ.", {
    change: z.enum(["added", "removed", "changed"]).describe("What happened to it."),
    path: text("File, from the content folder."),
    before: size.optional().describe("Its size before."),
    after: size.optional().describe("Its size now."),
  }),
  findings: object("Findings that differ, wherever their lines are now.", {
    new: findings.describe("What `twsite check` finds now, and did not before."),
    gone: findings.describe("What it found before, and no longer does."),
  }),
});
export type DiffReport = z.infer<typeof DiffReport>;
