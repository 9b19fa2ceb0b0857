/** Servers of an API. */
import type { Server } from "./openapi.ts";

/** The address with the defaults of its variables. */
export function serverUrl({ url = "", variables = {} }: Server): string {
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? String(variables[name]?.default ?? whole) : whole,
  );
}
