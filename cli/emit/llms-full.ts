/** `llms-full/<section>.txt`: the Markdown of all pages of a section, one after the other, in one file. */
import { hrefOf, markdownPath } from "../../schema/paths.ts";
import type { ContentStore } from "../compile/content-store.ts";
import { withWhereabouts } from "../report/failure.ts";
import type { Site } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import { llmsSections, type RoutesOfSection } from "./llms.ts";
import { markdownLine } from "./markdown-copy.ts";
import type { Output } from "./output.ts";
import { type ArticleJob, markdownText, type PageJob, type PageSettings } from "./render-page.ts";

/** The largest size of a file that programs read in one piece. Further pages are only in `llms.txt`. */
const mostCharacters = 20_000_000;

type LlmsFullInputs = {
  site: Site;
  jobs: readonly PageJob[];
  /** The outputs of the pages: the keys of their Markdown. */
  pages: readonly Pick<Output, "path" | "key">[];
  settings: Pick<PageSettings, "siteUrl" | "base">;
  contents: Pick<ContentStore, "read">;
};

export function llmsFullOutputs({ site, jobs, pages, settings, contents }: LlmsFullInputs): Output[] {
  const jobByPath = new Map(jobs.map((job) => [job.path, job]));
  const keys = new Map(pages.map(({ path, key }) => [path, key]));
  return site.manifests.flatMap((manifest) =>
    llmsSections(manifest, site).texts.map((section): Output => {
      const articles = section.routes.flatMap(({ path }) => {
        const job = jobByPath.get(path);
        return job && isArticle(job) ? [job] : [];
      });
      const of = articles.map(({ path, meta }) => [path, meta.title, keys.get(markdownPath(path))]);
      return {
        path: llmsFullPath(homeOf(site, manifest.locale), section.id),
        key: contentHash(JSON.stringify(["llms-full", section.title, settings.siteUrl, settings.base, of])),
        phase: "manifest",
        content: () => renderSection(section, articles, settings, contents),
      };
    }),
  );
}

function isArticle(job: PageJob): job is ArticleJob {
  return job.hash !== undefined;
}

function renderSection(
  { title }: Pick<RoutesOfSection, "title">,
  articles: readonly ArticleJob[],
  settings: LlmsFullInputs["settings"],
  contents: LlmsFullInputs["contents"],
): string {
  const parts = [`# ${markdownLine(title)}\n`];
  let size = 0;
  for (const job of articles) {
    if (size > mostCharacters) break;
    const url = settings.siteUrl + hrefOf(settings.base, job.path);
    const text = withWhereabouts({ part: "markdown" }, () => markdownText(job, contents, settings));
    parts.push(`---\n\n<${url}>\n\n${text}`);
    size += text.length;
  }
  return parts.join("\n");
}

/** The path of a section's file, below the home of the locale. */
export function llmsFullPath(home: string, id: string): string {
  return `${home.slice(1)}llms-full/${id}.txt`;
}

export function llmsFullUrl(rootUrl: string, home: string, id: string): string {
  return rootUrl + llmsFullPath(home, encodeURIComponent(id));
}

export function homeOf({ locales }: Pick<Site, "locales">, locale: string): string {
  return locales.find(({ id }) => id === locale)?.home ?? "/";
}
