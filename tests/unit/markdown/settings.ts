/** Compiles a text as a page of a site without declared image hosts. */

import { pageCompiler } from "../../../cli/markdown/compile-page.ts";
import type { CompiledPage } from "../../../cli/markdown/compiled-page.ts";
import { drawMermaid } from "../../../cli/markdown/diagrams/draw-mermaid.ts";
import { embedProviders } from "../../../cli/markdown/embeds/providers.ts";
import { renderFormula } from "../../../cli/markdown/formulas/render.ts";
import type { PageFinding } from "../../../cli/report/finding.ts";
import type { Area } from "../../../cli/source/source-file.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import fr from "../../../schema/strings/fr.json" with { type: "json" };

const strings: Record<string, typeof en.compiler | typeof fr.compiler> = { en: en.compiler, fr: fr.compiler };

export function compiled(text: string, area: Area = "docs", locale = "en"): CompiledPage {
  return pageCompiler({
    strings: strings[locale] ?? en.compiler,
    imageHosts: ["images.example.com"],
    embeds: {
      providers: embedProviders([
        "youtube",
        {
          name: "Pens",
          page: "https://pens.example/{user}/pen-{pen}?tab={tab}",
          frame: "https://frames.example/{pen}?by={user}&tab={tab}",
        },
      ]),
      files: true,
      strings: locale === "fr" ? fr.integrations : en.integrations,
    },
  })({ area, text, renderers: { diagram: drawMermaid, formula: renderFormula } });
}

/** `3:1 rule: message, expected …, nearest …` */
export function findingLine({ rule, place, message, expected, nearest }: PageFinding): string {
  const where = place === undefined ? "" : `${place.line}:${place.column} `;
  const more = [expected && `expected ${expected}`, nearest && `nearest ${nearest}`].filter(Boolean);
  return `${where}${rule}: ${[message, ...more].join("; ")}`;
}
