/** An API in an earlier and a later state → what differs for its clients, the changes that break them first. */
import type * as z from "zod";
import type { DiffApi } from "../../schema/diff-report.ts";
import { type ApiFiles, openApiFiles } from "./api-file.ts";
import { below, type Located } from "./at.ts";
import {
  Header,
  MediaType,
  OpenApi,
  Parameter,
  RequestBody,
  Response,
  type SchemaOrFlag,
} from "./openapi.ts";
import { type ApiOperation, operationsOf } from "./operations.ts";
import {
  type Change,
  type CompareSchemas,
  type Direction,
  type Effect,
  type MaybeSides,
  pairsOf,
  type Sides,
  schemaComparison,
} from "./schema-changes.ts";

/** The content folder of a state, and the file of the API in it. */
export type ApiState = { contentFolder: string; file: string };

type Answer = z.infer<typeof Response>;

type WithSchema = { schema?: SchemaOrFlag | undefined };
type WithContent = { content?: Record<string, MediaType> | undefined };

type Api = { files: ApiFiles; document: OpenApi; operations: Map<string, ApiOperation> };

export function apiChanges(states: Sides<ApiState>): DiffApi["changes"] {
  const [before, after] = [apiOf(states.before), apiOf(states.after)];
  if (!before || !after) return [];
  const compareSchemas = schemaComparison({ before: before.files, after: after.files });
  const found = new Map<string, Change & { operations: string[] }>();
  const add = (operation: string, changes: readonly Change[]): void => {
    for (const change of changes) {
      const key = JSON.stringify(change);
      const known = found.get(key);
      if (known && !known.operations.includes(operation)) known.operations.push(operation);
      if (!known) found.set(key, { ...change, operations: [operation] });
    }
  };
  for (const [key, was] of before.operations) {
    const is = after.operations.get(key);
    if (is)
      add(shownName(is), operationChanges({ before: was, after: is }, { before, after }, compareSchemas));
    else {
      const { deprecated } = was.operation;
      const message = `the ${was.kind} is gone${deprecated ? "; it was deprecated" : ""}`;
      add(shownName(was), [
        { effect: deprecated ? "risky" : "breaking", message, at: was.at, state: "before" },
      ]);
    }
  }
  for (const [key, is] of after.operations)
    if (!before.operations.has(key))
      add(shownName(is), [{ effect: "safe", message: `the ${is.kind} is new`, at: is.at, state: "after" }]);
  const order: Effect[] = ["breaking", "risky", "safe"];
  return [...found.values()]
    .map(({ at, state, ...change }) => {
      const { files } = state === "before" ? before : after;
      return {
        ...change,
        state,
        file: at.file,
        line: files.placeOf(at, typeof at.path.at(-1) === "string").line,
      };
    })
    .sort((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect));
}

function apiOf({ contentFolder, file }: ApiState): Api | undefined {
  const files = openApiFiles(contentFolder);
  const document = files.read(file, OpenApi);
  if (!document) return undefined;
  const operations = operationsOf(document, file, files).map((each) => [keyOf(each), each] as const);
  return { files, document, operations: new Map(operations) };
}

/** Names of parameters in paths can change without a change for clients. */
function keyOf({ kind, method, path, owner }: ApiOperation): string {
  return [kind, owner, method, path.replace(/\{[^}]*\}/g, "{}")].join(" ");
}

function shownName({ kind, method, path }: ApiOperation): string {
  return kind === "webhook" ? path : `${method.toUpperCase()} ${path}`;
}

function operationChanges(
  { before: was, after: is }: Sides<ApiOperation>,
  { before, after }: Sides<Api>,
  compareSchemas: CompareSchemas,
): Change[] {
  const changes: Change[] = [];
  const add = (
    effect: Effect,
    message: string,
    { at }: Pick<Located<unknown>, "at"> = is,
    state: Change["state"] = "after",
  ): void => {
    changes.push({ effect, message, at, state });
  };
  const compareSchemasOf = (sides: Sides<Located<WithSchema>>, where: string, direction: Direction): void => {
    const [old, now] = [schemaOf(sides.before), schemaOf(sides.after)];
    changes.push(...compareSchemas({ before: old, after: now }, `the ${where}`, direction));
  };
  /** Compares something that has a name, and is required or not. It is something else in a webhook, which clients receive. */
  const comparePart = <T extends Header>(
    { before: old, after: now }: MaybeSides<Located<T>>,
    where: string,
    direction: Direction,
    ifGone: (value: T) => Effect,
  ): void => {
    const isSent = direction === "request";
    const kind = now?.value.required === true ? "required" : "optional";
    if (!now) {
      if (old) add(ifGone(old.value), `the ${where} is gone`, old, "before");
      return;
    }
    const effect = (kind === "required") === isSent ? "breaking" : "safe";
    if (!old) {
      add(isSent ? effect : "safe", `there is a new ${kind} ${where}`, now);
      return;
    }
    if ((old.value.required === true) !== (kind === "required"))
      add(effect, `the ${where} is ${kind} now`, now);
    if ((old.value.deprecated === true) !== (now.value.deprecated === true))
      add("safe", `the ${where} is ${old.value.deprecated ? "no longer " : ""}deprecated`, now);
    compareSchemasOf({ before: old, after: now }, where, direction);
  };
  const compareContent = (sides: Sides<Located<WithContent>>, where: string, direction: Direction): void => {
    const media = {
      before: contentOf(sides.before, before.files),
      after: contentOf(sides.after, after.files),
    };
    for (const [type, { before: old, after: now }] of pairsOf(media))
      if (old && now) compareSchemasOf({ before: old, after: now }, where, direction);
      else if (now) add("safe", `the ${where} can also be ${type}`, now);
      else add("breaking", `the ${where} is no longer ${type}`, sides.after);
  };

  if ((was.operation.deprecated === true) !== (is.operation.deprecated === true))
    add("safe", `the ${is.kind} is ${is.operation.deprecated ? "" : "no longer "}deprecated`);
  if (was.id !== is.id && was.id !== undefined)
    add("risky", `the operationId is ${is.id ?? "gone"}, and was ${was.id}`);

  const isSent = is.kind === "operation";
  const direction = isSent ? "request" : "response";
  const parameters = { before: parametersOf(was, before.files), after: parametersOf(is, after.files) };
  for (const [, pair] of pairsOf(parameters)) {
    const { in: place = "", name = "" } = (pair.after ?? pair.before)?.value ?? {};
    comparePart(pair, `${place} parameter ${name}`, direction, ({ deprecated, required }) =>
      deprecated ? "safe" : required && !isSent ? "breaking" : "risky",
    );
  }
  const body = { before: bodyOf(was, before.files), after: bodyOf(is, after.files) };
  comparePart(body, "body", direction, () => "breaking");
  if (body.before && body.after)
    compareContent({ before: body.before, after: body.after }, "body", direction);
  if (!isSent) return changes;

  const responses = { before: responsesOf(was, before.files), after: responsesOf(is, after.files) };
  for (const [status, { before: old, after: now }] of pairsOf(responses)) {
    const where = `response ${status}`;
    if (old && now) {
      const headers = { before: headersOf(old, before.files), after: headersOf(now, after.files) };
      for (const [name, pair] of pairsOf(headers))
        comparePart(pair, `header ${name} of the ${where}`, "response", ({ required }) =>
          required ? "breaking" : "risky",
        );
      compareContent({ before: old, after: now }, where, "response");
    } else if (now) add("safe", `there is a new ${where}`, now);
    else if (old) add(/^[23]/.test(status) ? "breaking" : "safe", `the ${where} is gone`, old, "before");
  }

  const [old, now] = [securityOf(was, before), securityOf(is, after)];
  for (const way of [...old].filter((each) => !now.has(each) && !now.has(open)))
    add(
      "breaking",
      way === open ? `it now takes ${[...now].join(" or ")}` : `authentication with ${way} is gone`,
    );
  for (const way of [...now].filter((each) => !old.has(each) && !old.has(open)))
    add("safe", way === open ? "it no longer takes authentication" : `authentication with ${way} is new`);
  return changes;
}

const open = "no authentication";

/** Each way to authenticate, such as `apiKey` or `oauth (read, write)`. */
function securityOf({ operation }: ApiOperation, { document }: Api): Set<string> {
  const ways = (operation.security ?? document.security ?? []).map((way) =>
    Object.entries(way)
      .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${[...scopes].sort().join(", ")})` : name))
      .sort()
      .join(" and "),
  );
  return new Set(ways.length === 0 ? [open] : ways.map((way) => way || open));
}

function parametersOf({ path, parameters }: ApiOperation, files: ApiFiles): Map<string, Located<Parameter>> {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const found = new Map<string, Located<Parameter>>();
  for (const parameter of parameters) {
    const followed = files.follow(parameter, Parameter);
    const { name = "", in: place = "" } = followed?.value ?? {};
    const own = place === "path" ? names.indexOf(name) : place === "header" ? name.toLowerCase() : name;
    // Those of the operation come before those of its path.
    if (followed && !found.has(`${place} ${own}`)) found.set(`${place} ${own}`, followed);
  }
  return found;
}

function schemaOf({ value: { schema }, at }: Located<WithSchema>): Located<SchemaOrFlag> | undefined {
  return schema === undefined ? undefined : { value: schema, at: below(at, "schema") };
}

function bodyOf({ operation, at }: ApiOperation, files: ApiFiles): Located<RequestBody> | undefined {
  const value = operation.requestBody;
  return value && files.follow({ value, at: below(at, "requestBody") }, RequestBody);
}

function responsesOf({ operation, at }: ApiOperation, files: ApiFiles): Map<string, Located<Answer>> {
  return followed(operation.responses, below(at, "responses"), (response) =>
    files.follow(response, Response),
  );
}

function headersOf({ value, at }: Located<Answer>, files: ApiFiles): Map<string, Located<Header>> {
  return followed(value.headers, below(at, "headers"), (header) => files.follow(header, Header));
}

function contentOf({ value, at }: Located<WithContent>, files: ApiFiles): Map<string, Located<MediaType>> {
  return followed(value.content, below(at, "content"), (media) => files.follow(media, MediaType));
}

function followed<T>(
  values: Record<string, T> | undefined,
  at: Located<T>["at"],
  follow: (located: Located<T>) => Located<T> | undefined,
): Map<string, Located<T>> {
  return new Map(
    Object.entries(values ?? {}).flatMap(([key, value]) => {
      const found = follow({ value, at: below(at, key) });
      return found ? [[key, found] as const] : [];
    }),
  );
}
