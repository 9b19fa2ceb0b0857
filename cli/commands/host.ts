/** `twsite host NAME`: the file with which a host publishes the site at each push, and the setting that its addresses need. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Argument, Command } from "commander";
import { isMap, isScalar, parseDocument } from "yaml";
import { readInside } from "../source/read-inside.ts";
import { replaceFile } from "../source/replace-file.ts";
import type { Installation } from "./installation.ts";
import { quoted } from "./invocation.ts";
import type { CommandIo } from "./io.ts";
import { contentChoice, oneOf } from "./options.ts";
import { usableSite } from "./usable-site.ts";

const compile = "npx twsite compile --strict";

/** Each host's file, and what is left to do on its website. */
const hosts: ReadonlyMap<string, { file: string; next: string }> = new Map([
  [
    "github-pages",
    {
      file: ".github/workflows/publish.yml",
      next: "in the settings of the repository, under Pages, choose GitHub Actions as the source",
    },
  ],
  ["gitlab-pages", { file: ".gitlab-ci.yml", next: "push to the default branch" }],
  ["netlify", { file: "netlify.toml", next: "connect the repository on the website of Netlify" }],
  [
    "cloudflare-pages",
    {
      file: "wrangler.toml",
      next: `connect the repository on the website of Cloudflare, with the build command\n    ${compile}`,
    },
  ],
]);

export function hostCommand(io: CommandIo, { starterFolder }: Pick<Installation, "starterFolder">): Command {
  const names = [...hosts.keys()];
  const command = new Command("host").addArgument(oneOf(new Argument("<name>", "host"), names));
  return contentChoice(command)
    .addHelpText(
      "after",
      `
Run it in the root folder of the repository. It writes the file that the host
reads, with the one command that compiles the site: a warning keeps it from
being published. It adds documents: file to site.yml, so that addresses answer
without a redirect, unless the site has chosen its addresses.

Examples:
  $ twsite host github-pages
  $ twsite host netlify docs/content`,
    )
    .action((name: string, _: unknown, { content }: { content: string }) => {
      const host = hosts.get(name);
      if (!host || !usableSite(content, io)) return;
      const { file, next } = host;
      if (existsSync(file)) return command.error(`error: ${file} is there already; move it out of the way`);
      const text = readFileSync(join(starterFolder, "shared/hosts", name), "utf8");
      const folder = content === "content" ? "" : ` ${quoted(content)}`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text.replace(compile, `${compile}${folder}`), { flag: "wx" });
      io.out(`Wrote ${file}.`);
      const site = readInside(content, "site.yml").toString();
      const settled = withDocuments(site);
      if (settled !== site) {
        replaceFile(join(content, "site.yml"), settled);
        io.out(`Wrote documents: file in ${content}/site.yml.`);
      }
      io.out(
        `\nNext steps:\n  set url in ${content}/site.yml to the address of the site\n  commit ${file} and package-lock.json\n  ${next}`,
      );
    });
}

/** These hosts redirect `/docs/x` to `/docs/x/` where its document is in a folder. The key comes below `url`. */
function withDocuments(text: string): string {
  const document = parseDocument(text);
  if (document.has("documents") || document.has("trailing_slash")) return text;
  const url = document.get("url", true);
  const lineEnd = isScalar(url) && url.range ? text.indexOf("\n", url.range[1] - 1) + 1 : 0;
  if (isMap(document.contents) && !document.contents.flow && lineEnd > 0)
    return `${text.slice(0, lineEnd)}documents: file\n${text.slice(lineEnd)}`;
  document.set("documents", "file");
  return document.toString({ lineWidth: 0 });
}
