/** The pages and the README of a new site: in each language that comes with the tool, and set as that language is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import starterTexts from "../../cli/authoring/starter/starter-texts.json" with { type: "json" };
import { shippedStrings } from "../../cli/source/shipped-strings.ts";
import { run } from "../process/warm-command.ts";
import { temporaryFolder } from "../sites/folders.ts";
import { sentencesOf } from "./markdown-sentences.ts";
import { quotation } from "./quotation-marks.ts";

const folder = "cli/authoring/starter/files";

describe.each([...shippedStrings])("%s", (language, strings) => {
  test("has a site without a finding, whose texts are all to be replaced before its release", async () => {
    const cwd = temporaryFolder();
    const { code, out } = await run(["init", ".", "--no-install", "--locales", language], { cwd });
    expect({ code, inEnglish: out.includes("English") }).toEqual({ code: 0, inEnglish: false });
    expect((await run(["check", "--strict"], { cwd })).out).toBe("0 errors, 0 warnings in content\n");
    const released = await run(["check", "--release", "--format", "json"], { cwd });
    const files: string[] = JSON.parse(released.out).findings.map(({ file }: { file: string }) => file);
    const pages = filesIn(language).filter(
      (path) => path.endsWith(".md") && !path.startsWith("pages/glossary"),
    );
    expect(files).toEqual(expect.arrayContaining(pages.map((path) => `${language}/${path}`)));
    expect(files.filter((file) => file === "site.yml")).toHaveLength(3);
    expect(files).toContain("authors.yml");
  });

  test("says nothing in English, and names “On this page” as its interface does", () => {
    const english = textsOf("en").filter((text) => text.includes(" "));
    const texts = textsOf(language);
    if (language !== "en") expect(texts.filter((text) => english.includes(text))).toEqual([]);
    expect(texts.join("\n")).toContain(strings.reader.onThisPage);
  });

  test("has its own quotation marks, in pairs, and no straight ones", () => {
    const [open = "", close = ""] = quotation[language] ?? "";
    for (const text of textsOf(language)) {
      const used = text.replace(/(?<=\p{L})’(?=\p{L})/gu, "").match(/["'„“”‘’«»「」『』]/gu) ?? [];
      expect({ text, used }).toEqual({ text, used: used.map((_, index) => (index % 2 ? close : open)) });
      expect(used.length % 2).toBe(0);
    }
  });

  test("has the punctuation of its script", () => {
    const isChinese = /^(zh|ja)/.test(language);
    const wrong = isChinese
      ? /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\uFFFC][,.:;!?()]|[,.:;!?]$/u
      : language === "ar"
        ? /[,;?]/u
        : /[，。：；！？（）、]/u;
    expect(textsOf(language).filter((text) => wrong.test(text) || /\.\.\.| {2}| - /.test(text))).toEqual([]);
  });
});

/** What people read: sentences of pages and of the README, and values of YAML files. */
function textsOf(language: string): string[] {
  const paths = filesIn(language).map((path) => join(folder, language, path));
  const pages = [...paths.filter((path) => path.endsWith(".md")), `${folder}/shared/readme.${language}.md`];
  const values = paths
    .filter((path) => path.endsWith(".yml"))
    .flatMap((path) => stringsIn(parse(readFileSync(path, "utf8"))));
  const heads = pages.flatMap((path) => {
    const [, head = ""] = /^---\n(.*?)\n---\n/s.exec(readFileSync(path, "utf8")) ?? [];
    return [
      ...stringsIn(parse(head)),
      ...Array.from(head.matchAll(/^ *# (.+)$/gm), ([, comment = ""]) => comment),
    ];
  });
  const own = Object.entries(starterTexts).flatMap(([id, all]) =>
    id === language ? Object.values(all) : [],
  );
  // The text of an example is code.
  return [...pages.flatMap(sentencesOf).map(({ text }) => text), ...values, ...heads, ...own].map((text) =>
    text.replace(/`[^`]*`|\{[^{}]*\}|:\w+\[|[\w./-]+\.(?:md|yml)|\w+:(?= true|\/)/g, "\uFFFC"),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return /\p{L} /u.test(value) || /[^\x00-\x7F]/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function filesIn(language: string): string[] {
  return readdirSync(join(folder, language), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, language).length + 1));
}
