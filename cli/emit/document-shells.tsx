/**
 * HTML around the pages: React renders it once for pages that share it, with marks for the sidebar, for the page
 * and for the page's addresses in other languages and versions.
 */
import { renderToString } from "react-dom/server";
import { App } from "../../reader/App.tsx";
import { navTargets, shellFacts, withShellAddresses } from "../../reader/shell/shell-facts.ts";
import type { DocumentData } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { escaped } from "./html-tags.ts";

/** HTML to go into a shell. */
type Inside = { sidebar: string; page: string };

/** The HTML of the document around the page. Undefined if the shell has a text that looks like a mark. */
export type DocumentShells = (data: DocumentData, route: string, inside: Inside) => string | undefined;

/** HTML with gaps: between two texts is the value of that number. */
type Shell = { texts: string[]; values: number[] };

type ShellsOfManifest = { targets: string[]; isMarked: boolean; shells: Map<string, Shell> };

/** The ones that were used last are kept. A site has a few for each entry of its navbar. */
const MOST = 200;

/** A character without meaning, which Unicode reserves for private use. */
const MARK = "\uE000";
const mark = (number: number) => `${MARK}${number}${MARK}`;
const SIDEBAR = 0;
const PAGE = 1;

export function documentShells(): DocumentShells {
  const byManifest = new Map<Manifest, ShellsOfManifest>();
  return (data, route, inside) => {
    const { manifest } = data;
    const known = byManifest.get(manifest) ?? {
      targets: navTargets(manifest),
      isMarked: JSON.stringify(manifest).includes(MARK),
      shells: new Map<string, Shell>(),
    };
    byManifest.set(manifest, known);
    const { targets, isMarked, shells } = known;
    const values = [inside.sidebar, inside.page];
    const page = withShellAddresses(data.page, (href) => {
      // React reads any other address, so it is not replaced by a mark.
      if (!/^\/[^/]/.test(href)) return href;
      return `/${mark(values.push(escaped(href.slice(1))) - 1)}`;
    });
    const screen = { ...data, page };
    const key = JSON.stringify(shellFacts(screen, targets));
    // Two around each address; a text of the page's own may have some, too.
    if (isMarked || key.split(MARK).length - 1 !== (values.length - 2) * 2) return undefined;
    const shell = shells.get(key) ?? shellOf(screen, route);
    keep(shells, key, shell);
    return filled(shell, values);
  };
}

function shellOf(data: DocumentData, route: string): Shell {
  const kinds = { componentOf: () => () => mark(PAGE), prepare: async () => undefined };
  const html = renderToString(
    <App data={data} path={route} kinds={kinds} html={{ sidebar: mark(SIDEBAR) }} />,
  );
  // Every second part is between the characters of a mark.
  const parts = html.split(MARK);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    values: parts.filter((_, index) => index % 2 === 1).map(Number),
  };
}

function keep(shells: Map<string, Shell>, key: string, shell: Shell): void {
  shells.delete(key);
  shells.set(key, shell);
  const [oldest] = shells.keys();
  if (shells.size > MOST && oldest !== undefined) shells.delete(oldest);
}

function filled({ texts, values: numbers }: Shell, values: readonly string[]): string {
  const [start = "", ...rest] = texts;
  return rest.reduce((html, text, index) => html + (values[numbers[index] ?? -1] ?? "") + text, start);
}
