/** Modules of Node, and of YAML, that configurations use to read files of the source. Nothing else is read, and nothing is written. */
import { posix } from "node:path";
import type { SourceFolder } from "../source-folder.ts";
import { parsedYaml } from "../source-yaml.ts";
import { Environment, type Native, NativeParser, native } from "./values.ts";

/** Stands for the folder of the source in paths, so that they can be told from other texts; above it there is room to go up. */
export const ROOT = `${"/\0".repeat(12)}/site`;

/** Path in the source of a path of the code; undefined for one that is not below the root. */
export function pathInSource(path: string): string | undefined {
  const bare = path.replace(/^file:\/\//, "");
  const whole = bare.startsWith("/") ? bare : posix.join(ROOT, bare);
  return whole.startsWith("/\0") ? posix.relative(ROOT, whole) || "." : undefined;
}

/** By the names that they are imported by. */
export function nodeModules(source: SourceFolder): Record<string, Native> {
  const path = pathModule();
  const fs = fsModule(source);
  const url = native(() => undefined, {
    fileURLToPath: native((text: string) => text.replace(/^file:\/\//, "")),
    pathToFileURL: native((text: string) => `file://${text}`),
  });
  const process = native(() => undefined, {
    cwd: native(() => ROOT),
    env: new Environment({ NODE_ENV: "production" }),
  });
  const parseYaml = new NativeParser(([text]) => parsedYaml(String(text)).value);
  const yaml = native(() => undefined, {
    load: parseYaml,
    parse: parseYaml,
  });
  return { path, fs, url, process, "js-yaml": yaml, yaml };
}

function pathModule(): Native {
  const members = {
    basename: native((path: string, ending?: string) => posix.basename(path, ending)),
    dirname: native((path: string) => posix.dirname(path)),
    extname: native((path: string) => posix.extname(path)),
    join: native((...parts: string[]) => posix.join(...parts)),
    normalize: native((path: string) => posix.normalize(path)),
    parse: native((path: string) => ({ ...posix.parse(path) })),
    relative: native((from: string, to: string) =>
      posix.relative(posix.resolve(ROOT, from), posix.resolve(ROOT, to)),
    ),
    resolve: native((...parts: string[]) => posix.resolve(ROOT, ...parts)),
    sep: "/",
  };
  return native(() => undefined, { ...members, posix: native(() => undefined, members) });
}

function fsModule(source: SourceFolder): Native {
  const inSource = (path: string): string => {
    const inside = pathInSource(path);
    if (inside === undefined) throw new Error("outside of the source");
    return inside;
  };
  const members = {
    existsSync: native((path: string) => {
      const inside = pathInSource(path);
      return inside !== undefined && source.isInside(inside);
    }),
    readFileSync: native((path: string) => source.text(inSource(path))),
    readdirSync: native((path: string, options?: { withFileTypes?: boolean }) =>
      source.entriesOf(inSource(path)).map((entry) =>
        options?.withFileTypes
          ? {
              name: entry.name,
              isDirectory: native(() => entry.isDirectory()),
              isFile: native(() => entry.isFile()),
            }
          : entry.name,
      ),
    ),
  };
  return native(() => undefined, members);
}
