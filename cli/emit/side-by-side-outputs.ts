/** Texts for a page in two languages side by side, per locale; none in a site of one language. */
import { CONTRACT } from "../../schema/contract.ts";
import { sideBySidePath } from "../../schema/paths.ts";
import type { SideBySide } from "../../schema/side-by-side.ts";
import type { Locale } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Output } from "./output.ts";

export function sideBySideOutputs(locales: readonly Locale[]): Output[] {
  if (locales.length < 2) return [];
  return locales.map(({ id, strings }): Output => {
    const file: SideBySide = { contract: CONTRACT, locale: id, strings: strings.sideBySide };
    const text = `${JSON.stringify(file)}\n`;
    return { path: sideBySidePath(id), key: contentHash(text), phase: "manifest", content: () => text };
  });
}
