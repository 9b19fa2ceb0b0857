/** The JSON Schemas of what the site's data files and the commands' reports hold, beside the data. */
import { schemaPath } from "../../schema/paths.ts";
import { schemaText } from "../json-schema/json-schema.ts";
import { publishedSchemas } from "../json-schema/schemas.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Output } from "./output.ts";

/** The `$id` of each is its address. They change with the tool alone. */
export function schemaOutputs(siteUrl: string, base: string, version: string): Output[] {
  return publishedSchemas
    .filter(({ side }) => side !== "written")
    .map((published) => {
      const path = schemaPath(published.name);
      const id = `${siteUrl}${base}${path}`;
      const key = contentHash(JSON.stringify([version, id]));
      return { path, key, phase: "data", content: () => schemaText(published, id) };
    });
}
