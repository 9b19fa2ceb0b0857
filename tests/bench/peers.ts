/** The same pages built by other tools, in the same run. They are installed outside the repository. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writePages } from "./pages.ts";
import { run, type Usage } from "./run.ts";

export type Peer = {
  /** Makes the tool ready below `folder`; throws with advice where it cannot be had. */
  install(folder: string): void;
  /** Writes `count` pages and returns how to build them from nothing. */
  prepare(folder: string, count: number): () => Promise<Usage>;
};

const layout = (content: string, title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`;

const eleventy: Peer = {
  install(folder) {
    if (existsSync(join(folder, "node_modules/@11ty/eleventy"))) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    const packages = ["@11ty/eleventy@3.1.7", "@11ty/eleventy-plugin-syntaxhighlight@5"];
    execFileSync("npm", ["install", "--no-audit", "--no-fund", ...packages], {
      cwd: folder,
      stdio: "ignore",
    });
  },
  prepare(folder, count) {
    const source = join(folder, "pages");
    rmSync(join(folder, "out"), { recursive: true, force: true });
    rmSync(source, { recursive: true, force: true });
    writePages(source, count, "plain");
    mkdirSync(join(source, "_includes"), { recursive: true });
    writeFileSync(join(source, "_includes/page.njk"), layout("{{ content | safe }}", "{{ title }}"));
    writeFileSync(join(source, "pages.json"), '{ "layout": "page.njk" }');
    writeFileSync(
      join(folder, "eleventy.config.js"),
      'import highlight from "@11ty/eleventy-plugin-syntaxhighlight";\n' +
        "export default (config) => void config.addPlugin(highlight);\n",
    );
    const command = ["node_modules/@11ty/eleventy/cmd.cjs", "--quiet", "--input=pages"];
    return () => run("node", [...command, `--output=${freshOutput(folder)}`], folder);
  },
};

const hugo: Peer = {
  install() {
    try {
      execFileSync("hugo", ["version"], { stdio: "ignore" });
    } catch {
      throw new Error("hugo is not installed; on Debian: apt-get install hugo");
    }
  },
  prepare(folder, count) {
    rmSync(folder, { recursive: true, force: true });
    writePages(join(folder, "content"), count, "plain");
    mkdirSync(join(folder, "layouts/_default"), { recursive: true });
    for (const name of ["single", "list"])
      writeFileSync(join(folder, `layouts/_default/${name}.html`), layout("{{ .Content }}", "{{ .Title }}"));
    writeFileSync(join(folder, "hugo.toml"), 'baseURL = "https://www.example.com/"\ntitle = "Bench"\n');
    return () => run("hugo", ["--quiet", "--noBuildLock", "--destination", freshOutput(folder)], folder);
  },
};

/** An output folder that does not exist yet: deleting the last one would slow the file system down. */
function freshOutput(folder: string): string {
  const outputs = join(folder, "out");
  mkdirSync(outputs, { recursive: true });
  return join("out", String(readdirSync(outputs).length));
}

export const peers: Record<string, Peer> = { eleventy, hugo };
