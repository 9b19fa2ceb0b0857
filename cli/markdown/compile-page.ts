/** One Markdown file → one compiled page. Pure: no file, no clock, no name of the file. */
import type { Root } from "hast";
import type { PageFinding } from "../report/finding.ts";
import type { CompileSettings } from "./compile-settings.ts";
import type { Area, CompiledPage, MarkdownTwin } from "./compiled-page.ts";
import { containerNames, directiveNames } from "./directives/directives.ts";
import { repairLooseFences } from "./directives/loose-fences.ts";
import { finish } from "./finish.ts";
import { readFrontMatter } from "./front-matter/read-front-matter.ts";
import { splitFile } from "./front-matter/split.ts";
import { checkTitle, takeHeadings } from "./headings.ts";
import { htmlDestinations } from "./html-destinations.ts";
import { landmarksOf } from "./landmarks.ts";
import { mdxLeftovers } from "./mdx.ts";
import { parseMarkdown } from "./parse.ts";
import { countWords, excerptOf } from "./prose.ts";
import { resolveRawHtml } from "./raw-html.ts";
import { toHast } from "./to-hast.ts";

import type { Destination } from "./tree/tree.ts";
import { type Filled, fillValues, VALUE } from "./values.ts";

export type { CompileSettings } from "./compile-settings.ts";

/** Never throws, whatever the text; a problem is a finding. */
export function compilePage(source: { area: Area; text: string }, settings: CompileSettings): CompiledPage {
  try {
    return compile(source, settings);
  } catch (error) {
    // The limit on nesting holds for Markdown; HTML can exceed the stack before its depth is known.
    if (error instanceof RangeError) return { findings: [nestedTooDeep(undefined)] };
    throw error;
  }
}

function compile(source: { area: Area; text: string }, settings: CompileSettings): CompiledPage {
  const file = splitFile(source.text);
  const { value: frontMatter, isUsable, keys, findings } = readFrontMatter(source.area, file);

  const { components = [] } = settings;
  const names = directiveNames(components, settings.values ? [VALUE] : []);
  const { root, destinations, tooDeep } = parseMarkdown(file.body, file.bodyLine, names);
  if (tooDeep !== undefined) return { findings: [...findings, nestedTooDeep(tooDeep)] };

  const values = settings.values ? fillValues(root, file.body, settings.values) : undefined;
  const leftovers = mdxLeftovers(root, components);
  const looseFences = file.body.includes(":::") ? repairLooseFences(root, containerNames(components)) : [];
  const headings = takeHeadings(root);
  const converted = toHast(root, headings.ids, settings.strings, components);
  const html = resolveRawHtml(converted.hast, file.body);
  if (html.tooDeep !== undefined) return { findings: [...findings, nestedTooDeep(html.tooDeep)] };
  const { hast } = html;
  const landmarks = landmarksOf(hast, settings.imageHosts);
  findings.push(
    ...checkTitle(frontMatter.title, headings.title),
    ...(values?.findings ?? []),
    ...leftovers,
    ...looseFences,
    ...headings.findings,
    ...converted.findings,
    ...html.findings,
    ...landmarks.findings,
  );
  findings.sort(byPlace);
  return {
    facts: {
      frontMatter,
      keys,
      heading: headings.title?.text,
      outline: headings.outline,
      anchors: landmarks.anchors,
      references: landmarks.references,
      ...(converted.uses.length > 0 && { components: converted.uses }),
      excerpt: excerptOf(root),
      words: countWords(root),
    },
    ...(isUsable && {
      content: {
        hast: finish(hast.children),
        markdown: twinOf(file.body, destinations, hast, values?.filled),
      },
    }),
    findings,
  };
}

function twinOf(
  body: string,
  destinations: Destination[],
  hast: Root,
  filled: Filled[] | undefined,
): MarkdownTwin {
  const all = [...destinations, ...htmlDestinations(hast, body)];
  all.sort((a, b) => a.start - b.start);
  return { body, destinations: all, ...(filled !== undefined && filled.length > 0 && { filled }) };
}

function byPlace(a: PageFinding, b: PageFinding): number {
  return (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0);
}

function nestedTooDeep(place: PageFinding["place"]): PageFinding {
  return {
    rule: "nesting-is-bounded",
    place,
    message: "lists, quotations or other blocks are nested too deep here",
    expected: "at most 100 levels, of which a list takes two",
  };
}
