/** A home page for each language that would be without one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type NewFile, yamlText } from "./new-file.ts";
import type { Note } from "./note.ts";
import type { ImportedPage } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

/** What the home page was: what it is called, and where it is now. */
type Start = { name: string; label: string; to: string };

const names = ["js", "jsx", "ts", "tsx"].map((ending) => `index.${ending}`);

/** `blogHome` is where a blog that was the home page is now. */
export function homePages(
  site: SourceSite,
  blogHome: string | undefined,
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
    const moved = movedHome(own, title) ?? (isSource ? movedBlog(site, blogHome) : undefined);
    const target = `${locale.id}/pages/index.md`;
    const home = {
      ...(tagline !== undefined && { tagline }),
      ...(moved && { action: { label: moved.label, to: moved.to } }),
    };
    files.set(target, `---\n${yamlText({ title, home })}---\n`);
    if (isSource) notes.push({ file, message: whatBecame(site, moved), instead: `write ${target}` });
    else
      notes.push({
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
  return to === undefined ? undefined : { name: "the blog", label: plugins.blog?.blogTitle ?? "Blog", to };
}

function whatBecame({ folder, plugins }: SourceSite, moved: Start | undefined): string {
  if (moved)
    return `the home page was ${moved.name}; a new one has the title, the tagline and a button that leads there`;
  const pagesFolder = join(folder, plugins.pages?.path ?? "src/pages");
  const isCode = plugins.pages && names.some((name) => existsSync(join(pagesFolder, name)));
  return `${isCode ? "the home page is code" : "there is no home page"}; a new one has the title and the tagline`;
}

function labelOf({ data }: ImportedPage): string | undefined {
  return [data.sidebar_label, data.title].find((text): text is string => typeof text === "string");
}
