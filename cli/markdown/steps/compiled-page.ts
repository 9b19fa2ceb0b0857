/** Compiler of unified: hast and what the steps have found → the compiled page. */

import type { Root } from "hast";
import type { Plugin } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import { findingPerKind } from "../../report/finding-per-kind.ts";
import type { Area } from "../../source/source-file.ts";
import type { CompiledPage, FrontMatterOf } from "../compiled-page.ts";
import { contentTree } from "../content-tree.ts";
import { moved, movedDependency } from "../includes/expanded-page.ts";
import { ALL } from "../includes/glossary.ts";
import type { Dependency } from "../includes/page-uses.ts";
import { rebaseDestinations, relocateReference, relocateUse } from "../includes/relocate.ts";
import { type PageFileData, pageOf } from "../page-file.ts";

declare module "unified" {
  interface CompileResultMap {
    page: CompiledPage;
  }
}

export const compiledPage: Plugin<[], Root, CompiledPage> = function () {
  this.compiler = (tree, file): CompiledPage => {
    const page = pageOf(file);
    const { frontMatter, body, expanded, filled, ignoreComments } = page;
    if (!frontMatter) throw new Error("the front matter was not read");
    const findings = [
      ...page.findings,
      ...page.ofBody,
      ...findingPerKind(page.mistakes, ignoreComments),
      ...largeCopy(body),
    ].sort(byPlace);
    const unseen = page.unseen.map((span) => ({ ...span, text: "", verbatim: true as const }));
    const replaced = [...filled, ...unseen];
    return {
      facts: factsOf(page, frontMatter),
      ...(!frontMatter.isUsable && { isUncertain: true as const }),
      content: {
        hast: contentTree((tree as Root).children),
        markdown: {
          body,
          destinations: rebaseDestinations(page.destinations, expanded),
          ...(replaced.length > 0 && { filled: replaced }),
        },
      },
      findings,
    };
  };
};

/** Language models and other programs read a page's Markdown in one piece; as much as this is a book. */
const mostBytes = 200_000;

function largeCopy(body: string): PageFinding[] {
  // A character has three bytes at most, of the two that JavaScript counts as one.
  const bytes = body.length * 3 > mostBytes ? Buffer.byteLength(body) : 0;
  if (bytes <= mostBytes) return [];
  return [
    {
      rule: "markdown-copy-is-small",
      place: { line: 1, column: 1 },
      message: `the Markdown copy of this page has ${Math.round(bytes / 1000)} kB`,
      expected: "at most 200 kB, so that programs can read it at once: divide the page",
    },
  ];
}

function factsOf(
  page: PageFileData,
  frontMatter: NonNullable<PageFileData["frontMatter"]>,
): CompiledPage["facts"] {
  const { headings, expanded, ignoreComments, components, placeholders } = page;
  const { value, keys, picture, isUnread } = frontMatter;
  const dependencies = [...page.uses.dependencies.values()].map((dependency) =>
    isAtHome(dependency) ? dependency : movedDependency(dependency, expanded),
  );
  const olderIds = [...(headings?.ids.values() ?? [])].flatMap(({ older }) => older);
  return {
    frontMatter: picture.isLeftOut ? withoutPicture(value) : value,
    ...(isUnread && { hasUnreadFrontMatter: true }),
    keys,
    heading: headings?.title?.text,
    outline: headings?.outline ?? [],
    ...(olderIds.length > 0 && { olderIds }),
    anchors: page.anchors,
    references: [
      ...picture.references,
      ...page.references.map((reference) => relocateReference(reference, expanded)),
    ],
    ...(ignoreComments.length > 0 && { ignoreComments }),
    ...(components.length > 0 && { components: components.map((use) => relocateUse(use, expanded)) }),
    ...(dependencies.length > 0 && { dependencies }),
    ...(placeholders.length > 0 && { placeholders: placeholders.map((finding) => moved(finding, expanded)) }),
    excerpt: page.excerpt,
    words: page.words,
  };
}

/** Includes are looked for line by line in the files that they are written in. */
function isAtHome({ kind, name }: Dependency): boolean {
  return kind === "include" || (kind === "term" && name === ALL);
}

function withoutPicture<F extends FrontMatterOf[Area]>(frontMatter: F): F {
  return "home" in frontMatter && frontMatter.home
    ? { ...frontMatter, home: { ...frontMatter.home, picture: undefined } }
    : frontMatter;
}

function byPlace(a: PageFinding, b: PageFinding): number {
  return (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0);
}
