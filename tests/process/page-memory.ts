/** A page compiled in a heap that has room for an empty site and so much more. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { expect } from "vitest";
import { limits } from "../../cli/report/limits/limits.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";

const command = resolve("dist/twsite/main.js");

/** In scripts of many languages. */
export const sentences = {
  arabic: "الثعلب البني السريع يقفز فوق الكلب الكسول. ",
  burmese: "မြန်မာဘာသာစကားသည်တရုတ်-တိဘက်နွယ်ဝင်ဖြစ်သည်။",
  chinese: "敏捷的棕色狐狸跳过了懒惰的狗，然后安装数据库并配置服务器。",
  cyrillic: "Быстрая коричневая лиса прыгает через ленивую собаку. ",
  devanagari: "तेज भूरी लोमड़ी आलसी कुत्ते के ऊपर कूदती है। ",
  emoji: "👩‍👩‍👧‍👦 🇫🇷 👍🏽 ",
  hebrew: "השועל החום המהיר קופץ מעל הכלב העצלן. ",
  japanese: "素早い茶色の狐がのろまな犬を飛び越えます。データベースをインストールします。",
  khmer: "កញ្ជ្រោងពណ៌ត្នោតរហ័សលោតរំលងឆ្កែខ្ជិល",
  korean: "빠른 갈색 여우가 게으른 개를 뛰어넘는다. ",
  latin: "The quick brown fox jumps over the lazy dog. ",
  thai: "สุนัขจิ้งจอกสีน้ำตาลว่องไวกระโดดข้ามสุนัขขี้เกียจ",
};

/** As long as a page can be, in paragraphs, or in one. */
export function longPage(sentence: string, end: string): string {
  const piece = sentence.repeat(10) + end;
  return piece.repeat(Math.floor((limits.pageBytes - 100) / Buffer.byteLength(piece)));
}

/** A page in each script. `end` is at the end of a paragraph. */
export function pagesInScripts(end: string): Files {
  const pages = Object.entries(sentences).map(([script, sentence]) => [
    `en/docs/${script}.md`,
    `# Page\n\n${longPage(sentence, end)}`,
  ]);
  return Object.fromEntries(pages);
}

/** Megabytes that V8 needs for an empty site, and those that a page may take. */
const emptySite = 40;
const ofPage = 150;

/** The command ends by itself, whatever its findings are. */
export async function expectBoundedMemory(files: Files): Promise<void> {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "content"), { ...smallSite, ...files });
  const args = [`--max-old-space-size=${emptySite + ofPage}`, command, "check", "--no-cache", "--jobs", "1"];
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const [code] = await once(child, "close");
  expect(err.slice(0, 1000)).not.toContain("heap");
  expect([0, 1]).toContain(code);
}
