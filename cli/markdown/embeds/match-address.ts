/** Address of a page of a provider → the values of the names in a template, and such values → an address. */
import { percentDecoded } from "../../../schema/paths.ts";

/** Values by name. */
type Values = ReadonlyMap<string, string>;

/** Undefined where the address is not one of the template's. `www.` and a slash at the end make no difference. */
export function matchAddress(template: string, address: string): Values | undefined {
  if (!URL.canParse(address)) return undefined;
  const [written, given] = [new URL(template), new URL(address)];
  if (written.protocol !== given.protocol && given.protocol !== "http:") return undefined;
  if (withoutWww(written.host) !== withoutWww(given.host)) return undefined;
  const values = new Map<string, string>();
  if (!matchPath(written.pathname, given.pathname, values)) return undefined;
  for (const [key, value] of written.searchParams) {
    const name = nameIn(value);
    const found = given.searchParams.get(key);
    if (found === null || found === "") return undefined;
    if (name !== undefined) values.set(name, found);
    else if (found !== value) return undefined;
  }
  return values;
}

export function fillAddress(template: string, values: Values): string {
  return template.replace(/\{([a-z][a-z0-9_]*)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ""),
  );
}

/** Part by part: a name stands for the whole of one, or for what is between two texts in it. */
function matchPath(template: string, path: string, values: Map<string, string>): boolean {
  const [written, given] = [partsOf(template), partsOf(path)];
  if (written.length !== given.length) return false;
  return written.every((part, index) =>
    matchPart(percentDecoded(part), percentDecoded(given[index] ?? ""), values),
  );
}

function matchPart(template: string, part: string, values: Map<string, string>): boolean {
  const names: string[] = [];
  const pattern = template
    .split(/(\{[a-z][a-z0-9_]*\})/)
    .map((piece) => {
      const name = nameIn(piece);
      if (name === undefined) return piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      names.push(name);
      return "(.+?)";
    })
    .join("");
  const found = new RegExp(`^${pattern}$`, "u").exec(part);
  if (!found) return false;
  names.forEach((name, index) => {
    values.set(name, found[index + 1] ?? "");
  });
  return true;
}

function nameIn(text: string): string | undefined {
  return /^\{([a-z][a-z0-9_]*)\}$/.exec(text)?.[1];
}

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}
