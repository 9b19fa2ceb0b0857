/** YAML of the content folder without a language: its entry in `locales`, and its text in each map of texts by language. */
import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, visit } from "yaml";

type Span = { start: number; end: number };

/** Everything else stays as it is written, comments too. `locales` are the ids of all languages. */
export function withoutLocale(text: string, id: string, locales: readonly string[]): string {
  const document = parseDocument(text, { logLevel: "silent" });
  const spans: Span[] = [];
  const cut = (
    parts: readonly (Span | undefined)[],
    isGone: (index: number) => boolean,
    isFlow: boolean,
  ): void => {
    for (const [index, own] of parts.entries()) {
      if (!own || !isGone(index)) continue;
      const [before, after] = [parts[index - 1], parts[index + 1]];
      if (!isFlow) spans.push(linesOf(own, text));
      else if (before) spans.push({ start: before.end, end: own.end });
      else spans.push({ start: own.start, end: after?.start ?? own.end });
    }
  };
  visit(document, {
    Map(_, map) {
      const names = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
      const isByLanguage = names.length > 1 && names.every((name) => locales.includes(name));
      if (isByLanguage) cut(map.items.map(spanOfPair), (index) => names[index] === id, map.flow === true);
    },
  });
  const entries = document.get("locales");
  if (isSeq(entries))
    cut(
      entries.items.map((item) => spanOf(item)),
      (index) => {
        const item = entries.items[index];
        return isMap(item) && item.get("id") === id;
      },
      entries.flow === true,
    );
  return spans
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}

function spanOfPair({ key, value }: Pair): Span | undefined {
  const [start, end] = [spanOf(key), spanOf(value) ?? spanOf(key)];
  return start && end && { start: start.start, end: end.end };
}

function spanOf(node: unknown): Span | undefined {
  const { range } = (node ?? {}) as Partial<Node>;
  return range ? { start: range[0], end: range[1] } : undefined;
}

/** The whole lines, with the comment behind them. */
function linesOf({ start, end }: Span, text: string): Span {
  const last = text.indexOf("\n", Math.max(start, end - 1));
  return { start: text.lastIndexOf("\n", start - 1) + 1, end: last === -1 ? text.length : last + 1 };
}
