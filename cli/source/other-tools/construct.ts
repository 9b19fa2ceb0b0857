/** What an entry of the table of other tools’ syntax says, and a finding about it. */
import type { Finding } from "../../report/finding.ts";
import type { Rule } from "../../report/rules.ts";

export type Construct = {
  /** What it is and whose, as the finding names it: “an admonition of MkDocs”; many tools have what names none. */
  name: string;
  /** What becomes of it here, such as “is struck through”; “is shown as text” without it. */
  becomes?: string;
  /** The whole message instead of both: “…” is the written text, `$1` as in `here`. */
  message?: string;
  /** `syntax-is-supported` without it. */
  rule?: Rule;
  /** A page without any of these has none of it, and is not searched: for patterns that are tried anywhere in a text. */
  marks?: readonly string[];
  /**
   * How it is recognised. The group `written` is what the finding quotes, else all of the match. One that is tried anywhere looks
   * no further than some hundred characters: a text may begin it again and again, and never end it.
   */
  pattern: RegExp;
  /** True: it names a file of the site, with which `check` makes the correction. */
  namesFile?: true;
  /** True: the lines below that are further in belong to it, and the correction replaces all of them by a directive. */
  isIndented?: true;
  /**
   * Advice for writers: a sentence, or one that depends on the name in the first group, or a replacement for the match.
   * `$1` is the text of that group, `$0` all of the match. `say` is for the finding, which has no room for a long text.
   * `write` may leave a match to the writer.
   */
  here: string | ((name: string) => string) | Template | Rewriting;
};

type Template = { write: string; say?: string };
type Rewriting = {
  write: (match: RegExpExecArray) => string | undefined;
  say: string | ((match: RegExpExecArray) => string);
};

export type Recognised = { construct: Construct; match: RegExpExecArray };

export function recognise(source: string, constructs: readonly Construct[]): Recognised | undefined {
  for (const construct of constructs) {
    const match = construct.pattern.exec(source);
    if (match) return { construct, match };
  }
  return undefined;
}

type Entry = Omit<Construct, "name">;

/** Entries by their names; `shared` is what all of them say. */
export function constructs(
  entries: Readonly<Record<string, Entry>>,
  shared: Partial<Omit<Entry, "pattern" | "here">> = {},
): readonly Construct[] {
  return Object.entries(entries).map(([name, entry]) => ({ name, ...shared, ...entry }));
}

/** `quoted` may make what is written short enough for a message. */
export function findingOf(
  { construct, match }: Recognised,
  quoted = (written: string): string => written.trim(),
): Pick<Finding, "rule" | "message"> & { expected: string } {
  const { becomes = "is shown as text", rule = "syntax-is-supported", here } = construct;
  const { message = `“…” is ${construct.name}, and ${becomes}` } = construct;
  const written = quoted(match.groups?.written ?? match[0]);
  const advice = typeof here === "function" ? here(match[1] ?? "") : here;
  const expected =
    typeof advice === "string"
      ? advice
      : isTemplate(advice)
        ? (advice.say ?? advice.write)
        : saidOf(advice, match);
  return {
    rule,
    message: filled(message, match).replace("…", () => written),
    expected: filled(expected, match),
  };
}

function saidOf({ say }: Rewriting, match: RegExpExecArray): string {
  return typeof say === "string" ? say : say(match);
}

function isTemplate(replacement: Template | Rewriting): replacement is Template {
  return typeof replacement.write === "string";
}

/** The replacement for the match; undefined where a writer has to decide. */
export function replacementOf({ construct: { here }, match }: Recognised): string | undefined {
  if (typeof here !== "object") return undefined;
  return isTemplate(here) ? filled(here.write, match) : here.write(match);
}

function filled(template: string, match: RegExpExecArray): string {
  return template.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
}
