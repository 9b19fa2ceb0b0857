/** Page kind → component: one line each. */
import type { ComponentType } from "react";
import type { PageData, PageKind } from "../../schema/page.ts";
import { Archive } from "./Archive.tsx";
import { Author } from "./Author.tsx";
import { Authors } from "./Authors.tsx";
import { Blog } from "./Blog.tsx";
import { Category } from "./Category.tsx";
import { Doc } from "./Doc.tsx";
import { DocTag } from "./DocTag.tsx";
import { Home } from "./Home.tsx";
import { NotFound } from "./NotFound.tsx";
import { Plain } from "./Plain.tsx";
import { Post } from "./Post.tsx";
import { Tag } from "./Tag.tsx";
import { Tags } from "./Tags.tsx";

type PageOf<K extends PageKind> = Extract<PageData, { kind: K }>;

const pages: { [K in PageKind]: ComponentType<{ page: PageOf<K> }> } = {
  doc: Doc,
  category: Category,
  post: Post,
  blog: Blog,
  archive: Archive,
  tags: Tags,
  tag: Tag,
  "doc-tags": Tags,
  "doc-tag": DocTag,
  authors: Authors,
  author: Author,
  page: Plain,
  home: Home,
  "not-found": NotFound,
};

/** The page by its kind. */
export function Page({ page }: { page: PageData }) {
  // The table's type says that each kind's component takes that kind's data.
  const Kind = pages[page.kind] as ComponentType<{ page: PageData }>;
  return <Kind page={page} />;
}
