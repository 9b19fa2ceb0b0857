/** House style: the rules that a site asks for in `lint:` and `terms.yml`, run over the running text of a page. */
import type { Root } from "mdast";
import { type Mistake, placesIn } from "../../../report/finding-per-kind.ts";
import type { OwnRule } from "../../../report/rules.ts";
import type { StyleSettings } from "../../compile-settings.ts";
import type { PageFileData } from "../../page-file.ts";
import { apiNameCheck } from "./api-names.ts";
import { frontMatterTexts } from "./front-matter-texts.ts";
import { apostrophes, ellipses, frenchSpaces } from "./punctuation.ts";
import { type RunningText, runningTexts, type StyleFinding, type StyleRule } from "./running-text.ts";
import { sentenceCase, shortSentences } from "./sentences.ts";
import { preferredTerms, repeatedWords } from "./words.ts";

type StyleMistakes = {
  /** Mistakes with places in the body, with what it includes. */
  ofBody: Mistake[];
  /** Mistakes with places in the file itself. */
  ofFrontMatter: Mistake[];
};

type StyleCheck = (
  root: Root,
  page: Pick<PageFileData, "body" | "bodyLine" | "head" | "frontMatter">,
) => StyleMistakes;

/** Undefined where the site asks for nothing. */
export function styleCheck(settings: StyleSettings | undefined): StyleCheck | undefined {
  if (!settings) return undefined;
  const { language } = settings;
  const rules = rulesOf(settings);
  const apiNames = apiNameCheck(settings.api);
  if (rules.length === 0 && !apiNames) return undefined;
  return (root, { body, bodyLine, head, frontMatter }) => {
    const ofBody = runningTexts(root, { body, placeOf: placesIn(body, bodyLine), language });
    const { value: values, keys = {} } = frontMatter ?? {};
    const ofFrontMatter = frontMatterTexts({ head, values, keys });
    const all = [...ofFrontMatter, ...ofBody];
    const whole = all.map(({ text }) => text).join("\n");
    const needed = rules.filter(([, { mayFind }]) => mayFind?.(whole) ?? true);
    const mistakesIn = (texts: readonly RunningText[]) =>
      texts.flatMap((text) =>
        needed.flatMap(([rule, { check }]) => mistakesOf(rule, check(text, all), text)),
      );
    const ofApi = apiNames?.(root, values?.documents ?? []) ?? [];
    return { ofBody: [...mistakesIn(ofBody), ...ofApi], ofFrontMatter: mistakesIn(ofFrontMatter) };
  };
}

function rulesOf({ language, title, terms, ...lint }: StyleSettings): [OwnRule, StyleRule][] {
  const isFrench = /^fr\b/i.test(language);
  const { sentence_words: most } = lint;
  const namesOfSite = [title ?? "", ...(terms?.names ?? []), ...Object.keys(terms?.write ?? {})];
  const rules: [OwnRule, StyleRule | undefined | false][] = [
    ["french-spaces-do-not-break", lint.french_spaces && isFrench && frenchSpaces(language)],
    ["apostrophe-is-curly", lint.apostrophes && apostrophes(language)],
    ["ellipsis-is-one-character", lint.ellipses && ellipses(language)],
    ["word-is-not-repeated", lint.repeated_words && repeatedWords(language)],
    ["preferred-term-is-used", terms && preferredTerms(terms, language)],
    ["sentence-is-short", most !== undefined && shortSentences(most, language)],
    ["heading-is-in-sentence-case", lint.sentence_case && sentenceCase(language, namesOfSite)],
  ];
  return rules.flatMap(([name, rule]): [OwnRule, StyleRule][] => (rule ? [[name, rule]] : []));
}

function mistakesOf(rule: OwnRule, found: readonly StyleFinding[], text: RunningText): Mistake[] {
  return found.length === 0 ? [] : found.map((each) => mistakeOf(rule, each, text));
}

/** A mistake that a writer has to correct is apart from those that have an edit, so that these are corrected. */
function mistakeOf(
  rule: OwnRule,
  { kind, start, end, message, expected, write }: StyleFinding,
  text: RunningText,
): Mistake {
  const edit = write === undefined ? undefined : text.editOf(start, end, write);
  const skipped = /^\s*/.exec(text.text.slice(start, end))?.[0].length ?? 0;
  return {
    kind: edit ? kind : `${kind}, by hand`,
    rule,
    place: text.placeAt(start + skipped),
    message,
    expected,
    ...(edit && { fix: [edit] }),
  };
}
