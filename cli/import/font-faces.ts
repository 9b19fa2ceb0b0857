/** `@font-face` rules of old style sheets → those of `theme.css`, with copies of the files that the source has. */
import { posix } from "node:path";
import { grouped } from "../../schema/grouped.ts";
import { fileHref } from "../../schema/paths.ts";
import { addressesIn, type Declaration } from "./css-declarations.ts";
import type { NewFile } from "./imported-site.ts";

export type FontFace = {
  /** Its name without quotation marks. */
  family: string;
  /** The other lines of the rule, without `src`. */
  descriptors: readonly string[];
  /** Path in the source of the best file; undefined if the source has none of them. */
  file: string | undefined;
  /** The first address, as written. */
  address: string;
};

/** `fileAt` gives the file of the source that an address names. */
export function facesIn(
  declared: readonly Declaration[],
  fileAt: (address: string) => string | undefined,
): FontFace[] {
  const inFaces = declared.filter(({ around }) => /^@font-face$/i.test(around.at(-1) ?? ""));
  return [...grouped(inFaces, ({ rule }) => rule).values()].flatMap((lines) => {
    const family = unquoted(lines.find(({ name }) => name === "font-family")?.value ?? "");
    const sources = lines.filter(({ name }) => name === "src").flatMap(({ value }) => addressesIn(value));
    const [first] = sources;
    if (family === "" || !first) return [];
    const files = sources.flatMap(({ address }) => fileAt(address) ?? []);
    const [file] = endings.flatMap((ending) => files.filter((file) => file.toLowerCase().endsWith(ending)));
    const descriptors = lines.flatMap(({ name, value }) =>
      kept.test(name) && /^[\w\s.,%+?-]+$/.test(value) ? [`${name}: ${value}`] : [],
    );
    return [{ family, descriptors, file, address: first.address }];
  });
}

/** Every browser that shows the new site reads the first of them. */
const endings = [".woff2", ".woff", ".otf", ".ttf"];

const kept =
  /^(font-(style|weight|stretch|display)|unicode-range|size-adjust|(ascent|descent|line-gap)-override)$/;

/** Name of a family without its quotation marks. */
export function unquoted(family: string): string {
  return family.trim().replace(/^(["'])(.*)\1$/, "$2");
}

/** Rules of `theme.css`. `served`: files of the source by their address. The files of fonts are added to `files`. */
export function fontRules(
  faces: readonly FontFace[],
  served: ReadonlyMap<string, string>,
  files: Map<string, NewFile>,
): string[] {
  const addresses = new Map([...served].map(([address, file]) => [file, address]));
  return faces.flatMap(({ family, descriptors, file }) => {
    if (file === undefined) return [];
    const short = `/fonts/${posix.basename(file)}`;
    const isTaken = served.has(short) || files.has(`static${short}`);
    const address = addresses.get(file) ?? (isTaken ? `/fonts/${file.replace(/^(\.\.\/)+/, "")}` : short);
    addresses.set(file, address);
    files.set(`static${address}`, { copyOf: file });
    const lines = [`font-family: "${family}"`, ...descriptors, `src: url("${fileHref("../", address)}")`];
    return [`@font-face {\n${lines.map((line) => `  ${line};\n`).join("")}}\n`];
  });
}
