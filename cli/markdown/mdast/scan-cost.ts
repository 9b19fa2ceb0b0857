/**
 * Cost of the parser's scans of a paragraph for ends that may not come: it starts again at each mark that could begin
 * something, so that openings without an end take time with the square of the text. In characters; what costs more for each is
 * counted several times.
 */

/** At most a little more than `enough`. */
export function scanCost(text: string, enough: number): number {
  const next = ends(text);
  const brackets: number[] = [];
  const emphasis: { mark: string; at: number }[] = [];
  const ticks = closingTicks(text);
  let looked = 0;
  /** Counts the scan from here to an end, and returns where to continue: behind `from` if `end` is -1. */
  const look = (from: number, end: number): number => {
    looked += (end === -1 ? text.length : end) - from;
    return end === -1 ? from + 1 : end;
  };
  marks.lastIndex = 0;
  for (let match = marks.exec(text); match !== null && looked <= enough; match = marks.exec(text)) {
    const [mark] = match;
    const { index } = match;
    const after = index + mark.length;
    if (mark.startsWith("`")) {
      const end = ticks.get(index);
      // Each space in code is a token, also in code without an end.
      if (end === undefined) looked += (text.length - index) * 10;
      marks.lastIndex = Math.max(after, end ?? after);
    } else if (mark.startsWith("<")) {
      const isTag = /^<\/?[a-z]/i.test(mark);
      const end = () => next(markup.get(mark.toUpperCase()) ?? ">", after);
      marks.lastIndex = Math.max(after, isTag ? tag(index) : look(index, end()));
    } else if (mark.endsWith("[")) brackets.push(mark.startsWith(":") ? -after : after);
    else if (mark.startsWith("]")) {
      looked += after - Math.abs(brackets.pop() ?? after - index / 64);
      if (mark === "](") looked += resource(after);
    } else if (mark.startsWith("{")) looked += (next("}", after) + 1 || text.length) - index;
    else if (!mark.startsWith("\\")) closeOrOpen(mark, index);
  }
  // Labels of directives are looked for, other brackets wait for their ends.
  for (const at of brackets) if (at < 0 && looked <= enough) looked += text.length + at;
  return looked;

  /** Returns the end of a tag, or the next offset. Quoted values of attributes may contain `>`. */
  function tag(index: number): number {
    attributes.lastIndex = index;
    const end = index + (attributes.exec(text)?.[0].length ?? 1);
    openValue.lastIndex = end;
    if (openValue.test(text)) return look(index, -1);
    looked += end - index;
    return text[end] === ">" ? end : index + 1;
  }

  /** What follows an address: a title in quotes or parentheses. */
  function resource(from: number): number {
    destination.lastIndex = from;
    const match = destination.exec(text);
    if (match === null) return 0;
    const quote = match[1];
    if (quote === undefined) return match[0].length;
    const end = next(quote === "(" ? ")" : quote, from + match[0].length);
    return (end === -1 ? text.length : end) - from;
  }

  /** Text between two marks is copied several times. */
  function closeOrOpen(mark: string, index: number): void {
    const before = text[index - 1] ?? " ";
    const after = text[index + mark.length] ?? " ";
    const sign = mark[0] ?? "";
    if (sign === "_" && /\w/.test(before) && /\w/.test(after)) return;
    if (/\S/.test(before)) {
      const open = emphasis.findLastIndex((each) => each.mark === sign);
      const at = emphasis[open]?.at;
      if (at !== undefined) {
        looked += (index - at) * 10;
        emphasis.length = open;
        return;
      }
      looked += index / 8;
    }
    if (/\S/.test(after))
      for (let count = 0; count < mark.length; count += 2) emphasis.push({ mark: sign, at: index });
  }
}

const marks = /\\.|`+|<!--|<\?|<!\[CDATA\[|<![a-z]|<\/?[a-z]|\*+|_+|~+|!\[|:[a-z][\w-]*\[|\[|\]\(?|\{/gi;

/** A declaration, such as `<!DOCTYPE`, ends as a tag does. */
const markup: ReadonlyMap<string, string> = new Map([
  ["<!--", "-->"],
  ["<?", "?>"],
  ["<![CDATA[", "]]>"],
]);

const attributes =
  /<\/?[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?/iy;
const openValue = /\s*=\s*["']/y;
const destination = /\s*(?:<[^<>\n]*>|[^\s<]\S*)(?:\s+(["'(]))?/y;

/** Finds the next end behind a place; places come in order. A backslash keeps a bracket or a quote from being one. */
function ends(text: string): (end: string, from: number) => number {
  const known = new Map<string, number>();
  return (end, from) => {
    const last = known.get(end);
    if (last === -1 || (last !== undefined && last >= from)) return last;
    let found = text.indexOf(end, from);
    while (found !== -1 && end.length === 1 && text[found - 1] === "\\") found = text.indexOf(end, found + 1);
    known.set(end, found);
    return found;
  };
}

/** Where each run of backticks starts → where the next one of its length does. */
function closingTicks(text: string): Map<number, number> {
  const found = new Map<number, number>();
  const last = new Map<number, number>();
  for (const { 0: run, index } of [...text.matchAll(/`+/g)].reverse()) {
    const end = last.get(run.length);
    if (end !== undefined) found.set(index, end + run.length);
    last.set(run.length, index);
  }
  return found;
}
