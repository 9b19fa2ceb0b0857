/** Events that `twsite dev` sends to an open page (server-sent events). Both come from one build of the tool: nothing is validated. */
import * as z from "zod";
import { DiffField } from "./diff-report.ts";
import { flag, integer, optional, text } from "./fields.ts";
import { HastNode } from "./hast.ts";
import { PageData } from "./page.ts";

export const DevFinding = z.strictObject({
  level: z.enum(["error", "warning"]),
  where: text("`content/en/docs/x.md:3:7`"),
  message: z.string(),
  rule: z.string(),
  expected: z.string().optional(),
  nearest: z.string().optional(),
  excerpt: z
    .array(z.string())
    .describe("Its line, and a caret under the place; none where there is no such line."),
  times: integer("How many findings of one cause it is."),
  related: z
    .array(z.string())
    .describe("Other places that it is about: `included by content/en/docs/y.md:1:1`"),
});
export type DevFinding = z.infer<typeof DevFinding>;

export const DevEvent = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("state").describe("Sent first, and after each pass over the content."),
    site: text("Differs where anything of the site does."),
    reader: text("Name of the reader's script."),
    stylesheets: z.array(z.string()).describe("Addresses of the site's style sheets, in their order."),
    errors: integer("How many there are."),
    warnings: z.number().int(),
    findings: z.array(DevFinding).describe("The first of them, errors before warnings."),
    against: optional.object("Absent without `--against`.", {
      ref: text("The commit, branch or tag that pages are compared with."),
      isReady: flag("False: that state is still being read."),
    }),
  }),
  z.strictObject({
    type: z
      .literal("page")
      .describe("A page whose text was edited, ahead of what else follows from the edit."),
    page: PageData,
  }),
]);
export type DevEvent = z.infer<typeof DevEvent>;
export type DevState = Extract<DevEvent, { type: "state" }>;

/** Changes of a page since the state that `twsite dev --against` names. */
export const DevChanges = z.strictObject({
  change: z.enum(["same", "added", "moved", "changed"]),
  was: optional.text("Former route of a page that moved."),
  fields: z.array(DiffField).describe("Data of the page that differs, without its text."),
  count: integer("How many blocks of the text differ."),
  content: z
    .array(HastNode)
    .optional()
    .describe("The text with its marks, each block that differs with `dataChange`; absent where none does."),
});
export type DevChanges = z.infer<typeof DevChanges>;
