/** A site with a page of each kind, whose data a test changes after it was compiled. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { DOCUMENT_DATA_ID } from "../../../schema/contract.ts";
import { documentPath, pageDataPath } from "../../../schema/paths.ts";
import { type CompiledSite, compileSite } from "../../browser/compiled-site.ts";
import { type Files, writeFiles } from "../../sites/folders.ts";
import { config, files } from "../../sites/something-of-everything.ts";
import type { Tampered } from "./cases.ts";
import { jsonOf } from "./hostile-values.ts";

const home = {
  home: {
    action: { label: "Start", to: "/docs/guide/one" },
    picture: { file: "./card.svg", alt: "A card" },
    features: [{ title: "One", text: "The first.", to: "/docs/guide/one" }],
  },
};

const all: Files = {
  ...files,
  "site.yml": stringify({
    ...config,
    navbar: { ...config.navbar, logo: { light: "icon.svg" } },
    announcement: { id: "a", text: "News.", link: { label: "Read", to: "/about" } },
    footer: { columns: [{ title: "More", items: [{ type: "link", label: "About", to: "/about" }] }] },
    edit_url: "https://git.example/",
  }),
  "authors.yml": stringify({
    writer: { name: "The writer", image: "icon.svg", url: "https://writer.example" },
  }),
  "en/pages/index.md": `---\n${stringify(home)}---\n\n# Home\n\nWelcome.\n`,
  "en/pages/about.md": "# About\n\n[Start](/docs/guide/two)\n",
  "en/pages/card.svg": String(files["static/card.svg"]),
  "components/Counter.tsx":
    'export default ({ from = 0 }: { from?: number }) => <button type="button">{from}</button>;\n',
  "en/pages/counter.md": "# Counter\n\n::Counter{from=1}\n",
};

export function compileTampered(folder: string): Promise<CompiledSite> {
  writeFiles(join(folder, "content"), all);
  return compileSite("/", join(folder, "content"));
}

/** A copy whose files a test changes. */
export type TamperedCopy = {
  site: CompiledSite;
  /** Adds pages that have nothing but their data; returns their routes. */
  add(pages: readonly Tampered[]): string[];
  /** Returns what puts everything back. */
  change(tampered: Tampered, where: "data" | "document"): () => void;
};

export function copyOf(site: CompiledSite, folder: string): TamperedCopy {
  /** The manifest that the route's document asks for. */
  const manifestOf = (route: string): string => {
    const html = readFileSync(join(folder, documentPath(route)), "utf8");
    return /data-manifest="\/([^"]+)"/.exec(html)?.[1] ?? "";
  };
  cpSync(site.folder, folder, { recursive: true });
  return {
    site: { ...site, root: folder, folder },
    add: (pages) =>
      pages.map(({ data, route }, number) => {
        const own = `/tampered/${number}`;
        writeFiles(folder, { [pageDataPath(own)]: jsonOf(movedTo(own, data, route)) });
        return own;
      }),
    change({ file, route, data }, where) {
      const isManifest = file.endsWith("manifest.json");
      const path = join(
        folder,
        where === "data" ? file : isManifest ? manifestOf(route) : documentPath(route),
      );
      const before = readFileSync(path, "utf8");
      writeFileSync(path, where === "data" || isManifest ? jsonOf(data) : withData(before, file, data));
      return () => writeFileSync(path, before);
    },
  };
}

/** The reader takes a page for what it asked for by its path alone. */
function movedTo(path: string, data: unknown, from: string): unknown {
  return typeof data === "object" && data !== null && Object(data).path === from ? { ...data, path } : data;
}

/** The document with its inlined data changed. */
function withData(html: string, file: string, changed: unknown): string {
  const start = html.indexOf(">", html.lastIndexOf(`id="${DOCUMENT_DATA_ID}"`)) + 1;
  const end = html.indexOf("</script>", start);
  const key = file.includes("/sidebars/") ? "sidebar" : "page";
  const data = { ...JSON.parse(html.slice(start, end)), [key]: changed };
  return html.slice(0, start) + jsonOf(data).replaceAll("<", "\\u003c") + html.slice(end);
}
