/** Any files of the kinds that an import reads, many of them. */
// Tests: cli/import
import { test } from "vitest";
import { importAnyConfiguration, importAnyFiles } from "./run-fuzz.ts";

test("any files beside a configuration give a site that compiles", { timeout: 1800_000 }, () =>
  importAnyFiles(300),
);

test("any configuration gives a site, or its own name", { timeout: 1800_000 }, () =>
  importAnyConfiguration(500),
);
