/** Docs and sidebar trees of a locale → routes of docs, category pages and tags. */
import { CURRENT_VERSION, MAIN_DOCS } from "../../../schema/contract.ts";
import type { CategoryPage, DocPage, Link } from "../../../schema/page.ts";
import { hrefOf, routeBelow } from "../../../schema/paths.ts";
import { textFor } from "../../../schema/text.ts";
import { withWhereabouts } from "../../report/failure.ts";
import { setInData } from "../../source/docs-sets.ts";
import { writtenIn } from "../../source/source-file.ts";
import { caseOverview, casePanel } from "../cases/case-facts.ts";
import { commonMeta, editUrlOf, lastUpdated, reviewedLine, shownOutline } from "../common-meta.ts";
import { pairName } from "../fallbacks.ts";
import { fill } from "../formats.ts";
import type { Route } from "../site.ts";
import { listHead, searchHead } from "../visibility.ts";
import type { Doc } from "./doc.ts";
import { type DocTag, docTags, TAGS_PAGE, tagPage } from "./doc-tags.ts";
import { categoryPage, type Docs, docPage, type GeneratedCategory } from "./docs.ts";
import { docsName, versionHead } from "./docs-versions.ts";
import { docsLink } from "./navbar-docs.ts";
import { pageVersion } from "./page-version.ts";
import type { Position } from "./positions.ts";
import { categoryPageRoute, flatten } from "./sidebar-tree.ts";

/** `all` are the docs of every version of the set in the locale. */
export function docsRoutes(docs: Docs, all: readonly Docs[]): Route[] {
  return [
    ...docs.docs.map((doc) =>
      withWhereabouts({ file: doc.page.source.path }, () => docRoute(doc, docs, all)),
    ),
    ...docs.categories.map((category) => categoryRoute(category, docs, all)),
    ...docTagRoutes(docs, all),
  ];
}

function docRoute(doc: Doc, docs: Docs, all: readonly Docs[]): Route {
  const { frontMatter, outline } = doc.facts;
  // The repository of a confidential case may hold more than its page.
  const repository = doc.page.isConfidential ? undefined : docs.editUrl;
  const { locale, formats } = docs;
  const panel = casePanel(frontMatter.case, locale);
  const category = docs.categoryOfPage.get(doc);
  const cases = category && caseOverview(category, locale, docs.base, formats);
  const common = commonMeta(locale, doc.route, doc.title, doc.description);
  return {
    path: doc.route,
    locale: locale.id,
    identity: pairName(doc.page.source),
    page: doc.page,
    head: {
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      modified: frontMatter.last_update?.date,
      ...searchHead(frontMatter.search ?? docs.categoryOf(doc.folder).search),
      ...versionHead(docs.version),
    },
    meta: {
      kind: "doc",
      ...common,
      ...setInData(docs.version.set),
      visibility: doc.visibility,
      outline: shownOutline(outline, frontMatter),
      ...withOverrides(
        docNavigation(
          { title: doc.label, route: doc.route, lang: doc.page.fallback },
          docs,
          positionOf(doc, docs),
        ),
        doc,
        docs,
      ),
      ...pageVersion(docPage(doc.id), common, docs, all),
      ...leadOf(doc),
      hideTitle: frontMatter.hide_title,
      tags: docTags(doc, docs),
      ...(panel && { case: panel }),
      ...(cases && { cases }),
      ...editUrlOf(frontMatter.edit_url, repository, writtenIn(doc.page.source)),
      ...(frontMatter.last_update?.date && {
        lastUpdated: lastUpdated(frontMatter.last_update, locale, formats),
      }),
      ...reviewedLine(doc.page, locale, formats),
    },
  };
}

/** A description of the author's own, unless the title is hidden or the text says the same again. That of an operation is its own text's. */
function leadOf({ page, facts: { frontMatter, excerpt } }: Doc): Pick<DocPage, "lead"> {
  const { description = "", hide_title: isHidden } = frontMatter;
  const repeats = excerpt.startsWith(description) || (excerpt !== "" && description.startsWith(excerpt));
  return isHidden || repeats || page.source.generated?.parts ? {} : { lead: description };
}

/** The place in the sidebar that front matter chooses, else in the first one that lists the doc. */
function positionOf(doc: Doc, docs: Docs): Position | undefined {
  const [first, ...others] = docs.positions.get(doc.route) ?? [];
  const { displayed_sidebar: shown } = doc.facts.frontMatter;
  if (shown === undefined) return first;
  if (shown === null) return { above: first?.above ?? [] };
  const chosen = [first, ...others].find((position) => position?.sidebar === shown);
  return chosen ?? { above: [], ...(docs.trees.some(({ id }) => id === shown) && { sidebar: shown }) };
}

/** Front matter may choose other neighbours, or none. */
function withOverrides({ previous, next, ...own }: DocNavigation, doc: Doc, docs: Docs): DocNavigation {
  const { pagination_next, pagination_prev } = doc.facts.frontMatter;
  const linkTo = (id: string): Link | undefined => {
    const target = docs.byId.get(id);
    if (!target) return undefined;
    const title = target.facts.frontMatter.pagination_label ?? target.label;
    return { title, href: hrefOf(docs.base, target.route) };
  };
  const choose = (choice: string | null | undefined, link: Link | undefined) =>
    choice === undefined ? link : choice === null ? undefined : linkTo(choice);
  const back = choose(pagination_prev, previous);
  const forth = choose(pagination_next, next);
  return { ...own, ...(back && { previous: back }), ...(forth && { next: forth }) };
}

function categoryRoute({ node, route }: GeneratedCategory, docs: Docs, all: readonly Docs[]): Route {
  const { locale, base, formats } = docs;
  const items: CategoryPage["items"] = node.items.map((item) => {
    if (item.kind === "link") return { title: item.label, description: "", href: docs.linkTarget(item.to) };
    if (item.kind === "doc")
      return { title: item.doc.title, description: item.doc.description, href: hrefOf(base, item.doc.route) };
    return {
      title: item.title,
      description: item.description,
      href: hrefOf(base, categoryPageRoute(item) ?? flatten(item.items)[0]?.route ?? route),
      count: formats.count(item.items.length, locale.strings.compiler.items),
    };
  });
  const common = commonMeta(locale, route, node.title, node.description);
  const cases = caseOverview(node, locale, base, formats);
  const isFirst = docsName(docs.version) === CURRENT_VERSION;
  return {
    path: route,
    locale: locale.id,
    identity: `category:${isFirst ? "" : `${docsName(docs.version)}/`}${node.identity}`,
    head: { keywords: [], ...searchHead(node.search), ...versionHead(docs.version) },
    meta: {
      kind: "category",
      ...common,
      ...setInData(docs.version.set),
      ...docNavigation({ title: node.label, route }, docs, docs.positions.get(route)?.[0]),
      ...pageVersion(categoryPage(node), common, docs, all),
      items,
      ...(cases && { cases }),
      ...(node.action && { action: { title: node.action.label, href: docs.linkTarget(node.action.to) } }),
    },
  };
}

/** The link of the navbar to the sidebar of a doc that is in no category. */
function sectionOf({ sidebar }: Position, docs: Docs): Link | undefined {
  const { navbar, version, locale } = docs;
  for (const item of navbar) {
    if (item.type !== "sidebar" || item.sidebar !== sidebar || (item.docs ?? MAIN_DOCS) !== version.set)
      continue;
    const [link] = docsLink(item, textFor(item.label ?? "", locale.id), [docs]);
    if (link?.title) return { title: link.title, href: link.href };
  }
  return undefined;
}

type DocNavigation = Pick<DocPage, "sidebar" | "breadcrumbs" | "previous" | "next">;

/** Sidebar, breadcrumbs and neighbours of the page with this title. */
function docNavigation(
  { title, route, lang }: { title: string; route: string; lang?: string | undefined },
  docs: Docs,
  position: Position | undefined,
): DocNavigation {
  // The trail starts with the home page: that one has none.
  const trail = (above: DocNavigation["breadcrumbs"]) =>
    route === docs.locale.home ? [] : [...above, { title, ...(lang !== undefined && { lang }) }];
  if (!position) return { breadcrumbs: trail([]) };
  const section = position.above.length === 0 ? sectionOf(position, docs) : undefined;
  const isItsPage = section?.href === hrefOf(docs.base, route);
  const above = position.above.map((node) => {
    const route = categoryPageRoute(node);
    return { title: node.label, ...(route !== undefined && { href: hrefOf(docs.base, route) }) };
  });
  return {
    ...(position.sidebar !== undefined && {
      sidebar: { version: docs.version.name, id: position.sidebar },
    }),
    breadcrumbs: trail(section && !isItsPage ? [section, ...above] : above),
    ...(position.previous && { previous: position.previous }),
    ...(position.next && { next: position.next }),
  };
}

/** Routes of the tags; none if no listed doc has a tag. */
function docTagRoutes(docs: Docs, all: readonly Docs[]): Route[] {
  const { tags, base, locale, formats, version } = docs;
  if (tags.length === 0) return [];
  const { compiler } = locale.strings;
  const path = routeBelow(version.root, "/tags");
  const owner = docsName(version);
  const headOf = (listed: readonly Doc[]) => ({ ...listHead(listed), ...versionHead(version) });
  const count = (tag: DocTag) => formats.count(tag.docs.length, compiler.docs);
  const list = commonMeta(locale, path, compiler.docsTagsTitle, compiler.docsTagsText);
  const overview: Route = {
    path,
    locale: locale.id,
    identity: `doc-tags:${owner}`,
    head: headOf(tags.flatMap((tag) => tag.docs)),
    meta: {
      kind: "doc-tags",
      ...list,
      ...setInData(version.set),
      ...pageVersion(TAGS_PAGE, list, docs, all),
      items: tags.map((tag) => ({ title: tag.label, href: hrefOf(base, tag.route), count: count(tag) })),
    },
  };
  return [
    overview,
    ...tags.map((tag): Route => {
      const title = fill(compiler.docsTaggedWith, { tag: tag.label });
      // The tag's own description is on the blog's page of it.
      const { label, description } = tag;
      const text = fill(compiler.docsTaggedWithText, { tag: label, description }).trim();
      const common = commonMeta(locale, tag.route, title, text);
      return {
        path: tag.route,
        locale: locale.id,
        identity: `doc-tag:${owner}:${tag.key}`,
        head: headOf(tag.docs),
        meta: {
          kind: "doc-tag",
          ...common,
          ...setInData(version.set),
          ...pageVersion(tagPage(tag), common, docs, all),
          items: tag.docs.map((doc) => ({
            title: doc.title,
            description: doc.description,
            href: hrefOf(base, doc.route),
          })),
          count: count(tag),
          allTags: hrefOf(base, path),
        },
      };
    }),
  ];
}
