/** Copies of the shipped site's texts, for sites that have more than it, and a new site: in a folder of the caller's. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { starterFiles } from "../../cli/authoring/starter/starter.ts";
import { writeFiles } from "../sites/folders.ts";
import { type CompiledSite, compileOnce, compileSite, testRun } from "./compiled-site.ts";

/** The folder `content` in `folder`, beside what the shipped site's compile knows of the texts: only what a test adds is compiled. */
export async function copyContent(folder: string): Promise<string> {
  await compileSite("/");
  const content = join(folder, "content");
  cpSync("content", content, { recursive: true });
  const cache = ".twsite/content";
  cpSync(cache, join(folder, cache), { recursive: true });
  return content;
}

const announcement = `
announcement:
  id: autumn
  text: { en: I take on work from October., fr: J’accepte du travail à partir d’octobre. }
  link: { label: { en: About me, fr: À propos de moi }, to: /about }
`;

/** With an announcement, which the shipped site has none of; the caller removes `folder`. */
export async function announcedContent(): Promise<{ folder: string; content: string }> {
  const folder = mkdtempSync(join(tmpdir(), "twsite-announced-"));
  const content = await copyContent(folder);
  appendFileSync(join(content, "site.yml"), announcement);
  return { folder, content };
}

/** The site of that content, compiled once in a run for all workers: nobody writes into it. */
export function compileAnnounced(): Promise<CompiledSite> {
  const root = resolve("dist/tested/announced");
  const makeContent = async () => {
    const folder = `${root}.source`;
    rmSync(join(folder, "content"), { recursive: true, force: true });
    const content = await copyContent(folder);
    appendFileSync(join(content, "site.yml"), announcement);
    return content;
  };
  return compileOnce(testRun, root, "/", makeContent, []);
}

/** The site that `twsite init` makes in English and French; the caller removes `folder`. */
export function startedContent(): { folder: string; content: string } {
  const folder = mkdtempSync(join(tmpdir(), "twsite-started-"));
  const files = starterFiles({
    localeIds: ["en", "fr"],
    filesFolder: "cli/authoring/starter/files",
    today: "2026-11-26",
    template: "all",
    standsAlone: true,
  });
  return { folder, content: join(writeFiles(folder, Object.fromEntries(files)), "content") };
}
