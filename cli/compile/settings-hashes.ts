/** Hashes in the keys of pages, one per locale: of the locale, its settings and the version of the compiler. */
import type { CompileSettings } from "../markdown/compile-settings.ts";
import { contentHash } from "../source/content-hash.ts";

/** Hashes of the settings, by locale. */
export type SettingsHashes = Record<string, string>;

/** Values of variables, and states of terms and of operations, are in the key of each page that uses them. */
export function settingsHashesOf(version: string, settings: Record<string, CompileSettings>): SettingsHashes {
  return Object.fromEntries(
    Object.entries(settings).map(
      ([locale, { variables, glossary, operations, operationPages: _, ...own }]) => [
        locale,
        contentHash(
          JSON.stringify([version, locale, own, variables?.files, glossary?.file, Boolean(operations)]),
        ),
      ],
    ),
  );
}
