/** The version of the bundler, which is not part of the tool: what another one made may be something else. */
import { createRequire } from "node:module";

/** Empty where there is no bundler; to read its package is much faster than to read the bundler. */
export function bundlerVersion(): string {
  try {
    return createRequire(import.meta.url)("esbuild/package.json").version;
  } catch {
    return "";
  }
}
