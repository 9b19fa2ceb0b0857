/** Any files of the kinds that an import reads, a sample. */
import { test } from "vitest";
import { importAnyConfiguration, importAnyFiles } from "./run-fuzz.ts";

test("any files beside a configuration give a site that compiles", () => importAnyFiles(3));

test("any configuration gives a site, or its own name", () => importAnyConfiguration(8));
