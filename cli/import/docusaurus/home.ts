/** A home page for each language that would be without one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type NewFile, yamlText } from "../imported-site.ts";
import type { Note } from "../note.ts";
import type { ImportedPage } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

/** Where the button of a home page leads; `name`: what the home page was before. */
type Start = { label: string; to: string; name?: string };

const names = ["js", "jsx", "ts", "tsx"].map((ending) => `index.${ending}`);

/** `blogHome` is where a blog that was the home page is now, `first` the doc that readers start with. */
export function homePages(
  site: SourceSite,
  { blogHome, first }: { blogHome: string | undefined; first: ImportedPage | undefined },
  notes: Note[],
): Map<string, NewFile> {
  const { file, locales, pages } = site;
  const { title = "Site", tagline } = site.config;
  const files = new Map<string, NewFile>();
  const sourceHome = pages.some(({ ownAddress }) => ownAddress === "/");
  for (const [index, locale] of locales.entries()) {
    const isSource = index === 0;
    const own = pages.filter((page) => page.locale === locale);
    // A language without any page is none.
    if (isSource ? sourceHome : own.length > 0) continue;
    const start =
      movedHome(own, title) ?? (isSource ? (movedBlog(site, blogHome) ?? firstPage(site, first)) : undefined);
    const target = `${locale.id}/pages/index.md`;
    const home = {
      ...(tagline !== undefined && { tagline }),
      ...(start && { action: { label: start.label, to: start.to } }),
    };
    files.set(target, `---\n${yamlText({ title, home })}---\n`);
    if (isSource)
      notes.push({ cause: "home-page", file, message: whatBecame(site, start), instead: `write ${target}` });
    else
      notes.push({
        cause: "translation",
        file,
        message: `nothing is translated into the language “${locale.id}”; it gets a home page with the title and the tagline`,
        instead: `write ${target}, or take the language out of site.yml`,
      });
  }
  return files;
}

function movedHome(own: readonly ImportedPage[], title: string): Start | undefined {
  const page = own.find(({ address }) => address === "/");
  return page && { name: page.file, label: labelOf(page) ?? title, to: page.ownAddress };
}

function movedBlog({ plugins }: SourceSite, to: string | undefined): Start | undefined {
  return to === undefined ? undefined : { name: "the blog", label: blogLabel(plugins), to };
}

/** The doc that the first sidebar begins with, else one at the root of the docs; without docs the blog. */
function firstPage(
  { plugins, originals }: SourceSite,
  ofSidebar: ImportedPage | undefined,
): Start | undefined {
  const isListed = ({ data }: ImportedPage) => data.draft !== true && data.unlisted !== true;
  const docs = originals.filter((page) => page.section.ownRoot === "/docs" && isListed(page));
  const first = ofSidebar ?? docs.find(({ ownAddress }) => ownAddress === "/docs") ?? docs[0];
  if (first) return { label: labelOf(first) ?? "Docs", to: first.ownAddress };
  const hasPosts = originals.some((page) => page.section.area === "blog" && isListed(page));
  return hasPosts ? { label: blogLabel(plugins), to: "/blog" } : undefined;
}

function blogLabel({ blog }: SourceSite["plugins"]): string {
  return blog?.blogTitle ?? "Blog";
}

function whatBecame({ folder, plugins }: SourceSite, start: Start | undefined): string {
  if (start?.name !== undefined)
    return `the home page was ${start.name}; a new one has the title, the tagline and a button that leads there`;
  const pagesFolder = join(folder, plugins.pages?.path ?? "src/pages");
  const isCode = plugins.pages && names.some((name) => existsSync(join(pagesFolder, name)));
  const parts = start
    ? `the title, the tagline and a button that leads to ${start.to}`
    : "the title and the tagline";
  return `${isCode ? "the home page is code" : "there is no home page"}; a new one has ${parts}`;
}

function labelOf({ data }: ImportedPage): string | undefined {
  return [data.sidebar_label, data.title].find((text): text is string => typeof text === "string");
}
