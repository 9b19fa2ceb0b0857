/** Which schema a data file has, by its path: the contract for whoever reads the data files. */
import * as z from "zod";
import { Manifest } from "../../schema/manifest.ts";
import { PageData } from "../../schema/page.ts";
import { Routes } from "../../schema/routes.ts";
import { SearchIndex, SearchShard } from "../../schema/search.ts";
import { SideBySide } from "../../schema/side-by-side.ts";
import { Sidebar } from "../../schema/sidebar.ts";
import { Versions } from "../../schema/versions.ts";

const schemas: [RegExp, z.ZodType][] = [
  [/^data\/_\/[\w-]+\/([\w-]+\/)?sidebars\/[\w.-]+\/[\w-]+(\/[\w.-]+)?\.json$/, Sidebar],
  [/^data\/_\/[\w-]+\/([\w-]+\/)?versions\.json$/, Versions],
  [/^data\/_\/[\w-]+\/side-by-side\.json$/, SideBySide],
  [/^data\/_\/[\w-]+\/search\/index\.json$/, SearchIndex],
  [/^data\/_\/[\w-]+\/search\/.+-\d+\.json$/, SearchShard],
  [/^data\/routes\.json$/, Routes],
  [/^data\/([\w-]+\/)?manifest\.json$/, Manifest],
  [/^data\/schemas\/[\w-]+\.schema\.json$/, z.looseObject({ $id: z.url(), title: z.string() })],
  [/^data\/(?!_\/).+\.json$/, PageData],
];

/** Throws for a file that has none. */
export function schemaOf(path: string): z.ZodType {
  const found = schemas.find(([pattern]) => pattern.test(path));
  if (!found) throw new Error(`no schema is known for ${path}`);
  return found[1];
}
