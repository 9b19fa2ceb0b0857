/** Pages that use components → their properties by the components' schemas, and whether they can be rendered. */
import type { HastElement, HastRoot } from "../../../schema/hast.ts";
import type { ContentStore } from "../../compile/content-store.ts";
import { checkProps } from "../../compile/site-code/check-props.ts";
import { withWhereabouts } from "../../report/failure.ts";
import type { Finding } from "../../report/finding.ts";
import { findingsOf } from "../../report/internal-error.ts";
import { reasonOf } from "../../report/reason-of.ts";
import { renderComponents } from "../article.tsx";
import { type PageComponents, type SiteComponent, withComponents } from "../site-components.ts";
import { pageProps, type Used, type WrittenUse } from "./component-uses.ts";
import { fileOf } from "./find-components.ts";
import {
  componentOf,
  type LoadedComponent,
  loadComponents,
  type Modules,
  schemaOf,
} from "./load-components.ts";

export type CheckedUses = {
  findings: Finding[];
  /** The pages without a problem, by route. */
  pages: Map<string, PageComponents>;
  /** False where a component cannot be used at all. */
  areUsable: boolean;
};

export function checkUses(
  names: readonly string[],
  used: readonly Used[],
  code: string,
  contents: Pick<ContentStore, "read">,
): CheckedUses {
  const modules = loadComponents(code);
  const findings = checkModules(names, modules);
  const areUsable = findings.length === 0;
  const pages = new Map<string, PageComponents>();
  const checkPage = (page: Used): Finding[] => {
    const checked = checkedUses(page, modules);
    if (checked.findings.length > 0 || !checked.components) return checked.findings;
    const failures = areUsable ? failureOf(page, checked.components, modules, contents) : [];
    if (failures.length === 0) pages.set(page.route.path, checked.components);
    return failures;
  };
  for (const page of used) {
    const file = page.route.page?.source.path;
    findings.push(
      ...findingsOf("checking the components of this page", () =>
        withWhereabouts({ file }, () => checkPage(page)),
      ),
    );
  }
  return { findings, pages, areUsable };
}

/** No components where one of them cannot be used: that has its own finding. */
function checkedUses(
  { route, written }: Used,
  modules: Modules,
): { findings: Finding[]; components?: PageComponents } {
  const findings: Finding[] = [];
  const check = (use: WrittenUse): SiteComponent[] => {
    if (!componentOf(modules, use.name)) return [];
    const { props, problems } = checkProps(use.props, schemaOf(modules, use.name));
    for (const { name, ...problem } of problems)
      findings.push({
        rule: "component-props-are-valid",
        file: route.page?.source.path ?? "",
        place: name === undefined ? use.place : use.placeOf(name),
        ...problem,
        message: `“${use.name}”: ${problem.message}`,
      });
    return [{ name: use.name, props }];
  };
  const uses = written.uses.flatMap(check);
  const [page] = written.page ? check(written.page) : [];
  if (uses.length < written.uses.length || (written.page && !page)) return { findings };
  return {
    findings,
    components: { uses, ...(page && { page: { ...page, props: { ...page.props, ...pageProps(route) } } }) },
  };
}

function failureOf(
  { route, written }: Used,
  components: PageComponents,
  modules: Modules,
  contents: Pick<ContentStore, "read">,
): Finding[] {
  const content = route.page && contents.read(route.page.hash);
  // The cache has lost the content, which is reported when the page is written.
  if (!content) return [];
  const failure = testRender(content.hast, components, (name) => componentOf(modules, name));
  if (!failure) return [];
  const use = failure.use === undefined ? written.page : written.uses[failure.use];
  return [
    {
      rule: "component-is-usable",
      file: route.page?.source.path ?? "",
      place: use?.place,
      message: `the component “${use?.name}” (${fileOf(use?.name ?? "")}) fails here: ${reasonOf(failure.error)}`,
      expected: "a component that renders without a browser; move browser code into an effect",
    },
  ];
}

/** Each component's file gives a component, and its schema is one. */
function checkModules(names: readonly string[], modules: Modules): Finding[] {
  return names.flatMap((name): Finding[] => {
    const wrong = (message: string, expected?: string): Finding[] => [
      { rule: "component-is-usable", file: fileOf(name), message, expected },
    ];
    const module = modules(name);
    if (!module) return [];
    if ("error" in module)
      return wrong(
        `this file cannot be run: ${reasonOf(module.error)}`,
        "a module that can be imported without a browser; move browser code into an effect",
      );
    if (!componentOf(modules, name))
      return wrong(
        module.exports.default === undefined
          ? `the component “${name}” has no default export`
          : `the default export of the component “${name}” is not a component`,
        `export default function ${name}() { … }`,
      );
    if (module.exports.props !== undefined && !schemaOf(modules, name))
      return wrong(`the export “props” of the component “${name}” is not a zod schema`, "z.object({ … })");
    return [];
  });
}

/** `use` is the number of the directive; undefined for the component that is the page. */
type ComponentFailure = { use: number | undefined; error: unknown };

/** Test render of a page's components by themselves, before anything is written: what they throw is a finding. */
function testRender(
  content: HastRoot,
  components: PageComponents,
  componentOf: (name: string) => LoadedComponent | undefined,
): ComponentFailure | undefined {
  const uses = new Map<HastElement, number>();
  const root = withComponents(content, components, (element, use) => uses.set(element, use));
  let entered: HastElement | undefined;
  try {
    renderComponents(root, (element) => {
      entered = element;
      return componentOf(String(element.properties.name));
    });
    return undefined;
  } catch (error) {
    return { use: entered && uses.get(entered), error };
  }
}
