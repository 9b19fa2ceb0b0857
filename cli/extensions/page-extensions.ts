/** A site's extensions as the processor of the pages of one locale has them. */
import type { PageExtensions } from "../markdown/extensions.ts";
import type { LocaleExtensions } from "../markdown/site-extensions.ts";
import { parseExtended } from "../mdast/parse-extended.ts";
import { loadExtensions } from "./load-extensions.ts";
import { isForLanguage, ruleCheck } from "./rule-check.ts";
import { siteDirective } from "./site-directive.ts";

/** Throws an `ExtensionFailure`. */
export function pageExtensions(extensions: LocaleExtensions): PageExtensions {
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
