#!/usr/bin/env node
/** The command of the package `create-twsite`: `npm create twsite my-site` is `twsite init my-site` without an installed twsite. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

// The package gives no path to its command, but it does to this file.
const manifest = createRequire(import.meta.url).resolve("twsite/package.json");
const main = join(dirname(manifest), "dist/twsite/main.js");
process.argv.splice(1, 1, main, "init");
await import(pathToFileURL(main).href);
