/** Components → one script that the compiler runs to render pages and to read the schemas of properties. */
import { type SiteScript, siteScript } from "../../compile/site-code/bundle-site-code.ts";
import type { Finding } from "../../report/finding.ts";
import { bundlerFindings } from "./bundler-findings.ts";
import { fileOf } from "./find-components.ts";
import { sharedOnServer } from "./shared-packages.ts";

export async function serverBundle(
  names: readonly string[],
  contentFolder: string,
  base: string,
): Promise<{ bundle: SiteScript | undefined; findings: Finding[] }> {
  const modules = names.map((name) => [name, `./${fileOf(name)}`] as const);
  const { script, errors } = await siteScript(contentFolder, base, modules, { plugins: [sharedOnServer()] });
  return { bundle: script, findings: bundlerFindings(errors) };
}
