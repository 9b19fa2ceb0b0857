/** Compiles a page of a site with rules of house style, and applies their edits. */
import { pageCompiler } from "../../../../cli/markdown/compile-page.ts";
import type { StyleSettings } from "../../../../cli/markdown/compile-settings.ts";
import type { CompiledPage } from "../../../../cli/markdown/compiled-page.ts";
import { renderFormula } from "../../../../cli/markdown/formulas/render.ts";
import { ofFile } from "../../../../cli/report/finding.ts";
import { fixesOf } from "../../../../cli/report/fixes.ts";
import en from "../../../../schema/strings/en.json" with { type: "json" };

export function compiledIn(style: StyleSettings, text: string): CompiledPage {
  return pageCompiler({ strings: en.compiler, imageHosts: [], style })({
    area: "docs",
    text,
    renderers: { formula: renderFormula },
  });
}

/** The text with what `--fix` writes. */
export function corrected(style: StyleSettings, text: string): string {
  const findings = compiledIn(style, text).findings.map((finding) => ofFile(finding, "page.md"));
  return fixesOf(findings, () => text).texts.get("page.md") ?? text;
}

/** Rules of the findings, with their messages. */
export function found(style: StyleSettings, text: string): string[] {
  return compiledIn(style, text).findings.map(
    ({ rule, place, message }) => `${place?.line}:${place?.column} ${rule}: ${message}`,
  );
}
