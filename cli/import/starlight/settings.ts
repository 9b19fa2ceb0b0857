/** The configuration of Starlight: what `astro.config.mjs` gives `starlight({ … })`. What does not fit counts as absent. */
import * as z from "zod";
import type { Exports } from "../code/modules.ts";
import { isRecord, valueAt } from "../is-record.ts";
import type { Note } from "../note.ts";
import { readConfiguration } from "../read-module.ts";
import { list, maybe, text } from "../site-parts.ts";
import type { SourceFolder } from "../source-folder.ts";

export const configFiles: readonly string[] = ["mjs", "ts", "js", "mts", "cjs"].map(
  (ending) => `astro.config.${ending}`,
);

/** A text, or one for each language. */
const perLanguage = maybe(z.union([z.string(), z.record(z.string(), z.string())]));

export const Item = z.looseObject({
  label: perLanguage,
  translations: maybe(z.record(z.string(), z.string())),
  slug: text,
  link: text,
  items: list,
  collapsed: maybe(z.boolean()),
  autogenerate: maybe(z.looseObject({ directory: text, collapsed: maybe(z.boolean()) })),
});
export type Item = z.infer<typeof Item>;

const Options = z.looseObject({
  title: perLanguage,
  description: text,
  logo: maybe(z.looseObject({ src: text, light: text, dark: text, replacesTitle: maybe(z.boolean()) })),
  favicon: text,
  social: maybe(
    z.union([
      z.array(z.looseObject({ icon: text, label: text, href: text }).catch({})),
      z.record(z.string(), z.string()),
    ]),
  ),
  locales: maybe(z.record(z.string(), z.looseObject({ label: text, lang: text }))),
  defaultLocale: text,
  sidebar: list,
  editLink: maybe(z.looseObject({ baseUrl: text })),
  customCss: maybe(z.array(z.string().catch(""))),
  plugins: list,
});
export type Options = z.infer<typeof Options>;

const Settings = z.looseObject({
  site: text,
  base: text,
  build: maybe(z.looseObject({ format: text })),
  redirects: maybe(
    z.record(z.string(), z.union([z.string(), z.looseObject({ destination: text })]).catch("")),
  ),
  integrations: list,
});
type Settings = z.infer<typeof Settings> & { starlight: Options; text: string };

/** The function of Starlight gives back what it is given, under its name. */
function exportsOf(name: string): Exports | undefined {
  const value = (options: unknown) => ({ starlight: options });
  return name === "@astrojs/starlight" ? { value, names: new Map(), isDefault: true } : undefined;
}

export async function readSettings(
  source: SourceFolder,
  file: string | undefined,
  notes: Note[],
): Promise<Settings> {
  const isNoted = (path: string) => /\b(sidebar|locales|title|redirects)\b/.test(path);
  const module = file && (await readConfiguration(source, file, notes, isNoted, exportsOf));
  const settings = (module && Settings.safeParse(module.value).data) || {};
  const own = (settings.integrations ?? [])
    .flat()
    .find((integration) => isRecord(integration) && "starlight" in integration);
  return {
    ...settings,
    starlight: Options.safeParse(valueAt(own, "starlight")).data ?? {},
    text: module ? module.text : "",
  };
}
