/** Ids of headings as Python-Markdown makes them, and as functions of PyMdown do. */
import { type MkdocsConfig, text } from "./settings.ts";

export function headingIds(config: MkdocsConfig): () => (heading: string) => string {
  const separator = text(config.options.get("toc")?.separator) === "_" ? "_" : "-";
  // The function is code, which is not run; its name tells what it keeps.
  const keepsLetters = /pymdownx\.slugs|slugify_unicode|slugs\.uslugify|slugify *= *\{/.test(config.text);
  const keepsCase = keepsLetters && !/case["']? *[:=] *["']?lower|uslugify/.test(config.text);
  return () => {
    const taken = new Set<string>();
    return (heading) => {
      let id = slugOf(heading, separator, { keepsLetters, keepsCase });
      while (id === "" || taken.has(id)) {
        const [, stem = "", count] = /^(.*)_(\d+)$/.exec(id) ?? [];
        id = count === undefined ? `${id}_1` : `${stem}_${Number(count) + 1}`;
      }
      taken.add(id);
      return id;
    };
  };
}

/** `slugify` of Material’s blog keeps letters of all scripts. */
export function postSlug(title: string): string {
  return slugOf(title, "-", { keepsLetters: true, keepsCase: false });
}

function slugOf(
  text: string,
  separator: string,
  { keepsLetters, keepsCase }: { keepsLetters: boolean; keepsCase: boolean },
): string {
  const letters = keepsLetters ? text.normalize("NFC") : text.normalize("NFKD").replace(/[^\p{ASCII}]/gu, "");
  const plain = letters.replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, "").trim();
  const own = keepsCase ? plain : plain.toLowerCase();
  return keepsLetters
    ? own.replace(/\s/g, separator)
    : own.replace(separator === "_" ? /[_\s]+/g : /[-\s]+/g, separator);
}
