/** Comments of a style sheet that silence warnings (`/* twsite-ignore rule: reason *\/`): which lines each is about. */
import { placesIn } from "../../report/finding-per-kind.ts";
import { readSilence, SILENCE_MARK } from "../../report/silence-comment.ts";
import type { FoundSilences } from "../../source/yaml/silences.ts";
import type { CssToken } from "./css-tokens.ts";

/** A comment on lines of its own is about the rule or declaration below it, any other about its own lines. */
export function cssSilences(css: string, tokens: readonly CssToken[]): FoundSilences {
  const found: FoundSilences = { silences: [], findings: [] };
  if (!css.includes(SILENCE_MARK)) return found;
  const placeOf = placesIn(css, 1);
  for (const [index, { type, text, start }] of tokens.entries()) {
    const read = type === "comment" ? readSilence(text.replace(/^\/\*|\*\/$/g, "")) : undefined;
    if (!read) continue;
    const place = placeOf(start);
    found.findings.push(...read.problems.map((problem) => ({ ...problem, place })));
    if (read.rules.length === 0) continue;
    const isAlone = css.slice(css.lastIndexOf("\n", start - 1) + 1, start).trim() === "";
    const end = isAlone ? endOfStatement(tokens, index + 1) : undefined;
    const last = placeOf(end ?? start + text.length - 1).line;
    found.silences.push({ rules: read.rules, place, lines: [place.line, last] });
  }
  return found;
}

/** Where the statement that starts at a token ends: at its semicolon, at the brace that closes its block, or around it. */
function endOfStatement(tokens: readonly CssToken[], first: number): number | undefined {
  let depth = 0;
  let end: number | undefined;
  for (const { type, text, start } of tokens.slice(first)) {
    if (type === "comment") continue;
    if (text === "}" && depth === 0) return end;
    end = start + text.length - 1;
    if (text === "{") depth++;
    else if (text === "}") depth--;
    if (depth === 0 && (text === "}" || text === ";")) return end;
  }
  return end;
}
