/** Step that takes the front matter out of the tree and reads it: its values, its comments, the picture of a home page. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import { yamlIgnoreComments } from "../../source/yaml/ignore-comments.ts";
import type { CompileSettings } from "../compile-settings.ts";
import { homePicture } from "../front-matter/home-picture.ts";
import { frontMatterLine, readFilledFrontMatter } from "../front-matter/read-front-matter.ts";
import { secondBlock, unrecognised } from "../front-matter/unrecognised.ts";
import type { SplitFile } from "../mdast/split-front-matter.ts";
import { type PageFileData, pageOf } from "../page-file.ts";

type Settings = Pick<CompileSettings, "variables" | "imageHosts">;

export function frontMatter(settings: Settings): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const [first] = root.children;
    if (first?.type === "yaml") root.children.shift();
    file.data.matter = readInto(page, first?.type === "yaml" ? `${first.value}\n` : undefined, settings);
  };
}

/** Reads it into `page`; `yaml` is undefined for a page without front matter. Returns its values. */
export function readInto(page: PageFileData, yaml: string | undefined, { variables, imageHosts }: Settings) {
  const { area, ownBody: body, bodyLine, isUnclosed, uses, findings } = page;
  const split = { frontMatter: yaml, unclosed: isUnclosed, body, bodyLine };
  const read = readFilledFrontMatter(area, split, variables, uses);
  const notRead = yaml === undefined && !isUnclosed ? unrecognised(body) : undefined;
  const second = yaml === undefined ? undefined : secondBlock(body, bodyLine);
  const above = yamlIgnoreComments(yaml ?? "", frontMatterLine);
  const picture = homePicture(read.value, read.keys, imageHosts);
  findings.push(
    ...read.findings,
    ...(notRead ? [notRead] : []),
    ...(second ? [second] : []),
    ...emptyPage(split),
    ...above.findings,
    ...picture.findings,
  );
  page.ignoreComments.push(...above.ignoreComments);
  page.frontMatter = { ...read, isUnread: notRead !== undefined, picture };
  return read.value;
}

/** Finding for a file in which nothing is written: it is published as a page without a text. */
function emptyPage({ frontMatter = "", body }: Pick<SplitFile, "frontMatter" | "body">): PageFinding[] {
  if (frontMatter.trim() !== "" || body.trim() !== "") return [];
  return [
    {
      rule: "page-has-text",
      place: { line: 1, column: 1 },
      message: "this file is empty, and is published as an empty page",
      expected: "a title and text, or draft: true in the front matter",
    },
  ];
}
