/** The reader as one script together with React, whose names it exports for what is bundled apart from it. */
import { build } from "esbuild";
import { browser, filesOf, importsOf, minifyAgain } from "./browser.ts";
import { oneScript } from "./one-script.ts";
import { publicNames, reactAsModules } from "./react-as-modules.ts";

const whole = {
  "reader/start.tsx": "start",
  "reader/article/site-components.tsx": "createSiteComponents",
};

/**
 * The reader of a site with components of its own: the same, with React's names as exports, so that components are
 * bundled without React and without the reader, and still there is one React. `entry` starts it, `define` has the names of styles.
 */
export async function readerWithReact(
  folder: string,
  name: string,
  entry: string,
  define: Record<string, string>,
): Promise<{ script: string | undefined; imports: string[]; files: string[]; reactDom: string[] }> {
  const reactDom = publicNames("react-dom");
  const contents = [
    `export { default, ${publicNames("react").join(", ")} } from "react";`,
    `export { jsx, jsxs } from "react/jsx-runtime";`,
    `export { ${["default", ...reactDom].map((name) => `${name} as dom$${name}`).join(", ")} } from "react-dom";`,
    `import ${JSON.stringify(entry)};`,
  ].join("\n");
  const { metafile } = await build({
    ...browser,
    define,
    stdin: { contents, resolveDir: "reader", sourcefile: "own.js" },
    splitting: true,
    plugins: [oneScript(whole), reactAsModules()],
    entryNames: `${name}-[hash]`,
    chunkNames: "[name]-[hash]",
    outdir: folder,
    metafile: true,
  });
  const files = filesOf(metafile);
  minifyAgain(folder, files);
  const script = files.find((file) => file.startsWith(`${name}-`));
  return { script, imports: importsOf(script, metafile), files, reactDom };
}
