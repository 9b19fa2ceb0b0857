/** Modules of Node, and of YAML, that configurations use to read files of the source. Nothing else is read, and nothing is written. */
import { posix } from "node:path";
import type { SourceFolder } from "../source-folder.ts";
import { parsedYaml } from "../source-yaml.ts";
import { Environment, library, type Native, NativeParser, native } from "./values.ts";

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
  const url = library({
    fileURLToPath: (text: string) => text.replace(/^file:\/\//, ""),
    pathToFileURL: (text: string) => `file://${text}`,
  });
  const process = library({ cwd: () => ROOT, env: new Environment({ NODE_ENV: "production" }) });
  const parseYaml = new NativeParser(([text]) => parsedYaml(String(text)).value);
  const yaml = library({ load: parseYaml, parse: parseYaml });
  return { path: pathModule(), fs: fsModule(source), url, process, "js-yaml": yaml, yaml };
}

function pathModule(): Native {
  const members = {
    basename: (path: string, ending?: string) => posix.basename(path, ending),
    dirname: (path: string) => posix.dirname(path),
    extname: (path: string) => posix.extname(path),
    join: (...parts: string[]) => posix.join(...parts),
    normalize: (path: string) => posix.normalize(path),
    parse: (path: string) => ({ ...posix.parse(path) }),
    relative: (from: string, to: string) =>
      posix.relative(posix.resolve(ROOT, from), posix.resolve(ROOT, to)),
    resolve: (...parts: string[]) => posix.resolve(ROOT, ...parts),
    sep: "/",
  };
  return library({ ...members, posix: library(members) });
}

function fsModule(source: SourceFolder): Native {
  const inSource = (path: string): string => {
    const inside = pathInSource(path);
    if (inside === undefined) throw new Error("outside of the source");
    return inside;
  };
  return library({
    existsSync: (path: string) => {
      const inside = pathInSource(path);
      return inside !== undefined && source.isInside(inside);
    },
    readFileSync: (path: string) => source.text(inSource(path)),
    readdirSync: (path: string, options?: { withFileTypes?: boolean }) =>
      source.entriesOf(inSource(path)).map((entry) => {
        const [isDirectory, isFile] = [() => entry.isDirectory(), () => entry.isFile()].map((is) =>
          native(is),
        );
        return options?.withFileTypes ? { name: entry.name, isDirectory, isFile } : entry.name;
      }),
  });
}
