/** Servers of an API. */
import { ownValue } from "../../schema/own-value.ts";
import type { Server } from "./openapi.ts";

/** The address with the defaults of its variables. */
export function serverUrl({ url = "", variables = {} }: Server): string {
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    String(ownValue(variables, name)?.default ?? whole),
  );
}
