/** Direction that a language is written in, by its tag: `ar` → `rtl`, `az-Latn` → `ltr`. */
import type { Direction } from "../../schema/direction.ts";

/** Scripts of today that are written from right to left. */
const fromTheRight = new Set(
  "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syre Syrj Syrn Syrc Thaa Yezi".split(" "),
);

export function writtenDirection(tag: string): Direction {
  return fromTheRight.has(scriptOf(tag) ?? "") ? "rtl" : "ltr";
}

/** The script that the tag names, else the one that the language is usually written in. */
function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    // A tag may look like one and be none.
    return undefined;
  }
}
