/** The order of pages that another tool reads from a list: `_sidebar.md` (docsify), `SUMMARY.md` (mdBook, GitBook), `nav` of `mkdocs.yml`. */
import { dirname, join, posix } from "node:path";
import { parseDocument } from "yaml";
import { decoded } from "../../schema/paths.ts";
import type { SidebarEntry } from "../../schema/sidebars.ts";
import { limits } from "../report/limits/limits.ts";
import { cleanName } from "./number-prefix.ts";
import { isThere } from "./on-disk.ts";
import { readBelow } from "./read-inside.ts";
import { realPath } from "./real-path.ts";
import { decodeUtf8 } from "./utf8.ts";

/** The list of mdBook and GitBook; it is not a page of the book. */
export const SUMMARY = "SUMMARY.md";

/** Undefined where the folder has no such file, or none that lists a page. */
export function listedOrder(folder: string): SidebarEntry[] | undefined {
  const list = textAt(folder, "_sidebar.md") ?? textAt(folder, SUMMARY);
  const listed = list === undefined ? navOf(folder) : ofLines(list);
  const entries = listed.flatMap((line) => entriesOf(line, folder));
  if (entries.length === 0) return undefined;
  // The page that visitors come to first has the list beside it, too.
  const home = docOf("index.md", folder) ?? docOf("README.md", folder);
  return home === undefined || JSON.stringify(entries).includes(`"doc":${JSON.stringify(home)}`)
    ? entries
    : [{ doc: home }, ...entries];
}

/** A line of a list: where it leads, if anywhere, and the lines below it. */
type Line = { label: string | undefined; target: string | undefined; below: Line[] };

/** Items of Markdown lists, by their indents. A heading groups the items after it. */
function ofLines(text: string): Line[] {
  const root: Line = { label: undefined, target: undefined, below: [] };
  let open: { indent: number; line: Line }[] = [{ indent: -2, line: root }];
  for (const written of text.split(/\r?\n/)) {
    const [, heading] = /^#{1,6}\s+(.*?)\s*#*$/.exec(written) ?? [];
    const [, spaces = "", item] = /^([ \t]*)(?:[-*+]|\d+[.)])\s+(.+?)\s*$/.exec(written) ?? [];
    const [, link, target] =
      /^(?:\[[ x]\]\s*)?\[((?:[^\]\\]|\\.)*)\]\(\s*<?([^)>\s]*)/.exec(item ?? written.trim()) ?? [];
    const label = (heading ?? link ?? item)?.replace(/[*_`]/g, "").trim();
    if (label === undefined || label === "") continue;
    const line: Line = { label, target: heading === undefined ? target : undefined, below: [] };
    const indent = heading === undefined ? spaces.replaceAll("\t", "    ").length : -1;
    open = open.filter((around) => around.indent < indent);
    (open.at(-1)?.line ?? root).below.push(line);
    open.push({ indent, line });
  }
  // The heading of the whole list names no part of it.
  const [first, ...others] = root.below;
  return first && others.length === 0 && first.target === undefined ? first.below : root.below;
}

/** `nav` of the `mkdocs.yml` in the folder, or beside it where its pages are in this folder. */
function navOf(folder: string): Line[] {
  const beside = dirname(realPath(folder));
  for (const at of [folder, beside]) {
    const config: unknown = parsed(textAt(at, "mkdocs.yml"));
    if (typeof config !== "object" || config === null || !("nav" in config)) continue;
    const docs = join(realPath(at), "docs_dir" in config ? String(config.docs_dir) : "docs");
    if (realPath(docs) === realPath(folder) || at === folder) return linesOf(config.nav);
  }
  return [];
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    // Tags of Python are of no interest here.
    return parseDocument(text, { logLevel: "silent" }).toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
}

function linesOf(nav: unknown): Line[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((entry: unknown): Line[] => {
    if (typeof entry === "string") return [{ label: undefined, target: entry, below: [] }];
    if (typeof entry !== "object" || entry === null) return [];
    return Object.entries(entry).map(([label, value]: [string, unknown]) =>
      typeof value === "string"
        ? { label, target: value, below: [] }
        : { label, target: undefined, below: linesOf(value) },
    );
  });
}

/** A missing page is left out: broken links to it in other pages are reported. */
function entriesOf({ label, target, below }: Line, folder: string): SidebarEntry[] {
  const items = below.flatMap((line) => entriesOf(line, folder));
  const doc = target === undefined ? undefined : docOf(target, folder);
  if (items.length > 0)
    return [
      {
        category: {
          ...(label !== undefined && { label }),
          ...(doc !== undefined && { doc }),
          page: doc !== undefined,
          items,
        },
      },
    ];
  if (doc !== undefined) return [{ doc, ...(label !== undefined && { label }) }];
  return target !== undefined && /^https?:\/\//.test(target)
    ? [{ link: target, label: label ?? target }]
    : [];
}

/** `guide/01-start.md#x` → `guide/start`, if that file is there. */
function docOf(target: string, folder: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) return undefined;
  const path = posix.normalize(decoded(target.replace(/[?#].*$/, "").replace(/^\//, "")));
  const file = [path, `${path}.md`, posix.join(path, "README.md"), posix.join(path, "index.md")].find(
    (name) => name.endsWith(".md") && !name.startsWith("..") && isThere(join(folder, name)),
  );
  return file?.slice(0, -".md".length).split("/").map(cleanName).join("/");
}

/** Undefined for a missing file, and for one that is too large for a list that people write. */
function textAt(folder: string, name: string): string | undefined {
  try {
    const bytes = readBelow([realPath(folder)], join(folder, name));
    return bytes.length > limits.configurationBytes ? undefined : decodeUtf8(bytes);
  } catch {
    return undefined;
  }
}
