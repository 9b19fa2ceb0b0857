/** A language is taken away from a site: its texts leave the configuration, and its folder is moved out of the content folder. */
import { mkdirSync, readdirSync, renameSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, visit } from "yaml";
import { isThere } from "../../source/on-disk.ts";
import { readInside } from "../../source/read-inside.ts";
import { replaceFile } from "../../source/replace-file.ts";

/** The folder beside the content folder in which the pages are kept. */
export function asideOf(contentFolder: string, id: string): string {
  return join(dirname(resolve(contentFolder)), "removed", id);
}

/** `locales` are the ids of all languages. Returns the files of the configuration that changed, from the content folder. */
export function removeLocale(contentFolder: string, id: string, locales: readonly string[]): string[] {
  const changed = configurationFiles(contentFolder).flatMap((file) => {
    const text = readInside(contentFolder, file).toString();
    const without = withoutLocale(text, id, locales);
    return without === text ? [] : [{ file, without }];
  });
  const aside = asideOf(contentFolder, id);
  if (isThere(join(contentFolder, id))) {
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(join(contentFolder, id), aside);
  }
  for (const { file, without } of changed) replaceFile(join(contentFolder, file), without);
  return changed.map(({ file }) => file);
}

/** Those with texts of all languages: beside the folders of languages, and in those of versions. */
function configurationFiles(contentFolder: string): string[] {
  const inside = (folder: string): string[] =>
    readdirSync(join(contentFolder, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return /^versions/.test(path) ? inside(path) : [];
      return entry.isFile() && path.endsWith(".yml") ? [path] : [];
    });
  return inside("");
}

type Span = { start: number; end: number };

/** YAML without the language: its entry in `locales`, and its text in each map of texts by language. Everything else stays to the letter. */
function withoutLocale(text: string, id: string, locales: readonly string[]): string {
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
