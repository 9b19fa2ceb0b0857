/** A module of a site, with types and JSX as they come → its syntax. It does not run. */
import { transformSync } from "esbuild";
import { parseExpressionAt, parseJsxModule, placeAtOffset } from "../code/parser.ts";
import { refuseDeepCode, type SourceModule } from "../code/source-module.ts";
import type { SourceFolder } from "../source-folder.ts";

/** Undefined where it cannot be read. */
export function parsedModule(source: SourceFolder, file: string): SourceModule | undefined {
  return source.attempt(file, () => {
    const text = source.text(file);
    refuseDeepCode(text);
    const program = file.endsWith(".json")
      ? parsedJson(text)
      : (parseJsxModule(text) ?? parseJsxModule(withoutTypes(text, /\.[mc]?tsx?$/.test(file))));
    return program && { file, text, program, placeOf: (offset) => placeAtOffset(text, offset) };
  });
}

function parsedJson(text: string): SourceModule["program"] | undefined {
  try {
    return parseExpressionAt(text, 0);
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
