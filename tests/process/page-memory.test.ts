/** The memory that a page takes is bounded, whatever the script of its text. */
import { expect, test } from "vitest";
import { limits } from "../../cli/report/limits/limits.ts";
import { expectBoundedMemory } from "./page-memory.ts";

const sentences = {
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
function longPage(sentence: string, end: string): string {
  const piece = sentence.repeat(10) + end;
  return piece.repeat(Math.floor((limits.pageBytes - 100) / Buffer.byteLength(piece)));
}

test.each([
  ["paragraphs", "\n\n"],
  ["a single paragraph", ""],
])("%s in twelve scripts", async (_, end) => {
  const pages = Object.entries(sentences).map(([script, sentence]) => [
    `en/docs/${script}.md`,
    `# Page\n\n${longPage(sentence, end)}`,
  ]);
  await expectBoundedMemory(Object.fromEntries(pages));
});

test("a single character of a script without spaces, in a page of another", async () => {
  const text = `# Page\n\n${longPage(sentences.latin, "\n\n")}`;
  await expectBoundedMemory({ "en/docs/page.md": `${text}語\n` });
  expect(Buffer.byteLength(text)).toBeGreaterThan(0.99 * limits.pageBytes);
});
