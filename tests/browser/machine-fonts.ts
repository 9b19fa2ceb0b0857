/**
 * The fonts of a machine that has one, for the browsers of tests on Linux: where a page is without the site's faces, it looks the same
 * whatever fonts are installed, and even where there are none (Chromium ends such a page). The font is a fifth wider than ours,
 * as DejaVu is.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";

const variationAxes = { wght: 400, opsz: 8 };
const folder = resolve(import.meta.dirname, "../../dist/test-fonts", Object.values(variationAxes).join("-"));
const configuration = join(folder, "fonts.conf");

/** For fontconfig, which browsers ask on Linux. */
export const fontVariables = { FONTCONFIG_FILE: configuration };

/** Once before all tests. */
export async function writeMachineFonts(): Promise<void> {
  if (existsSync(configuration)) return;
  const file = "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2";
  const source = readFileSync(createRequire(import.meta.url).resolve(file));
  const latin = Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join("");
  const options = { targetFormat: "sfnt", variationAxes, noHinting: true } as const;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "wide.ttf"), await subsetFont(source, latin, options));
  // Hints would round the width of each letter, also of the site's faces.
  const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
  <match target="font"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>
`;
  const draft = `${configuration}.${process.pid}`;
  writeFileSync(draft, settings);
  renameSync(draft, configuration);
}
