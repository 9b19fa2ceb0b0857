/** A shell session → its text with what is typed in colours; prompts and answers stay plain. */
import type { ElementContent } from "hast";
import { highlight, languageNamed } from "../highlight/highlight.ts";
import type { SessionLine } from "../shell-session.ts";

/** Without the prompts, which belong to the lines. `name` is that of the grammar. */
export function colouredSession(lines: readonly SessionLine[], name: string): ElementContent[] {
  // What is typed into a session is a shell's language.
  const language = languageNamed(name === "shell-session" ? "bash" : name);
  return runs(lines).flatMap(({ typed, text }, index): ElementContent[] => [
    ...(index > 0 ? [{ type: "text" as const, value: "\n" }] : []),
    ...(typed && language.kind === "grammar"
      ? highlight(text, language.grammar)
      : [{ type: "text" as const, value: text }]),
  ]);
}

/** Neighbours of a kind belong together: a command may go over lines. */
function runs(lines: readonly SessionLine[]): { typed: boolean; text: string }[] {
  const result: { typed: boolean; text: string }[] = [];
  for (const { typed, text } of lines) {
    const last = result.at(-1);
    if (last?.typed === typed) last.text += `\n${text}`;
    else result.push({ typed, text });
  }
  return result;
}
