/** Errors of the bundler that are caused by the site, such as a file that it cannot bundle. */
import type { BuildFailure } from "esbuild";

export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}
