/** `content/sidebars.yml`, and `sidebars-<set>.yml` of a further set of docs: the order of the docs, one list per sidebar. */
import * as z from "zod";
import { LinkAddress, Name, PathText } from "./address.ts";
import { BLOG_SIDEBAR } from "./contract.ts";
import { object, optional } from "./fields.ts";
import { LocalizedText } from "./text.ts";

const DocEntry = z.strictObject({
  doc: Name.min(1).describe("Id of the doc."),
  label: LocalizedText.optional().describe("Text in the sidebar. Default: the doc's sidebar label."),
});

const LinkEntry = z.strictObject({
  link: LinkAddress.describe("A route of this site or an absolute URL."),
  label: LocalizedText.describe("Text in the sidebar."),
});

const FolderEntry = z.strictObject({
  folder: Name.describe(
    "Folder of the docs whose pages and folders are listed here, in their own order. Its own page (`index`, `README`) comes first.",
  ),
});

const categoryText = {
  label: LocalizedText.optional().describe(
    "Name in the sidebar. Default: the label of the folder's `category.yml`.",
  ),
  title: LocalizedText.optional().describe("Heading of the category's page. Default: the label."),
  description: LocalizedText.optional().describe("Text under the heading of the category's page."),
  slug: PathText.optional().describe(
    "Address of the category's page under the docs' root. Default: `/category/` and the label's slug.",
  ),
  doc: Name.min(1)
    .optional()
    .describe("Id of the doc that is the category's page. Default: a generated page."),
  folder: Name.optional().describe(
    "Folder that gives the label, the description, the slug and, without `items`, the items.",
  ),
  page: optional.flag("False: the category has no page of its own. Default: true."),
  collapsed: optional.flag("True: closed until a visitor opens it. Default: true."),
};

/** One line of a sidebar: a doc's id, or a map with `doc`, `link`, `folder` or `category`. */
export const SidebarEntry = z.union([
  Name.min(1),
  DocEntry,
  LinkEntry,
  FolderEntry,
  z.strictObject({
    category: object("A category with its own items, or those of a folder.", {
      ...categoryText,
      get items(): z.ZodOptional<z.ZodArray<z.ZodType<SidebarEntry>>> {
        return z
          .array(z.lazy(() => SidebarEntry))
          .optional()
          .describe("The category's items. Default: the pages of its folder.");
      },
    }),
  }),
]);

export type SidebarEntry =
  | string
  | z.infer<typeof DocEntry>
  | z.infer<typeof LinkEntry>
  | z.infer<typeof FolderEntry>
  | { category: CategoryEntry };

export type CategoryEntry = {
  label?: LocalizedText | undefined;
  title?: LocalizedText | undefined;
  description?: LocalizedText | undefined;
  slug?: string | undefined;
  doc?: string | undefined;
  folder?: string | undefined;
  page?: boolean | undefined;
  collapsed?: boolean | undefined;
  items?: SidebarEntry[] | undefined;
};

export const Sidebars = z.record(
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, "expected a name of up to 100 letters, digits, - and _")
    .refine(
      (name) => name !== BLOG_SIDEBAR.id,
      "expected another name; this one is reserved for the list of posts",
    ),
  z.array(SidebarEntry),
);
export type Sidebars = z.infer<typeof Sidebars>;
