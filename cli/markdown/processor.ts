/** The processor of pages: Markdown → compiled page. Its lines are the steps, in order. */
import remarkFrontmatter from "remark-frontmatter";
import { unified } from "unified";
import { alerts } from "./alerts.ts";
import { anchorsAndLinks } from "./anchors-and-links.ts";
import type { CompileSettings } from "./compile-settings.ts";
import { diagrams } from "./diagrams/expand-diagrams.ts";
import { directiveNames, type KnownDirectives } from "./directives/directives.ts";
import { leftovers } from "./directives/leftovers.ts";
import { conditions } from "./directives/when.ts";
import { embeds } from "./embeds/embeds.ts";
import {
  type PageExtensions,
  siteDirectives,
  sitePlugins,
  siteRehypePlugins,
  siteRules,
} from "./extensions.ts";
import { formulas } from "./formulas/expand-formulas.ts";
import { headings } from "./headings.ts";
import { tags } from "./html/resolve-tags.ts";
import { ignoreComments } from "./ignore-comments.ts";
import { include, glossary as listOfTerms } from "./includes/expand-includes.ts";
import { variables } from "./includes/fill-variables.ts";
import { apiPart } from "./includes/operation-parts.ts";
import { rebase } from "./includes/relocate.ts";
import { term, terms } from "./includes/terms.ts";
import { includes } from "./includes/with-includes.ts";
import { lineBreaks } from "./line-breaks.ts";
import { lint } from "./lint/lint.ts";
import { pictureAttributes } from "./picture-attributes.ts";
import { prose } from "./prose.ts";
import { allowed, marks, rawHtml } from "./raw-html.ts";
import { annotations } from "./steps/annotations.ts";
import { api, apiOperations } from "./steps/api-operations.ts";
import { captions } from "./steps/captions.ts";
import { compiledPage } from "./steps/compiled-page.ts";
import { frontMatter } from "./steps/front-matter.ts";
import { inlineConstructs } from "./steps/inline-constructs.ts";
import { colourModes, leadingPicture } from "./steps/leading-picture.ts";
import { pageParser } from "./steps/page-parser.ts";
import { toHast } from "./to-hast.ts";

/** A processor for files that `pageFile` makes; the result of each is its compiled page. */
export function pageProcessor(settings: CompileSettings, extensions?: PageExtensions) {
  const { strings, imageHosts, components = [], glossary } = settings;
  // unified leaves out a step whose option is false.
  const isOpen = extensions !== undefined;
  const hasRehype = (extensions?.rehype.length ?? 0) > 0;
  const others = [...(glossary ? term.names : []), ...(settings.operations ? api.names : [])];
  const names = directiveNames(components, others, extensions?.directives);
  return unified()
    .use(pageParser, { names: { ...names, formulas: settings.math !== false }, extensions })
    .use(remarkFrontmatter)
    .use(includes, settings)
    .use(frontMatter, settings)
    .use(pictureAttributes)
    .use(lint, settings)
    .use(ignoreComments)
    .use(alerts, strings)
    .use(variables, settings.variables)
    .use(terms, settings)
    .use(apiOperations, settings)
    .use(conditions, settings)
    .use(embeds, settings)
    .use(siteRules, extensions?.rules)
    .use(leftovers, { names: withIncludeDirectives(names, settings), components })
    .use(siteDirectives, extensions?.directives)
    .use(sitePlugins, extensions?.remark)
    .use(tags, components)
    .use(inlineConstructs)
    .use(annotations)
    .use(captions)
    .use(lineBreaks)
    .use(headings)
    .use(prose)
    .use(formulas, settings.math)
    .use(diagrams, settings.diagrams === false ? false : strings)
    .use(toHast, { strings, components })
    .use(rawHtml, { hasExtensions: isOpen })
    .use(marks, hasRehype)
    .use(siteRehypePlugins, extensions?.rehype)
    .use(allowed, hasRehype)
    .use(colourModes)
    .use(leadingPicture)
    .use(anchorsAndLinks, imageHosts)
    .use(rebase)
    .use(compiledPage)
    .freeze();
}

/** Also those that are taken out of the text before it is parsed. */
function withIncludeDirectives(
  names: KnownDirectives,
  { glossary, operations }: CompileSettings,
): KnownDirectives {
  const rows = [include, ...(glossary ? [listOfTerms] : []), ...(operations ? [apiPart] : [])];
  return { ...names, leaf: new Set([...names.leaf, ...rows.flatMap((row) => row.names)]) };
}
