/** Names of an API that prose can misspell: fields, parameters, schemas, paths and operations. */
import type { ApiFiles } from "./api-file.ts";
import { AnyObject, type OpenApi } from "./openapi.ts";
import { notSchemas } from "./shared-schemas.ts";

export function writtenNames(document: OpenApi, files: ApiFiles): Set<string> {
  const names = new Set(Object.keys(document.paths ?? {}).filter((path) => path.startsWith("/")));
  for (const name of Object.keys(document.components?.schemas ?? {})) names.add(name);
  const seen = new Set<object>();
  const waiting: object[] = [document];
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    const found = "$ref" in value ? files.follow(value, AnyObject) : value;
    if (!found || seen.has(found)) continue;
    seen.add(found);
    const { name, in: place, operationId, properties } = Object(found);
    if (typeof name === "string" && typeof place === "string") names.add(name);
    if (typeof operationId === "string") names.add(operationId);
    for (const property of Object.keys(Object(properties))) names.add(property);
    for (const [key, inner] of Object.entries(found))
      if (typeof inner === "object" && inner !== null && !notSchemas.has(key)) waiting.push(inner);
  }
  return names;
}
