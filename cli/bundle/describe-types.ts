/**
 * Adds the descriptions of schemas to the types of the package: `.describe("…")` becomes a doc comment above the field in
 * `dist/schema/*.d.ts`, where editors show it. Runs after tsc, when the package is packed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as address from "../../schema/address.ts";
import * as glossary from "../../schema/glossary.ts";
import * as home from "../../schema/home.ts";
import * as published from "../../schema/index.ts";
import * as sidebar from "../../schema/sidebar.ts";
import * as site from "../../schema/site.ts";
import * as siteParts from "../../schema/site-parts.ts";
import * as siteVersions from "../../schema/site-versions.ts";
import * as strings from "../../schema/strings.ts";
import { describedTypes } from "./described-types.ts";

const folder = "dist/schema";
const schemas = {
  ...address,
  ...glossary,
  ...home,
  ...published,
  ...sidebar,
  ...site,
  ...siteParts,
  ...siteVersions,
  ...strings,
};

for (const name of readdirSync(folder).filter((file) => file.endsWith(".d.ts"))) {
  const file = join(folder, name);
  writeFileSync(file, describedTypes(readFileSync(file, "utf8"), schemas));
}
