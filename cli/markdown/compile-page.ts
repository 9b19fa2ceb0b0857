/** One Markdown file → one compiled page. Pure: no clock, and no file but by `sourcing`. */

import { limits } from "../limits/limits.ts";
import type { PageFinding } from "../report/finding.ts";
import { yamlSilences } from "../yaml/silences.ts";
import { sizeExcess } from "./bounds.ts";
import type { CompileSettings } from "./compile-settings.ts";
import type { Area, CompiledPage, FrontMatterOf } from "./compiled-page.ts";
import { directiveNames } from "./directives/directives.ts";
import { directiveSlips } from "./directives/slips.ts";
import { finish } from "./finish.ts";
import { emptyPage } from "./front-matter/empty-page.ts";
import { homePicture } from "./front-matter/home-picture.ts";
import { frontMatterLine, readFilledFrontMatter } from "./front-matter/read-front-matter.ts";
import { splitFile } from "./front-matter/split.ts";
import { unrecognised } from "./front-matter/unrecognised.ts";
import { checkLevels, checkTitle, takeHeadings } from "./headings.ts";
import { settleTags } from "./html/settle-tags.ts";
import { htmlDestinations } from "./html-destinations.ts";
import { landmarksOf } from "./landmarks.ts";
import { lint } from "./lint/lint.ts";
import { findingPerKind } from "./lint/per-page.ts";
import { mdxLeftovers } from "./mdx.ts";
import { placeholdersInLinks, placeholdersInText } from "./page-placeholders.ts";
import { parseMarkdown } from "./parse.ts";
import { countWords, excerptOf } from "./prose.ts";
import { resolveRawHtml } from "./raw-html.ts";
import { takeSilences } from "./silences.ts";
import { ALL } from "./sourcing/glossary.ts";
import { GLOSSARY, INCLUDE } from "./sourcing/include.ts";
import { isEmpty, noUses, type OpenUses, type Sourcing, type Taking, take } from "./sourcing/sourcing.ts";
import { fillTerms, TERM } from "./sourcing/terms.ts";
import { fillVariables } from "./sourcing/variables.ts";
import { withIncludes } from "./sourcing/with-includes.ts";
import type { DirectiveNames } from "./syntax/directives.ts";
import { toHast } from "./to-hast.ts";
import { unseenMarkdown } from "./unseen.ts";

/** What is compiled: which part of the site a file belongs to, and its text. */
export type PageSource = { area: Area; text: string };

/**
 * Never throws, whatever the text; a problem is a finding. `sourcing` gives the files that the page includes; without it
 * there are no includes.
 */
export function compilePage(
  source: PageSource,
  settings: CompileSettings,
  sourcing?: Sourcing | undefined,
): CompiledPage {
  const open = noUses();
  const page = compileWith(source, settings, sourcing, open);
  const { takings: _, ...uses } = open;
  return isEmpty(uses) ? page : { ...page, uses };
}

function compileWith(
  source: PageSource,
  settings: CompileSettings,
  sourcing: Sourcing | undefined,
  uses: OpenUses,
): CompiledPage {
  try {
    return compile(source, settings, sourcing, uses);
  } catch (error) {
    // The limit on nesting holds for Markdown; HTML can exceed the stack before its depth is known.
    if (error instanceof RangeError && error.message.includes("call stack"))
      return { findings: [nestedTooDeep(undefined)] };
    throw error;
  }
}

function compile(
  source: PageSource,
  settings: CompileSettings,
  sourcing: Sourcing | undefined,
  uses: OpenUses,
): CompiledPage {
  const tooLarge = sizeExcess("this page", Buffer.byteLength(source.text), limits.pageBytes);
  if (tooLarge) return { findings: [tooLarge] };
  const file = splitFile(source.text);
  const {
    value: frontMatter,
    isUsable,
    keys,
    findings,
  } = readFilledFrontMatter(source.area, file, settings.variables, uses);
  const notRead = file.frontMatter === undefined && !file.unclosed ? unrecognised(file.body) : undefined;
  if (notRead) findings.push(notRead);
  findings.push(...emptyPage(file));
  const page = withIncludes(file, sourcing, settings.glossary, uses);
  const { body } = page;
  const failWith = (finding: PageFinding): CompiledPage => ({
    findings: [...findings, ...page.findings, page.finding(finding)],
  });
  const fail = (place: PageFinding["place"]): CompiledPage => failWith(nestedTooDeep(place));
  if (page.excess) return { findings: [...findings, ...page.findings] };

  const { components = [] } = settings;
  const names = directiveNames(components, settings.glossary ? [TERM] : []);
  const parsed = parseMarkdown(body, file.bodyLine, names);
  const { root, destinations, tooDeep, excess } = parsed;
  if (excess) return failWith(excess);
  if (tooDeep !== undefined) return fail(tooDeep);

  const labels = page.labels(root);
  // Before anything else changes the tree.
  const slips = lint(root, body, file.bodyLine);
  const unfilled = placeholdersInText(root, body);
  const comments = takeSilences(root, body);
  const variables = settings.variables && fillVariables(parsed, body, settings.variables, uses);
  const { glossary } = settings;
  const terms = glossary && fillTerms(root, body, { glossary, variables: settings.variables }, uses);
  const leftovers = mdxLeftovers(root);
  const directives = directiveSlips(root, body, withSourcing(names, settings), components);
  const tags = settleTags(root, body, components);
  const headings = takeHeadings(root);
  const converted = toHast(root, headings.ids, settings.strings, components);
  const html = resolveRawHtml(converted.hast, body, tags.isFromWord);
  if (html.tooDeep !== undefined) return fail(html.tooDeep);
  const { hast } = html;
  const landmarks = landmarksOf(hast, settings.imageHosts);
  const addresses = [...destinations, ...htmlDestinations(hast, body)].sort((a, b) => a.start - b.start);
  page.rebase(hast);
  const ofBody = [
    ...comments.findings,
    ...checkTitle(frontMatter.title, headings.title),
    // Front matter that is not read is what is above the title.
    ...(file.unclosed || notRead ? [] : checkLevels(frontMatter, headings)),
    ...(variables?.findings ?? []),
    ...(terms?.findings ?? []),
    ...leftovers,
    ...tags.findings,
    ...directives.findings,
    ...(converted.findings.some(({ rule }) => rule.startsWith("directive-")) ? [] : directives.strayFences),
    ...headings.findings,
    ...converted.findings,
    ...html.findings,
    ...landmarks.findings,
  ];
  const picture = homePicture(frontMatter, keys, settings.imageHosts);
  const above = yamlSilences(file.frontMatter ?? "", frontMatterLine);
  const silences = [...above.silences, ...comments.silences.map(page.silence)];
  const written = findingPerKind(
    slips.map((slip) => ({ ...page.finding(slip), kind: slip.kind })),
    silences,
  );
  findings.push(
    ...above.findings,
    ...picture.findings,
    ...page.findings,
    ...ofBody.map(page.finding),
    ...written,
  );
  findings.sort(byPlace);
  const placeholders = [...unfilled, ...placeholdersInLinks(landmarks.references, body, file.bodyLine)];
  const olderIds = [...headings.ids.values()].flatMap(({ older }) => older);
  for (const { url, place } of landmarks.addresses) take(uses, { kind: "address", name: url, place });
  const takings = uses.takings.map((taking) => (isAtHome(taking) ? taking : page.taking(taking)));
  const unseen = [...html.unseen, ...unseenMarkdown(root, body)].map((span) => ({
    ...span,
    text: "",
    verbatim: true as const,
  }));
  const filled = [
    ...comments.taken,
    ...labels,
    ...(variables?.filled ?? []),
    ...(terms?.filled ?? []),
    ...tags.filled,
    ...unseen,
  ];
  return {
    facts: {
      frontMatter: picture.isLeftOut ? withoutPicture(frontMatter) : frontMatter,
      ...(notRead && { hasUnreadFrontMatter: true }),
      keys,
      heading: headings.title?.text,
      outline: headings.outline,
      ...(olderIds.length > 0 && { olderIds }),
      anchors: landmarks.anchors,
      references: [...picture.references, ...landmarks.references.map(page.reference)],
      ...(silences.length > 0 && { silences }),
      ...(converted.uses.length > 0 && { components: converted.uses.map(page.use) }),
      ...(takings.length > 0 && { takings }),
      ...(placeholders.length > 0 && { placeholders: placeholders.map(page.finding) }),
      excerpt: excerptOf(root),
      words: countWords(root),
    },
    ...(isUsable && {
      content: {
        hast: finish(hast.children),
        markdown: { body, destinations: page.destinations(addresses), ...(filled.length > 0 && { filled }) },
      },
    }),
    findings,
  };
}

/** Includes are looked for line by line in the files that they are written in. */
function isAtHome({ kind, name }: Taking): boolean {
  return kind === "include" || (kind === "term" && name === ALL);
}

/** Also those that are taken out of the text before it is parsed. */
function withSourcing(names: DirectiveNames, { glossary }: CompileSettings): DirectiveNames {
  return { ...names, leaf: new Set([...names.leaf, INCLUDE, ...(glossary ? [GLOSSARY] : [])]) };
}

function withoutPicture<F extends FrontMatterOf[Area]>(frontMatter: F): F {
  return "home" in frontMatter && frontMatter.home
    ? { ...frontMatter, home: { ...frontMatter.home, picture: undefined } }
    : frontMatter;
}

function byPlace(a: PageFinding, b: PageFinding): number {
  return (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0);
}

function nestedTooDeep(place: PageFinding["place"]): PageFinding {
  return {
    rule: "nesting-is-bounded",
    place,
    message: "lists, quotations or other blocks are nested too deep here",
    expected: `at most ${limits.nesting} levels, of which a list takes two`,
  };
}
