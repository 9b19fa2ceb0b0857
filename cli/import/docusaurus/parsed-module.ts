/** A module of a site, with types and JSX as they come → its syntax. It does not run. */
import { readFileSync } from "node:fs";
import { parseExpressionAt } from "acorn";
import { transformSync } from "esbuild";
import { parseJsxModule } from "../code/jsx-parser.ts";
import { placeAtOffset, type SourceModule } from "../code/source-module.ts";

/** Undefined where it cannot be read. */
export function parsedModule(path: string): SourceModule | undefined {
  const text = readFileSync(path, "utf8");
  const program = path.endsWith(".json")
    ? parsedJson(text)
    : (parseJsxModule(text) ?? parseJsxModule(withoutTypes(text, /\.[mc]?tsx?$/.test(path))));
  return program && { file: path, text, program, placeOf: (offset) => placeAtOffset(text, offset) };
}

function parsedJson(text: string): SourceModule["program"] | undefined {
  try {
    return parseExpressionAt(text, 0, { ecmaVersion: "latest" });
  } catch {
    // What is wrong with it is no matter of the pages.
    return undefined;
  }
}

function withoutTypes(text: string, isTyped: boolean): string {
  try {
    return transformSync(text, {
      loader: isTyped ? "tsx" : "jsx",
      jsx: "preserve",
      logLevel: "silent",
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    }).code;
  } catch {
    return "";
  }
}
