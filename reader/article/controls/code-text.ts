/** The text of a code block as it is copied: of a shell session, what is typed, without prompts and answers. */

export function codeText(code: Element): string {
  const lines = [...code.querySelectorAll(".line:not(.output)")];
  const text = lines.length > 0 ? lines.map(typed).join("\n") : code.textContent;
  return text.replace(/\n$/, "");
}

function typed(line: Element): string {
  const prompt = line.querySelector(".prompt")?.textContent ?? "";
  return line.textContent.slice(prompt.length);
}
