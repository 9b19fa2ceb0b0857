/** A home page for each language that would be without one. */
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import type { ImportedLocale } from "./locales.ts";
import { type NewFile, yamlText } from "./new-file.ts";
import type { Note } from "./note.ts";
import type { ImportedPage } from "./pages.ts";

/** What the home page was: what it is called, and where it is now. */
export type Start = { name: string; label: string; to: string };

/** `reason` says why the source has none in Markdown; `blog` is the blog that was there. */
export function addHomes(
  { title = "Site", tagline }: DocusaurusConfig,
  reason: string,
  blog: Start | undefined,
  locales: readonly ImportedLocale[],
  pages: readonly ImportedPage[],
  file: string,
  files: Map<string, NewFile>,
  notes: Note[],
): void {
  const sourceHome = pages.some(({ ownAddress }) => ownAddress === "/");
  for (const [index, locale] of locales.entries()) {
    const own = pages.filter((page) => page.locale === locale);
    // A language without any page is none.
    if (index === 0 ? sourceHome : own.length > 0) continue;
    const page = own.find(({ address }) => address === "/");
    const moved: Start | undefined = page
      ? { name: page.file, label: labelOf(page) ?? title, to: page.ownAddress }
      : index === 0
        ? blog
        : undefined;
    const target = `${locale.id}/pages/index.md`;
    const home = {
      ...(tagline !== undefined && { tagline }),
      ...(moved && { action: { label: moved.label, to: moved.to } }),
    };
    files.set(target, `---\n${yamlText({ title, home })}---\n`);
    notes.push({
      file,
      message:
        index > 0
          ? `nothing is translated into the language “${locale.id}”; it gets a home page with the title and the tagline`
          : moved
            ? `the home page was ${moved.name}; a new one has the title, the tagline and a button that leads there`
            : `${reason}; a new one has the title and the tagline`,
      instead: index > 0 ? `write ${target}, or take the language out of site.yml` : `write ${target}`,
    });
  }
}

function labelOf({ data }: ImportedPage): string | undefined {
  return [data.sidebar_label, data.title].find((text): text is string => typeof text === "string");
}
