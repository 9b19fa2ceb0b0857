/** Text of a translation → the same with the state of its source in the front matter, as `translation_of`. */
export function withRecord(text: string, hash: string): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  // Quoted: some hashes would be numbers.
  const record = `translation_of: "${hash}"`;
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const lines = text.slice(mark.length).split(eol);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  if (lines[0]?.trimEnd() !== "---" || end === -1)
    return [`${mark}---`, record, "---", "", ...lines].join(eol);
  const known = lines.findIndex((line, index) => index < end && /^translation_of\s*:/.test(line));
  return mark + lines.toSpliced(known === -1 ? end : known, known === -1 ? 0 : 1, record).join(eol);
}
