/** Compiles texts one after the other, with one extension. */
import { extendedCompiler } from "../../../../cli/compile/extensions/extended-compiler.ts";
import type { ExtensionKind } from "../../../../cli/markdown/site-extensions.ts";
import en from "../../../../schema/strings/en.json" with { type: "json" };
import { findingLine } from "../../markdown/settings.ts";

/** Milliseconds that the extension has on a page. */
export const time = 100;

/** `code` is that of the module’s default export. */
export function compilerWith(kind: ExtensionKind, code: string, milliseconds = time) {
  const compile = extendedCompiler(
    { strings: en.compiler, imageHosts: [], search: false },
    {
      code: `exports.modules = { own: () => (${code}) };`,
      entries: [{ kind, name: "own", module: "own" }],
      locale: "en",
      language: "en",
    },
    milliseconds,
  );
  return async (text: string) => {
    const { findings, facts } = await compile({ area: "docs", text });
    return { findings: findings.map(findingLine), isCompiled: facts !== undefined };
  };
}
