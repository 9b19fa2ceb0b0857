/** Page kinds that few visits meet: one script, which comes with the first such page. */
import { Archive } from "./Archive.tsx";
import { Author } from "./Author.tsx";
import { Authors } from "./Authors.tsx";
import { DocTag } from "./DocTag.tsx";
import { NotFound } from "./NotFound.tsx";
import { Tag } from "./Tag.tsx";
import { Tags } from "./Tags.tsx";

export const lazyKinds = {
  archive: Archive,
  tags: Tags,
  tag: Tag,
  "doc-tags": Tags,
  "doc-tag": DocTag,
  authors: Authors,
  author: Author,
  "not-found": NotFound,
};
