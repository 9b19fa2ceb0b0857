/**
 * A shell session, line by line: what a person types, behind a prompt, and what the machine answers. A prompt is shown
 * and never copied, and neither is an answer.
 */

export type SessionLine = {
  /** The prompt, with its space; empty where a typed line continues without one. */
  prompt: string;
  text: string;
  typed: boolean;
};

/** `user@host:~$ `, or the sign alone. */
const sessionPrompt = /^(?:[\w.-]+@[^$#%>]*)?[$#%>] /;

/** `first`: the prompt that a session begins with, since `> file` and `# text` may be a script's. */
type Shell = { first: RegExp; prompt: RegExp; comment: RegExp; goesOn: RegExp };

/** Shells by name of the grammar. */
const shells: ReadonlyMap<string, Shell> = new Map([
  ["bash", { first: /^[$%] /, prompt: /^[$%>] /, comment: /^\s*#/, goesOn: /\\$/ }],
  ["shell-session", { first: sessionPrompt, prompt: sessionPrompt, comment: /^\s*$/, goesOn: /\\$/ }],
  ["powershell", { first: /^(?:PS [^>]*)?>/, prompt: /^(?:PS [^>]*)?>+ ?/, comment: /^\s*#/, goesOn: /`$/ }],
  [
    "batch",
    {
      first: /^(?:[A-Z]:\\[^>]*)?>/i,
      prompt: /^(?:[A-Z]:\\[^>]*)?> ?/i,
      comment: /^\s*(?:rem\b|::)/i,
      goesOn: /\^$/,
    },
  ],
]);

/** Undefined for code to run as it is: its first line, comments apart, has no prompt. */
export function readShellSession(code: string, grammar: string): SessionLine[] | undefined {
  const shell = shells.get(grammar);
  if (shell === undefined) return undefined;
  const lines = code.split("\n");
  const first = lines.find((line) => line.trim() !== "" && !shell.comment.test(line));
  if (first === undefined || !shell.first.test(first)) return undefined;
  let goesOn = false;
  return lines.map((line) => {
    const prompt = shell.prompt.exec(line)?.[0] ?? "";
    const typed = prompt !== "" || goesOn;
    goesOn = typed && shell.goesOn.test(line);
    return { prompt, text: line.slice(prompt.length), typed };
  });
}
