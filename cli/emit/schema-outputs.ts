/** The JSON Schemas of what the site's data files and the commands' reports hold, beside the data, and of the attributes of its own directives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { schemaPath } from "../../schema/paths.ts";
import { publishedSchemas } from "../report/json-schema/schemas.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Output } from "./output.ts";

/** `folder` is that of the prebuilt reader; the `$id` of each is its address. `directives` are those of the site's extensions. */
export function schemaOutputs(
  folder: string,
  siteUrl: string,
  base: string,
  version: string,
  directives: readonly { name: string; schema: Record<string, unknown> }[],
): Output[] {
  const ofDirectives = directives.map(({ name, schema }): Output => {
    const path = schemaPath(`directives/${name}`);
    const text = `${JSON.stringify({ $id: `${siteUrl}${base}${path}`, ...schema }, null, 2)}\n`;
    return { path, key: contentHash(text), phase: "data", content: () => text };
  });
  const own = publishedSchemas
    .filter(({ side }) => side !== "written")
    .map((published): Output => {
      const path = schemaPath(published.name);
      const id = `${siteUrl}${base}${path}`;
      const key = contentHash(JSON.stringify([version, id]));
      return { path, key, phase: "data", content: () => textOf(folder, published.name, id) };
    });
  return [...own, ...ofDirectives];
}

/** Converting the schemas takes longer than a small site, so that `bundle/bundle.ts` has done it, with an empty `$id`. */
function textOf(folder: string, name: string, $id: string): string {
  const text = readFileSync(join(folder, "schemas", `${name}.json`), "utf8");
  return text.replace('"$id":""', () => `"$id":${JSON.stringify($id)}`);
}
