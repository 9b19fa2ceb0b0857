/** The style of icons, for the bundler: `@import "icons:page"` and `@import "icons:interface"` → a rule for each drawing. */
import type { Plugin } from "esbuild";
import { interfaceIcons, pageIcons } from "../../schema/icons.ts";

/** Rules that set `--icon`. Those for pages have no icon that the interface has. */
export function iconRules(set: "page" | "interface"): string[] {
  const drawings =
    set === "interface"
      ? Object.entries(interfaceIcons)
      : Object.entries(pageIcons).map(([name, drawing]) => [`.icon-${name}`, drawing] as const);
  return drawings.flatMap(([selector, drawing]) =>
    set === "page" && Object.hasOwn(interfaceIcons, selector)
      ? []
      : `${selector}{--icon:url("${addressOf(drawing)}")}`,
  );
}

export function iconStyles(): Plugin {
  return {
    name: "icon-styles",
    setup(build) {
      build.onResolve({ filter: /^icons:/ }, ({ path }) => ({ path, namespace: "icons" }));
      build.onLoad({ filter: /./, namespace: "icons" }, ({ path }) => ({
        contents: iconRules(path === "icons:page" ? "page" : "interface").join(""),
        loader: "css",
      }));
    },
  };
}

function addressOf(drawing: string): string {
  const lines =
    "viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'";
  const elements = drawing.startsWith("<") ? drawing : `<path d='${drawing}'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${lines}>${elements}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}`;
}
