/** A description in OpenAPI → its operations, those of webhooks and callbacks too, each with a name for its page. */
import type { ZodType } from "zod";
import { firstPlace } from "../report/finding.ts";
import { apiPageName } from "../source/api-names.ts";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import {
  AnyObject,
  methods,
  type OpenApi,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  type Requirement,
  Response,
  type Server,
} from "./openapi.ts";

/** An operation whose references have been followed. */
export type ApiOperation = {
  kind: "operation" | "webhook" | "callback";
  /** Name of its page: `create-reservation`. */
  name: string;
  id: string | undefined;
  /** `get`; `COPY` for one that OpenAPI has no key for. */
  method: string;
  /** `/reservations/{id}`; the name of a webhook; the expression of a callback. */
  path: string;
  /** What the operations of the path have in common. */
  item: PathItem;
  operation: Operation;
  /** Those of the path and of the operation, which come first and replace them. */
  parameters: Parameter[];
  body: RequestBody | undefined;
  responses: Map<string, Response>;
  /** Empty for a request that the API sends. */
  servers: readonly Server[];
  security: readonly Requirement[];
  /** The operation of a callback. */
  owner?: ApiOperation;
  callbacks: ApiOperation[];
};

export function operationsOf(document: OpenApi, files: ApiFiles): ApiOperation[] {
  const found: ApiOperation[] = [];
  const names = new Set(["index", "readme"]);
  const ids = new Map<string, Operation>();

  type Item = Pick<ApiOperation, "kind" | "path" | "owner">;
  const add = (written: PathItem, { kind, path, owner }: Item): void => {
    const item = files.follow(written, PathItem) ?? {};
    const { additionalOperations = {} } = item;
    for (const [method, each] of [
      ...methods.map((method) => [method, item[method]] as const),
      ...Object.entries(additionalOperations),
    ]) {
      const operation = each && files.follow(each, Operation);
      if (!operation) continue;
      if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(method)) {
        const message = `“${method}” is not the name of a method`;
        const expected = "letters, digits and hyphens, such as COPY";
        files.report([additionalOperations, method], { rule: "api-part-is-valid", message, expected });
        continue;
      }
      if (found.length >= apiLimits.operations) {
        const message = `this file has more than ${apiLimits.operations.toLocaleString("en-GB")} operations`;
        const expected = "several files, each an entry in apis of site.yml";
        return void files.report([document], { rule: "size-is-bounded", message, expected });
      }
      const { operationId: id, requestBody, responses } = operation;
      const isOwn = kind === "operation";
      if (id !== undefined && isOwn) {
        const first = ids.get(id);
        if (first) {
          const { file, place } = files.originOf([first, "operationId"]);
          files.report([operation, "operationId"], {
            rule: "api-part-is-valid",
            message: `another operation has the operationId “${id}”`,
            expected: "an operationId that no other operation has",
            related: [firstPlace(file, place)],
          });
        } else ids.set(id, operation);
      }
      const made: ApiOperation = {
        kind,
        name: uniqueName(id ?? `${method} ${path}`, names),
        id,
        method,
        path,
        item,
        operation,
        parameters: parametersOf([...(operation.parameters ?? []), ...(item.parameters ?? [])], files),
        body: requestBody && files.follow(requestBody, RequestBody),
        responses: followed(withoutExtensions(responses), files, Response),
        servers: isOwn ? (operation.servers ?? item.servers ?? document.servers ?? []) : [],
        security: isOwn ? (operation.security ?? document.security ?? []) : [],
        ...(owner && { owner }),
        callbacks: [],
      };
      found.push(made);
      owner?.callbacks.push(made);
      for (const written of Object.values(owner ? {} : (operation.callbacks ?? {}))) {
        const callback = files.follow<Record<string, unknown>>(written, AnyObject) ?? {};
        for (const [expression, inner] of Object.entries(withoutExtensions(callback)))
          if (files.fits(inner, [callback, expression], PathItem))
            add(inner, { kind: "callback", path: expression, owner: made });
      }
    }
  };

  for (const [path, item] of Object.entries(withoutExtensions(document.paths)))
    add(item, { kind: "operation", path });
  for (const [path, item] of Object.entries(withoutExtensions(document.webhooks)))
    add(item, { kind: "webhook", path });
  return found;
}

function parametersOf(written: readonly Parameter[], files: ApiFiles): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const each of written) {
    const parameter = files.follow(each, Parameter);
    if (!parameter) continue;
    const { name, in: place } = parameter;
    if (name === undefined || place === undefined)
      files.report([parameter], {
        rule: "api-part-is-valid",
        message: "this parameter has no name, or no place",
        expected: "name, and in: path, query, header or cookie",
      });
    else if (!found.has(`${place} ${name}`)) found.set(`${place} ${name}`, parameter);
  }
  return [...found.values()];
}

/** A map without extensions. */
function withoutExtensions<T>(map: Record<string, T> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => !key.startsWith("x-")));
}

/** The values by their names, without those that lead to nothing. */
export function followed<T extends object>(
  values: Record<string, T> | undefined,
  files: ApiFiles,
  schema: ZodType<T>,
): Map<string, T> {
  return new Map(
    Object.entries(values ?? {}).flatMap(([key, value]) => {
      const found = files.follow(value, schema);
      return found ? [[key, found] as const] : [];
    }),
  );
}

/** The name of a page, with a number if another one has it already. Adds it to `names`. */
export function uniqueName(id: string, names: Set<string>): string {
  const base = apiPageName(id);
  let unique = base;
  for (let number = 2; names.has(unique); number++) unique = `${base}-${number}`;
  names.add(unique);
  return unique;
}
