/**
 * Loads the style sheet of a part that no first paint shows together with the part's script: the part is not there
 * before its style is, and lacks its script where it lacks its style.
 */
import type { ConstructSheet } from "../../schema/construct-sheets.ts";
import { addStyleSheet, settled } from "./style-sheet.ts";

/** Names of the files, beside the scripts: the bundler has them. */
declare const READER_STYLES: Record<
  ConstructSheet | "integrations" | "search" | "shell" | "side-by-side" | "views",
  string
>;

export async function withStyle<T>(part: keyof typeof READER_STYLES, script: Promise<T>): Promise<T> {
  const [module] = await Promise.all([script, loadStyle(part)]);
  return module;
}

/** After the reader's first style, so that a theme's comes after it, and so does what is said for paper. */
export async function loadStyle(part: keyof typeof READER_STYLES): Promise<unknown> {
  const { href } = new URL(READER_STYLES[part], import.meta.url);
  const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];
  const present = links.find((link) => link.href === href);
  if (!present) return addStyleSheet(href, links[0]);
  return present.sheet ? undefined : settled(present);
}
