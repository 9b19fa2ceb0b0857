/** Outlines of the reader's faces for cards, taken from the fonts when the package is built: compiling needs no library of fonts. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";
import { type CardFace, type CardFaces, cardCharacters } from "../images/cards/glyphs.ts";

const resolve = createRequire(import.meta.url).resolve;

type Source = { files: string[]; axes: Record<string, number> };

const sources: Record<keyof CardFaces, Source> = {
  title: {
    files: ["latin", "latin-ext", "vietnamese"].map(
      (part) => `newsreader/files/newsreader-${part}-opsz-normal`,
    ),
    axes: { wght: 600, opsz: 48 },
  },
  text: {
    files: ["latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"].map(
      (part) => `source-sans-3/files/source-sans-3-${part}-wght-normal`,
    ),
    axes: { wght: 600 },
  },
};

/** Characters whose distance to each other is noted; others keep their own. */
const kerned = [...characters(0x20, 0x7e), ..."ÀÁÂÄÇÈÉÊÖÜàáâäçèéêëîïôöùûüß’“”«»–—"];

const all = cardCharacters.flatMap(([first, last]) => characters(first, last));

/** Taking them takes seconds: they stay in `folder`, by a hash of what they were made from. */
export async function cardGlyphs(folder: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([sources, all, kerned]));
  for (const { files } of Object.values(sources))
    for (const file of files) hash.update(readFileSync(fileOf(file)));
  const kept = join(folder, `${hash.digest("hex").slice(0, 16)}.json`);
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const faces: CardFaces = { title: await faceOf(sources.title), text: await faceOf(sources.text) };
  const text = JSON.stringify(faces);
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, text);
  return text;
}

async function faceOf({ files, axes }: Source): Promise<CardFace> {
  let unitsPerEm = 1000;
  const glyphs = new Map<string, CardFace["glyphs"][string]>();
  const kerning = new Map<string, number>();
  for (const file of files) {
    const bytes = await subsetFont(readFileSync(fileOf(file)), all.join(""), {
      targetFormat: "sfnt",
      variationAxes: axes,
      keepFeatures: ["kern"],
      noHinting: true,
    });
    const own = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes).buffer));
    const font = new harfbuzz.Font(own);
    unitsPerEm = own.upem;
    for (const character of all.filter((each) => !glyphs.has(each))) {
      const [glyph] = shaped(font, character);
      if (glyph && glyph.id !== 0)
        glyphs.set(character, [glyph.advance, font.glyphToPath(glyph.id).replaceAll(",", " ")]);
    }
    for (const one of kerned)
      for (const other of kerned) {
        const [first, second] = shaped(font, one + other);
        if (!first || !second || first.id === 0 || second.id === 0) continue;
        const closer = first.advance - (glyphs.get(one)?.[0] ?? first.advance);
        if (closer !== 0 && !kerning.has(one + other)) kerning.set(one + other, closer);
      }
  }
  return { unitsPerEm, glyphs: Object.fromEntries(glyphs), kerning: Object.fromEntries(kerning) };
}

function shaped(font: harfbuzz.Font, text: string): { id: number; advance: number }[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, place) => ({ id: codepoint, advance: positions[place]?.xAdvance ?? 0 }));
}

function fileOf(name: string): string {
  return resolve(`@fontsource-variable/${name}.woff2`);
}

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
}
