/** The JSON Schemas of what the site's data files and the commands' reports hold, beside the data, and of the attributes of its own directives. */
import { schemaPath } from "../../schema/paths.ts";
import { schemaText } from "../report/json-schema/json-schema.ts";
import { publishedSchemas } from "../report/json-schema/schemas.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Output } from "./output.ts";

/** The `$id` of each is its address. `directives` are those of the site's extensions. */
export function schemaOutputs(
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
      return { path, key, phase: "data", content: () => schemaText(published, id) };
    });
  return [...own, ...ofDirectives];
}
