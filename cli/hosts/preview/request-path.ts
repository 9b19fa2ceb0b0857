/** The path that a request asks for. */
import { decoded, strictlyDecoded } from "../../../schema/paths.ts";

/**
 * `/docs/pr%C3%A9sentation?x` → `/docs/présentation`, behind a base that stays as it is. Undefined where it is
 * malformed or tries to leave the site: a host answers 400 to it and looks at no file.
 */
export function requestPath(target: string, base: string): string | undefined {
  // By hand: a URL parser would take `//name` for a host, and would resolve `..` before it can be refused.
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  if (!path.startsWith("/")) return undefined;
  const segments = path.split("/").map(decode);
  if (!segments.every((segment) => segment !== undefined)) return undefined;
  const whole = segments.join("/");
  const folder = decoded(base).slice(0, -1);
  return whole.startsWith(folder) ? base.slice(0, -1) + whole.slice(folder.length) : whole;
}

function decode(segment: string): string | undefined {
  const name = strictlyDecoded(segment);
  return name === undefined || name === ".." || /[/\\\0]/.test(name) ? undefined : name;
}
