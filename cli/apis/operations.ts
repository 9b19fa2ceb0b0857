/** A description in OpenAPI → its operations, those of webhooks and callbacks too, each with a name for its page. */
import * as z from "zod";
import type { Problem } from "../report/finding.ts";
import { apiPageName } from "../source/api-names.ts";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { type At, below, type Located } from "./at.ts";
import {
  type Method,
  methods,
  type OpenApi,
  type Operation,
  type Parameter,
  PathItem,
  type Server,
} from "./openapi.ts";

export type ApiOperation = {
  kind: "operation" | "webhook" | "callback";
  /** Name of its page: `create-reservation`. */
  name: string;
  id: string | undefined;
  method: Method;
  /** `/reservations/{id}`; the name of a webhook; the expression of a callback. */
  path: string;
  operation: Operation;
  at: At;
  /** Parameters of the path and of the operation, which come first; not yet followed. */
  parameters: Located<Parameter>[];
  servers: Located<Server[]> | undefined;
  /** The operation of a callback. */
  owner?: string;
  tag: string | undefined;
};

export function operationsOf(document: OpenApi, file: string, files: ApiFiles): ApiOperation[] {
  const found: ApiOperation[] = [];
  const names = new Set(["index", "readme"]);
  const ids = new Map<string, At>();
  const whole: At = { file, path: [] };

  const add = (
    item: Located<PathItem>,
    { kind, path, owner }: Pick<ApiOperation, "kind" | "path"> & { owner?: string },
    servers: ApiOperation["servers"],
  ): void => {
    const followed = files.follow(item, PathItem);
    if (!followed) return;
    const { value, at } = followed;
    for (const method of methods) {
      const operation = value[method];
      if (!operation || found.length >= apiLimits.operations) continue;
      const own = below(at, method);
      const id = operation.operationId;
      if (id !== undefined && kind === "operation") {
        const first = ids.get(id);
        if (first) files.report(below(own, "operationId"), repeated(id, first, files));
        else ids.set(id, own);
      }
      const ownServers = operation.servers
        ? { value: operation.servers, at: below(own, "servers") }
        : value.servers && { value: value.servers, at: below(at, "servers") };
      const name = uniqueName(id ?? `${method} ${path}`, names);
      const made: ApiOperation = {
        kind,
        name,
        id,
        method,
        path,
        operation,
        at: own,
        parameters: [
          ...listed(operation.parameters, below(own, "parameters")),
          ...listed(value.parameters, below(at, "parameters")),
        ],
        servers: ownServers ?? servers,
        tag: operation.tags?.[0],
        ...(owner !== undefined && { owner }),
      };
      found.push(made);
      for (const [key, value] of Object.entries(kind === "callback" ? {} : (operation.callbacks ?? {}))) {
        const callback = files.follow<object>({ value, at: below(own, "callbacks", key) }, anyObject);
        for (const [expression, inner] of Object.entries(callback?.value ?? {})) {
          const place = below(callback?.at ?? own, expression);
          const item = expression.startsWith("x-") ? undefined : files.fitting(inner, place, PathItem);
          if (item)
            add({ value: item, at: place }, { kind: "callback", path: expression, owner: name }, undefined);
        }
      }
    }
  };

  const servers = document.servers && { value: document.servers, at: below(whole, "servers") };
  for (const [path, value] of Object.entries(document.paths ?? {}))
    if (!path.startsWith("x-"))
      add({ value, at: below(whole, "paths", path) }, { kind: "operation", path }, servers);
  for (const [path, value] of Object.entries(document.webhooks ?? {}))
    add({ value, at: below(whole, "webhooks", path) }, { kind: "webhook", path }, undefined);
  if (found.length >= apiLimits.operations)
    files.report(whole, {
      rule: "size-is-bounded",
      message: `this file has more than ${apiLimits.operations.toLocaleString("en-GB")} operations`,
      expected: "several files, each an entry in apis of site.yml",
    });
  return found;
}

const anyObject = z.looseObject({});

function listed<T>(values: readonly T[] | undefined, at: At): Located<T>[] {
  return (values ?? []).map((value, index) => ({ value, at: below(at, index) }));
}

function repeated(id: string, first: At, files: ApiFiles): Problem {
  const place = files.placeOf(below(first, "operationId"));
  return {
    rule: "api-is-valid",
    message: `another operation has the operationId “${id}”`,
    expected: "an operationId that no other operation has",
    related: [{ note: "first in", file: first.file, place }],
  };
}

/** The name of a page, with a number if another one has it already. Adds it to `names`. */
export function uniqueName(id: string, names: Set<string>): string {
  const base = apiPageName(id);
  let unique = base;
  for (let number = 2; names.has(unique); number++) unique = `${base}-${number}`;
  names.add(unique);
  return unique;
}
