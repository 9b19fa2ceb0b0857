/** A language goes into site.yml as the others are written there. */
import { expect, test } from "vitest";
import { withLocale } from "../../../../cli/authoring/locale/add-locale.ts";
import { isLanguage, localeIdOf, meantLocale } from "../../../../cli/authoring/locale/locale-name.ts";

const german = { id: "de", tag: "de", label: "Deutsch" };

test.each([
  [
    "entries in braces",
    "title: x\nlocales:\n  - { id: en, tag: en, label: English } # first\n  - { id: fr, tag: fr, label: Français } # second\n\nurl: y\n",
    "title: x\nlocales:\n  - { id: en, tag: en, label: English } # first\n  - { id: fr, tag: fr, label: Français } # second\n  - { id: de, tag: de, label: Deutsch }\n\nurl: y\n",
  ],
  [
    "a line for each key",
    "locales:\n- id: en\n  tag: en\n  label: English # x\n# Behind.\nurl: y\n",
    "locales:\n- id: en\n  tag: en\n  label: English # x\n- id: de\n  tag: de\n  label: Deutsch\n# Behind.\nurl: y\n",
  ],
  [
    "one line",
    "locales: [{ id: en, tag: en, label: English }] # x\n",
    "locales: [{ id: en, tag: en, label: English }, { id: de, tag: de, label: Deutsch }] # x\n",
  ],
  [
    "the end of the file, without an end of its line",
    "locales:\n  - { id: en, tag: en, label: English }",
    "locales:\n  - { id: en, tag: en, label: English }\n  - { id: de, tag: de, label: Deutsch }\n",
  ],
])("%s", (_, text, expected) => {
  expect(withLocale(text, german)).toBe(expected);
  const onWindows = (written: string) => written.replaceAll("\n", "\r\n");
  if (text.includes("\n") && text.endsWith("\n"))
    expect(withLocale(onWindows(text), german)).toBe(onWindows(expected));
});

test("an alias of YAML, or a name that YAML reads otherwise, does not change the values", () => {
  const text = "x: &en { id: en, tag: en, label: English }\nlocales:\n  - *en\n";
  expect(withLocale(text, german)).toContain("Deutsch");
  expect(
    withLocale("locales:\n  - { id: en, tag: en, label: English }\n", { ...german, id: "no", label: "a: b" }),
  ).toContain('{ id: "no", tag: de, label: "a: b" }');
});

test.each([
  ["pt-br", "pt-BR"],
  ["zh-hans", "zh-Hans"],
  ["ar", "ar"],
  ["english", undefined],
  ["xx_YY", undefined],
  ["", undefined],
])("%s is the id %s", (written, id) => {
  expect(localeIdOf(written)).toBe(id);
});

test.each([
  ["english", "en"],
  ["Deutsch", "de"],
  ["español", "es"],
  ["pt_BR", "pt-BR"],
  ["klingonian", undefined],
])("%s means %s", (written, id) => {
  expect(meantLocale(written)).toBe(id);
});

test("what nobody speaks is no language", () => {
  expect(isLanguage("xx")).toBe(false);
  expect(isLanguage("zh-Hans")).toBe(true);
});
