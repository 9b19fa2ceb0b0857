/** The compiler of pages of a site with extensions: what fails is a finding that names the extension. */
import { type CompilePage, extendedPageCompiler } from "../markdown/compile-page.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import type { CompiledPage } from "../markdown/compiled-page.ts";
import type { PageExtensions } from "../markdown/extensions.ts";
import { ExtensionFailure } from "../markdown/extensions.ts";
import type { LocaleExtensions } from "../markdown/site-extensions.ts";
import { parseExtended } from "../mdast/parse-extended.ts";
import { loadExtensions } from "./load-extensions.ts";
import { isForLanguage, ruleCheck } from "./rule-check.ts";
import { siteDirective } from "./site-directive.ts";

type Compile = (...of: Parameters<CompilePage>) => Promise<CompiledPage>;

/** Never rejects because of an extension. The first page is compiled twice: an extension must give the same result for the same text. */
export function extendedCompiler(settings: CompileSettings, extensions: LocaleExtensions): Compile {
  let compile: Compile;
  try {
    compile = extendedPageCompiler(settings, pageExtensions(extensions));
  } catch (error) {
    const page = failed(error);
    return async () => page;
  }
  let isFirst = true;
  return async (...of) => {
    const isTried = isFirst;
    const page = await compile(...of).catch(failed);
    isFirst = false;
    if (!isTried) return page;
    const again = await compile(...of).catch(failed);
    return JSON.stringify(page) === JSON.stringify(again) ? page : unsteady(page, extensions);
  };
}

function failed(error: unknown): CompiledPage {
  if (!(error instanceof ExtensionFailure)) throw error;
  return {
    findings: [
      {
        rule: "extension-works",
        place: error.place,
        message: `the extension “${error.extension}” failed: ${error.message}`,
      },
    ],
  };
}

function unsteady(page: CompiledPage, { entries }: LocaleExtensions): CompiledPage {
  const names = [...new Set(entries.map(({ name }) => `“${name}”`))].join(", ");
  return {
    ...page,
    findings: [
      ...page.findings,
      {
        rule: "extension-works",
        message: `with ${names}, this page compiles to a different result each time`,
        expected: "extensions that do not use the time, random values or state kept between pages",
      },
    ],
  };
}

/** A site's extensions as the processor of the pages of one locale has them. Throws an `ExtensionFailure`. */
function pageExtensions(extensions: LocaleExtensions): PageExtensions {
  const { directives, rules, remark, rehype } = loadExtensions(extensions);
  const { locale } = extensions;
  return {
    directives: directives.map(({ definition, extension }) => siteDirective(definition, extension, locale)),
    rules: rules
      .filter(({ definition }) => isForLanguage(definition, extensions))
      .map(({ definition, extension }) => ruleCheck(definition, extension, locale)),
    remark,
    rehype,
    parse: parseExtended,
  };
}
