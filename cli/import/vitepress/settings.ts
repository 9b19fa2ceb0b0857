/** The configuration of VitePress: `.vitepress/config.ts`. What does not fit counts as absent. */
import * as z from "zod";
import type { Note } from "../note.ts";
import { readConfiguration } from "../read-module.ts";
import { list, maybe, text } from "../site-parts.ts";
import type { SourceFolder } from "../source-folder.ts";
import { escaped } from "../span-edits.ts";

const endings = ["ts", "mts", "js", "mjs", "cts", "cjs", "json"];

export const configFiles: readonly string[] = [".vitepress/config", ".vitepress/config/index"].flatMap(
  (stem) => endings.map((ending) => `${stem}.${ending}`),
);

/** An entry of `nav` or of `sidebar`. */
export const Item = z.looseObject({
  text,
  link: text,
  items: list,
  base: text,
  collapsed: maybe(z.boolean()),
});
export type Item = z.infer<typeof Item>;

const Theme = z.looseObject({
  logo: maybe(z.union([z.string(), z.looseObject({ src: text, light: text, dark: text })])),
  siteTitle: maybe(z.union([z.string(), z.literal(false)])),
  nav: list,
  sidebar: maybe(
    z.union([
      z.array(z.unknown()),
      z.record(z.string(), z.union([z.array(z.unknown()), z.looseObject({ base: text, items: list })])),
    ]),
  ),
  socialLinks: maybe(
    z.array(z.looseObject({ icon: maybe(z.unknown()), link: text, ariaLabel: text }).catch({})),
  ),
  footer: maybe(z.looseObject({ message: text, copyright: text })),
  editLink: maybe(z.looseObject({ pattern: text })),
});
export type Theme = z.infer<typeof Theme>;

/** What is said of the site, and again of a language. */
const ofLanguage = { title: text, description: text, lang: text, themeConfig: maybe(Theme) };

const Language = z.looseObject({ ...ofLanguage, label: text, link: text });

const Settings = z.looseObject({
  ...ofLanguage,
  base: text,
  srcDir: text,
  srcExclude: maybe(z.array(z.string())),
  cleanUrls: maybe(z.boolean()),
  rewrites: maybe(z.record(z.string(), z.string())),
  locales: maybe(z.record(z.string(), Language)),
  head: list,
  appearance: maybe(z.unknown()),
  sitemap: maybe(z.looseObject({ hostname: text })),
  markdown: maybe(
    z.looseObject({
      math: maybe(z.unknown()),
    }),
  ),
});
export type Settings = z.infer<typeof Settings>;

type ReadSettings = {
  settings: Settings;
  /** The new path of a page, by `rewrites`. */
  rewritten(name: string): string;
};

export async function readSettings(
  source: SourceFolder,
  file: string | undefined,
  notes: Note[],
): Promise<ReadSettings> {
  const isNoted = (path: string) =>
    /^(themeConfig|rewrites|markdown\.anchor\.slugify|title|base|locales\.[^.]+\.(themeConfig|label|title))\b/.test(
      path,
    ) && !/\.search\b/.test(path);
  const module = file === undefined ? undefined : await readConfiguration(source, file, notes, isNoted);
  const settings = Settings.safeParse(module?.value).data ?? {};
  for (const name of source.filesBelow(".").filter((path) => /\/config\.[cm]?[jt]s$/.test(path)))
    if (source.textOrNote(name)?.includes("defineAdditionalConfig"))
      notes.push({ file: name, message: "the configuration of a folder is not imported" });
  return { settings, rewritten: rewriter(settings.rewrites) };
}

function rewriter(rewrites: Settings["rewrites"] = {}): (name: string) => string {
  const rules = Object.entries(rewrites).map(([from, to]) => ({ from: patternOf(from), to }));
  return (name) => {
    for (const { from, to } of rules) {
      const match = from.pattern.exec(name);
      if (match) return to.replace(parameter, (_, key: string) => match[from.keys.indexOf(key) + 1] ?? "");
    }
    return name;
  };
}

const parameter = /:(\w+)(?:\([^()]*\))?[*+?]?/g;

/** `packages/:name/:rest*` as path-to-regexp reads it; an expression of its own in it counts as any part of a path. */
function patternOf(path: string): { pattern: RegExp; keys: string[] } {
  const keys: string[] = [];
  let pattern = "";
  let at = 0;
  for (const { 0: whole, 1: key = "", index } of path.matchAll(parameter)) {
    pattern += escaped(path.slice(at, index)) + (/\*$|\+$|\(\.\*\)/.test(whole) ? "(.*)" : "([^/]+)");
    keys.push(key);
    at = index + whole.length;
  }
  return { pattern: new RegExp(`^${pattern}${escaped(path.slice(at))}$`), keys };
}
