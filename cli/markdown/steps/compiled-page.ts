/** Attaches the compiler: hast and what the steps have found → the compiled page. */
import type { Root } from "hast";
import type { Plugin } from "unified";
import type { PageFinding } from "../../report/finding.ts";
import type { Area, CompiledPage, FrontMatterOf } from "../compiled-page.ts";
import { finish } from "../finish.ts";
import { findingPerKind } from "../lint/per-page.ts";
import { type PageData, pageOf } from "../page-file.ts";
import { ALL } from "../sourcing/glossary.ts";
import type { Taking } from "../sourcing/sourcing.ts";

declare module "unified" {
  interface CompileResultMap {
    page: CompiledPage;
  }
}

export const compiledPage: Plugin<[], Root, CompiledPage> = function () {
  this.compiler = (tree, file): CompiledPage => {
    const page = pageOf(file);
    const { frontMatter, body, origin, filled, silences } = page;
    if (!frontMatter) throw new Error("the front matter was not read");
    const findings = [...page.findings, ...page.ofBody, ...findingPerKind(page.slips, silences)].sort(
      byPlace,
    );
    const unseen = page.unseen.map((span) => ({ ...span, text: "", verbatim: true as const }));
    const replaced = [...filled, ...unseen];
    return {
      facts: factsOf(page, frontMatter),
      ...(frontMatter.isUsable && {
        content: {
          hast: finish((tree as Root).children),
          markdown: {
            body,
            destinations: origin.destinations(page.destinations),
            ...(replaced.length > 0 && { filled: replaced }),
          },
        },
      }),
      findings,
    };
  };
};

function factsOf(page: PageData, frontMatter: NonNullable<PageData["frontMatter"]>): CompiledPage["facts"] {
  const { headings, origin, silences, components, placeholders } = page;
  const { value, keys, picture, isUnread } = frontMatter;
  const takings = [...page.uses.takings.values()].map((taking) =>
    isAtHome(taking) ? taking : origin.taking(taking),
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
    references: [...picture.references, ...page.references.map(origin.reference)],
    ...(silences.length > 0 && { silences }),
    ...(components.length > 0 && { components: components.map(origin.use) }),
    ...(takings.length > 0 && { takings }),
    ...(placeholders.length > 0 && { placeholders: placeholders.map(origin.finding) }),
    excerpt: page.excerpt,
    words: page.words,
  };
}

/** Includes are looked for line by line in the files that they are written in. */
function isAtHome({ kind, name }: Taking): boolean {
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
