/** A site of payloads: some on a page, each under a heading of its own and before a text that must be there after it. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CompiledSite, compileSite } from "../browser/compiled-site.ts";
import type { Payload } from "./payload.ts";
import { termForms } from "./unclosed.ts";

const PER_PAGE = 8;

export type PayloadSite = {
  /** As it is published. */
  site: CompiledSite;
  /** Without the policy in its documents. */
  bare: CompiledSite;
  routes: { path: string; numbers: number[] }[];
  remove(): void;
};

export async function compilePayloads(
  payloads: readonly { payload: Payload; number: number }[],
): Promise<PayloadSite> {
  const folder = mkdtempSync(join(tmpdir(), "twsite-payloads-"));
  const content = join(folder, "content");
  const docs = join(content, "en/docs");
  for (const name of [docs, join(content, "en/pages"), join(content, "en/blog")])
    mkdirSync(name, { recursive: true });
  writeFileSync(join(content, "site.yml"), siteYml);
  writeFileSync(join(content, "en/pages/index.md"), "# Home\n\n[Docs](/docs/p0)\n");
  // Not a picture: what asks for it fails, and an `onerror` that was left would run.
  for (const name of ["x", "1"]) writeFileSync(join(docs, name), "no picture");
  mkdirSync(join(content, "components"));
  writeFileSync(
    join(content, "components/Chart.tsx"),
    "export default ({ children }: { children?: unknown }) => <section>{children as string}</section>;\n",
  );
  writeFileSync(join(content, "en/glossary.yml"), glossaryYml);
  writeFileSync(join(content, "en/pages/glossary.md"), "# Glossary\n\n::glossary\n");
  const routes: PayloadSite["routes"] = [];
  const page = (numbers: number[], frontMatter: string, body: string) => {
    const name = `p${routes.length}`;
    writeFileSync(join(docs, `${name}.md`), `---\n${frontMatter}\n---\n\n${body}`);
    routes.push({ path: `/docs/${name}`, numbers });
  };
  const together = payloads.filter(({ payload }) => payload.frontMatter === undefined);
  for (let at = 0; at < together.length; at += PER_PAGE) {
    const part = together.slice(at, at + PER_PAGE);
    const body = part
      .map(({ payload, number }) => `## Number ${number}\n\n${payload.markdown}\n\nAfter ${number}.\n`)
      .join("\n");
    page(
      part.map(({ number }) => number),
      `title: Page ${at}`,
      body,
    );
  }
  for (const { payload, number } of payloads)
    if (payload.frontMatter !== undefined)
      page([number], payload.frontMatter, `${payload.markdown}\n\nAfter ${number}.\n`);
  writeFileSync(
    join(content, "en/blog/2025-01-02-post.md"),
    `---\ntitle: Post\ndate: 2025-01-02\n---\n\n${together[0]?.payload.markdown ?? ""}\n`,
  );
  const site = await compileSite("/", content);
  const bare = { ...site, root: join(folder, "bare"), folder: join(folder, "bare") };
  cpSync(site.folder, bare.folder, { recursive: true });
  withoutPolicy(bare.folder);
  return {
    site,
    bare,
    routes,
    remove: () => {
      site.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Takes the policy out of every document in the folder. */
export function withoutPolicy(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = join(folder, name);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""),
    );
  }
}

const glossaryYml = `terms:
  x: ${JSON.stringify({ term: "x", also: termForms, text: "A <b>text</b> </script><b onclick=hit(9001)>x</b>." })}
`;
const breakout = `</script><img src=x onerror=hit(9000)>`;
const siteYml = `title: ${JSON.stringify(`Site ${breakout}`)}
tagline: ${JSON.stringify(breakout)}
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: ${JSON.stringify(`English ${breakout}`)} }
announcement: { id: a, text: { en: ${JSON.stringify(breakout)} } }
navbar:
  left:
    - { type: link, label: ${JSON.stringify(breakout)}, to: https://evil.example }
`;
