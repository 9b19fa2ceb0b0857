/** The data files of a compiled site, each changed as somebody could who has the server but not the compiler. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addresses, contents, deepItems, texts, wrongValues } from "./hostile-values.ts";

export type Tampered = {
  what: string;
  /** The data file. */
  file: string;
  /** Route of the page that shows what the file says. */
  route: string;
  /** The file is a page's own; else several pages share it. */
  isPage: boolean;
  data: unknown;
};

type Data = Record<string, unknown>;

/** What tells data apart, and what it is looked up by: changed alone, below. */
const STRUCTURE = new Set(["kind", "type", "tagName", "path", "locale", "id", "version", "name"]);

export function tamperedData(siteFolder: string): Tampered[] {
  return shownFiles(siteFolder).flatMap(({ file, route }) => {
    const read = (): Data => JSON.parse(readFileSync(join(siteFolder, file), "utf8"));
    const data = read();
    const name = `${file}${typeof data.kind === "string" ? ` (${data.kind})` : ""}`;
    // Some are large, and few runs take all of them.
    const made = (what: string, change: () => unknown): Tampered => ({
      what: `${name}: ${what}`,
      file,
      route,
      isPage: typeof data.kind === "string",
      get data() {
        return change();
      },
    });
    return [
      ...Object.entries(addresses).map(([what, url]) =>
        made(`${what} as each address`, () => withStrings(data, isAddress, url)),
      ),
      ...Object.entries(texts).map(([what, text]) =>
        made(`${what} as each text`, () => withStrings(data, (value) => !isAddress(value), text)),
      ),
      ...Object.keys(data).map((key, index) =>
        made(`“${key}” of another type`, () => ({ ...data, [key]: wrongValues[index % wrongValues.length] })),
      ),
      ...Object.keys(data).map((key) => made(`no “${key}”`, () => ({ ...data, [key]: undefined }))),
      ...Object.entries(data).flatMap(([key, value]) =>
        Array.isArray(value) && value.length > 0
          ? [
              made(`“${key}” of nothing but null`, () => ({ ...data, [key]: [null] })),
              made(`“${key}” 300 times`, () => ({
                ...data,
                [key]: Array.from({ length: 300 }, () => value[0]),
              })),
            ]
          : [],
      ),
      ...(data.kind === "doc"
        ? Object.entries(contents).map(([what, content]) =>
            made(what, () => ({ ...data, content: { type: "root", children: content() } })),
          )
        : []),
      ...(file.includes("/sidebars/")
        ? [made("items that are deep", () => ({ ...data, items: deepItems }))]
        : []),
      ...("base" in data
        ? Object.values(addresses).map((base) => made(`the base ${base}`, () => ({ ...data, base })))
        : []),
      ...("components" in data
        ? Object.values(addresses).map((script) =>
            made(`a component at ${script}`, () => ({
              ...data,
              components: [{ name: "Counter", script, style: script }],
            })),
          )
        : []),
      made("no object", () => [data]),
      made("a key of every object", () => JSON.parse(`{"__proto__":${JSON.stringify(data)},"contract":1}`)),
    ];
  });
}

function isAddress(value: string): boolean {
  return /^(\/|https?:)/.test(value);
}

function withStrings(data: Data, isChanged: (value: string) => boolean, to: string): unknown {
  return JSON.parse(
    JSON.stringify(data, (key, value) =>
      typeof value === "string" && !STRUCTURE.has(key) && isChanged(value) ? to : value,
    ),
  );
}

/** One page of each kind, and what pages share. */
function shownFiles(siteFolder: string): { file: string; route: string }[] {
  const kinds = new Map<string, { file: string; route: string }>();
  const shared: { file: string; route: string }[] = [];
  const files = readdirSync(join(siteFolder, "data"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort();
  for (const name of files) {
    const file = `data/${name.replaceAll("\\", "/")}`;
    const data: Data = JSON.parse(readFileSync(join(siteFolder, file), "utf8"));
    const key = "components" in data ? "components" : String(data.kind);
    if (data.locale !== "fr" && typeof data.kind === "string" && typeof data.path === "string") {
      if (!kinds.has(key)) kinds.set(key, { file, route: data.path });
    } else if (file === "data/fr/manifest.json") shared.push({ file, route: "/fr/docs/guide/one" });
    else if (file.startsWith("data/_/en/sidebars/")) shared.push({ file, route: "/docs/guide/one" });
    else if (file.startsWith("data/_/en/")) shared.push({ file, route: "/docs/guide/two" });
    else if (file === "data/routes.json") shared.push({ file, route: "/docs/guide/on" });
  }
  return [...kinds.values(), ...shared];
}
