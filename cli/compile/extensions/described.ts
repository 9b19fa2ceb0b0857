/** Extensions of a site as commands that compile no pages need them: names, and schemas for editors. */
import { createRequire } from "node:module";
import type * as z from "zod";
import { directives as ownDirectives } from "../../markdown/directives/directives.ts";
import { ExtensionFailure } from "../../markdown/extension-runs.ts";
import type { SiteExtensions } from "../../markdown/site-extensions.ts";
import { type Finding, firstPlace } from "../../report/finding.ts";
import { isSiteRule, type SiteRule } from "../../report/rules.ts";
import type { DeclaredExtension } from "./declared.ts";
import { type LoadedExtensions, loadExtensions } from "./load-extensions.ts";

export type DescribedExtensions = {
  rules: SiteRule[];
  /** JSON Schemas of their attributes. */
  directives: { name: string; schema: Record<string, unknown> }[];
  /** True: they include code from outside of the content folder. */
  usesPackages: boolean;
};

/** `components` are the names of the site's own. Findings where one cannot be used. */
export function describedExtensions(
  extensions: SiteExtensions,
  declared: readonly DeclaredExtension[],
  components: readonly string[],
): { findings: Finding[]; described: DescribedExtensions } {
  const described: DescribedExtensions = { rules: [], directives: [], usesPackages: false };
  try {
    const loaded = loadExtensions(extensions);
    const problems = [...clashes(loaded), ...withoutComponent(loaded, components)];
    const findings = problems.map(({ extension, first, message, expected }) => {
      const earlier = declared.find(({ name }) => name === first);
      return {
        ...findingOf(extension, message, declared),
        expected,
        ...(earlier && { related: [firstPlace("site.yml", earlier.place)] }),
      };
    });
    described.rules = loaded.rules.map(({ definition }) => `site/${definition.id}`).filter(isSiteRule);
    described.directives = loaded.directives.map(({ definition, extension }) => {
      const { name, description, attributes } = definition;
      const schema = attributes ? asJsonSchema(attributes, extension) : { type: "object" };
      return { name, schema: { ...schema, title: name, ...(description !== undefined && { description }) } };
    });
    return { findings, described };
  } catch (error) {
    if (!(error instanceof ExtensionFailure)) throw error;
    const { extension, message } = error;
    return { findings: [findingOf(extension, message, declared)], described };
  }
}

function findingOf(extension: string, message: string, declared: readonly DeclaredExtension[]): Finding {
  return {
    rule: "extension-is-usable",
    file: "site.yml",
    // Of an extension that is listed twice, the second place.
    place: declared.findLast(({ name }) => name === extension)?.place,
    message: `the extension “${extension}” cannot be used: ${message}`,
  };
}

/** `first` is the extension that has the name, too. */
type Problem = { extension: string; first?: string | undefined; message: string; expected: string };

function clashes({ directives, rules }: LoadedExtensions): Problem[] {
  const ofDirectives = directives.map(({ extension, definition: { name } }) => ({ extension, name }));
  const ofRules = rules.map(({ extension, definition: { id } }) => ({ extension, name: `site/${id}` }));
  const taken = ownDirectives.flatMap(({ names }) => names);
  return [
    ...repeated(ofDirectives, taken, "a directive", "a name that is not in use"),
    ...repeated(ofRules, [], "a rule", "an id that is not in use"),
  ];
}

function repeated(
  all: readonly { extension: string; name: string }[],
  taken: readonly string[],
  what: string,
  expected: string,
): Problem[] {
  return all.flatMap(({ extension, name }, index) => {
    const earlier = all.slice(0, index).find((other) => other.name === name);
    if (!earlier && !taken.includes(name)) return [];
    return [
      { extension, first: earlier?.extension, message: `there is ${what} “${name}” already`, expected },
    ];
  });
}

function withoutComponent({ directives }: LoadedExtensions, components: readonly string[]): Problem[] {
  return directives.flatMap(({ extension, definition: { name, component } }) =>
    component === undefined || components.includes(component)
      ? []
      : {
          extension,
          message: `there is no component “${component}” to show “${name}”`,
          expected: `a file components/${component}.tsx in the content folder`,
        },
  );
}

/** The schema is described by the zod that made it. */
function asJsonSchema(schema: z.ZodType, extension: string): Record<string, unknown> {
  const { toJSONSchema }: typeof z = createRequire(import.meta.url)("zod");
  try {
    return toJSONSchema(schema, { io: "input" });
  } catch (error) {
    throw new ExtensionFailure(extension, error);
  }
}
