/** Included files. */
import { code, type HostileInputs, many } from "./texts.ts";

export const includesInputs: HostileInputs = {
  "20,000 includes": () => ({
    "en/docs/hostile.md": many("::include{file=_a.md}\n\n", 20_000),
    "en/docs/_a.md": "a",
  }),
  "400 includes of 520 kB": () => ({
    "en/docs/hostile.md": many("::include{file=_a.md}\n\n", 400),
    "en/docs/_a.md": many("Some words.\n\n", 40_000),
  }),
  "includes of includes": () =>
    Object.fromEntries([
      ["en/docs/hostile.md", many("::include{file=_0.md}\n\n", 2)],
      ...Array.from({ length: 30 }, (_, n) => [
        `en/docs/_${n}.md`,
        many(`::include{file=_${n + 1}.md}\n\n`, 2),
      ]),
      ["en/docs/_30.md", "a"],
    ]),
  "a chain of 2,000 includes": () =>
    Object.fromEntries([
      ["en/docs/hostile.md", "::include{file=_0.md}"],
      ...Array.from({ length: 2_000 }, (_, n) => [`en/docs/_${n}.md`, `::include{file=_${n + 1}.md}`]),
      ["en/docs/_2000.md", "a"],
    ]),
  "an include of 20 MB": () => ({
    "en/docs/hostile.md": "::include{file=_a.txt}",
    "en/docs/_a.txt": many("a line of text\n", 1_400_000),
  }),
  "an include of 30,000 lines of code": () => ({
    "en/docs/hostile.md": "::include{file=_a.js}",
    "en/docs/_a.js": code(30_000),
  }),
};
