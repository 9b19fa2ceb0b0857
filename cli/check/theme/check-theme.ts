/** `theme.css` of the content folder: balanced, with tokens that exist, and files that are there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../../../schema/site.ts";
import type { Finding } from "../../report/finding.ts";
import { placesIn } from "../../report/finding-per-kind.ts";
import type { Silence } from "../../report/silence.ts";
import { THEME_FILE } from "../../source/discover.ts";
import { balanceProblems } from "./balance.ts";
import { cssTokens } from "./css-tokens.ts";
import { fileProblems, type ThemeContext } from "./files.ts";
import { otherComments } from "./other-comments.ts";
import { propertyProblems } from "./properties.ts";
import { cssSilences } from "./silences.ts";

export type CheckedTheme = {
  findings: Finding[];
  /** Comments that silence warnings. */
  silences: Silence[];
};

export type ThemeInputs = Pick<ThemeContext, "files" | "base"> & {
  contentFolder: string;
  config: Pick<SiteConfig, "fonts" | "image_hosts">;
};

export function checkTheme({ files, base, contentFolder, config }: ThemeInputs): CheckedTheme {
  const css = files.has(THEME_FILE) ? textOf(join(contentFolder, THEME_FILE)) : undefined;
  if (css === undefined) return { findings: [], silences: [] };
  const tokens = cssTokens(css);
  const unbalanced = balanceProblems(tokens);
  const visible = tokens.filter(({ type }) => type !== "comment");
  const context = { files, base, hosts: hostsOf(config) };
  const placeOf = placesIn(css, 1);
  // Of what is not balanced, nobody knows what the rest belongs to.
  const rest = unbalanced.length > 0 ? [] : propertyProblems(visible);
  const problems = [...unbalanced, ...rest, ...otherComments(visible), ...fileProblems(visible, context)];
  const comments = cssSilences(css, tokens);
  return {
    findings: [
      ...problems.map(
        ({ start, ...problem }): Finding => ({
          rule: "theme-is-valid",
          file: THEME_FILE,
          place: placeOf(start),
          ...problem,
        }),
      ),
      ...comments.findings.map((finding) => ({ ...finding, file: THEME_FILE })),
    ],
    silences: comments.silences.map((silence) => ({ ...silence, file: THEME_FILE })),
  };
}

/** What the content security policy lets in. */
function hostsOf({ fonts, image_hosts }: ThemeInputs["config"]): ThemeContext["hosts"] {
  const provider = fonts ? [new URL(fonts.stylesheet).host] : [];
  const ofFonts = fonts && fonts.hosts.length > 0 ? fonts.hosts : provider;
  return { style: provider, font: ofFonts, image: image_hosts };
}

/** Undefined where it cannot be read, which whoever publishes it says. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
