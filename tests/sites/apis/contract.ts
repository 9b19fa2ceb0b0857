/** The shipped contract of `content/apis/` as plain data, in both languages: read by code that shares nothing with the command. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, parse, parseDocument, visit } from "yaml";

const apis = join(import.meta.dirname, "../../../content/apis");

export type Data = { [key: string]: unknown };

export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A part of the contract, and its JSON pointer. */
export type Part = { value: Data; pointer: string };

export function englishContract(): Data {
  return dataOf(parse(readFileSync(join(apis, "lockers.yaml"), "utf8")));
}

export function frenchContract(): Data {
  const document = parseDocument(readFileSync(join(apis, "lockers.yaml"), "utf8"));
  // Parts that share an anchor must not share their French texts.
  visit(document, { Alias: (_, alias) => alias.resolve(document)?.clone() as Node });
  const contract = dataOf(document.toJS());
  for (const { target, update } of overlayActions()) {
    const found = partAt(contract, target);
    if (found === undefined) throw new Error(`the overlay’s target ${target} leads to nothing`);
    merge(found, update);
  }
  return contract;
}

export function overlayActions(): { target: string; update: Data }[] {
  const { actions } = dataOf(parse(readFileSync(join(apis, "lockers.fr.yaml"), "utf8")));
  if (!Array.isArray(actions)) throw new Error("the overlay has no actions");
  return actions.map(({ target, update }) => ({ target: String(target), update: dataOf(update) }));
}

function dataOf(value: unknown): Data {
  if (!isData(value)) throw new Error("a mapping is expected");
  return value;
}

/** What a path such as `$.paths['/lockers'].get.parameters[0]` leads to. */
function partAt(contract: Data, target: string): Data | undefined {
  const steps = [...target.matchAll(/\.([\w-]+)|\['([^']+)'\]|\[(\d+)\]/g)];
  if (`$${steps.map(([step]) => step).join("")}` !== target) throw new Error(`${target} is not understood`);
  let value: unknown = contract;
  for (const [, name, quoted, index] of steps) value = Object(value)[name ?? quoted ?? Number(index)];
  return isData(value) ? value : undefined;
}

function merge(into: Data, update: Data): void {
  for (const [key, value] of Object.entries(update)) {
    const own = into[key];
    if (isData(own) && isData(value)) merge(own, value);
    else into[key] = value;
  }
}

/** All mappings, depth first. Values of examples are data of the service, and are left out. */
export function partsOf(value: unknown, pointer = ""): Part[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    ["example", "value"].includes(key) || (key === "examples" && Array.isArray(child))
      ? []
      : partsOf(child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
  return isData(value) ? [{ value, pointer }, ...inside] : inside;
}

/** Texts for people by their pointers: those of scopes have names of their own. */
export function textsOf(contract: Data): Map<string, string> {
  return new Map(
    partsOf(contract).flatMap(({ value, pointer }) =>
      (pointer.endsWith("/scopes") ? Object.keys(value) : ["title", "summary", "description"]).flatMap(
        (key) => {
          const text = value[key];
          return typeof text === "string" ? [[`${pointer}/${key}`, text] as const] : [];
        },
      ),
    ),
  );
}

const methods = ["get", "post", "put", "patch", "delete"];

/** `item` has the parameters that the operations of a path share. */
export type Operation = Part & { name: string; item: Data };

export function operationsOf({ paths, webhooks }: Data): Operation[] {
  return Object.entries({ paths, webhooks }).flatMap(([kind, items]) =>
    Object.entries(dataOf(items)).flatMap(([path, item]) =>
      Object.entries(dataOf(item)).flatMap(([method, value]) => {
        const pointer = `/${kind}/${path.replaceAll("/", "~1")}/${method}`;
        if (!methods.includes(method) || !isData(value)) return [];
        const own = dataOf(item);
        return [
          { item: own, name: kind === "paths" ? `${method.toUpperCase()} ${path}` : path, value, pointer },
        ];
      }),
    ),
  );
}

/** What a `$ref` within the contract leads to. */
export function followed(contract: Data, part: Data): Data {
  const { $ref } = part;
  if (typeof $ref !== "string") return part;
  return dataOf(partsOf(contract).find(({ pointer }) => `#${pointer}` === $ref)?.value);
}

/** Whether `part` says nothing that `whole` does not: the same values at the same places. */
export function differences(part: unknown, whole: unknown, pointer = ""): string[] {
  if (Array.isArray(part) && Array.isArray(whole) && part.length > whole.length)
    return [`${pointer}: ${whole.length} of ${part.length}`];
  if (typeof part === "object" && part !== null)
    return Object.entries(part).flatMap(([key, value]) =>
      differences(value, Object(whole)[key], `${pointer}/${key}`),
    );
  return plain(part) === plain(whole) ? [] : [`${pointer}: ${plain(part)} and not ${plain(whole)}`];
}

/** Samples of code have typewriter apostrophes and plain spaces. */
function plain(value: unknown): string {
  return String(value).replaceAll("’", "'").replace(/\s+/g, " ");
}
