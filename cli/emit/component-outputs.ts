/** The site's own components → their hashed files, and what a page that uses them needs. */
import { ownValue } from "../../schema/own-value.ts";
import { fileHref, hashedPath } from "../../schema/paths.ts";
import type { Route } from "../site/site.ts";
import type { Output } from "./output.ts";
import type { ComponentParts } from "./render-page.ts";
import type { PageComponents } from "./site-components.ts";

/** Names of files in the hashed folder. */
type ComponentScript = {
  script: string;
  style?: string | undefined;
  /** Scripts that it imports, without the reader's. */
  imports: string[];
};

export type BundledComponents = {
  /** The components of pages, by route. */
  pages: ReadonlyMap<string, PageComponents>;
  /** The bundle that renders them. */
  code: string;
  browser: {
    /** Scripts by the component's name. */
    scripts: Record<string, ComponentScript>;
    files: { name: string; content: Uint8Array }[];
  };
};

/** Names of the components that a page uses, each once, in order. */
export function namesOf({ uses, page }: PageComponents): string[] {
  return [...new Set([...uses, ...(page ? [page] : [])].map(({ name }) => name))].sort();
}

export function componentPartsOf(
  { path }: Route,
  { pages, browser }: BundledComponents,
  base: string,
): ComponentParts | undefined {
  const components = pages.get(path);
  if (!components) return undefined;
  const asset = (file: string) => fileHref(base, `/${hashedPath(file)}`);
  const own = namesOf(components).flatMap((name) => {
    const files = ownValue(browser.scripts, name);
    return files ? [{ name, ...files }] : [];
  });
  return {
    ...components,
    scripts: own.map(({ name, script, style }) => ({
      name,
      script: asset(script),
      ...(style !== undefined && { style: asset(style) }),
    })),
    imports: [...new Set(own.flatMap(({ imports }) => imports))].sort().map(asset),
  };
}

export function componentOutputs({ browser }: BundledComponents): Output[] {
  return browser.files.map(({ name, content }) => ({
    path: hashedPath(name),
    // The name holds a hash of the content.
    key: name,
    phase: "data",
    content: () => content,
  }));
}
