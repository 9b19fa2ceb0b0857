/** `apis:` of `content/site.yml`: descriptions in OpenAPI that become sets of docs. */
import * as z from "zod";
import { PartPath, SetName } from "./docs-sets.ts";
import { VersionsConfig } from "./site-versions.ts";
import { LocalizedText } from "./text.ts";

/** Languages in which a request is shown. */
export const SampleLanguage = z.enum([
  "curl",
  "javascript",
  "python",
  "csharp",
  "go",
  "java",
  "kotlin",
  "php",
  "ruby",
  "rust",
]);
export type SampleLanguage = z.infer<typeof SampleLanguage>;

export const ApiConfig = z.strictObject({
  id: SetName.describe(
    "Name of the reference, as the name of a set of docs: links are `api:<id>/<operationId>`, and pages of your own beside it are in `<locale>/<id>/`.",
  ),
  file: z
    .string()
    .regex(
      /^apis\/(?!.*(?:^|\/)\.)[^\\\p{Cc}]+\.(ya?ml|json)$/u,
      "expected a YAML or JSON file in the folder apis, such as apis/orders.yaml",
    )
    .describe("Description of the API in OpenAPI 3.0, 3.1 or 3.2: a YAML or JSON file in `apis/`."),
  path: PartPath.optional().describe("Address of the reference. Default: `/` and the id."),
  title: LocalizedText.optional().describe("Name of the reference. Default: the title in the file."),
  group_by: z
    .enum(["tag", "path"])
    .default("tag")
    .describe(
      "What the sidebar groups operations by: `tag`, or `path`, the first part of their paths that differs. Default: tag.",
    ),
  samples: z
    .array(SampleLanguage)
    .default(["curl", "javascript", "python"])
    .describe(
      "Languages of the requests that each operation shows; an empty list shows none. Those but `curl`, `javascript` and `python` need a server whose `url` has a host. Default: `[curl, javascript, python]`.",
    ),
  versions: VersionsConfig.prefault({}).describe(
    "Versions of the reference, as those of a set of docs. The file of a frozen version is in `versions-<id>/<version>/`, at the path that `file` has.",
  ),
});
export type ApiConfig = z.infer<typeof ApiConfig>;
