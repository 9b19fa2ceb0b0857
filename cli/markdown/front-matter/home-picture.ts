/** Picture of a home page, which is found, checked and sized like those of the text. */

import type { PageFinding, Place } from "../../report/finding.ts";
import type { Area } from "../../source/source-file.ts";
import { undeclaredHost } from "../address.ts";
import type { FrontMatterOf } from "../compiled-page.ts";
import type { Reference } from "../includes/page-references.ts";

export type HomePicture = {
  references: Reference[];
  findings: PageFinding[];
  /** True: it comes from a host that is not declared. */
  isLeftOut: boolean;
};

export function homePicture(
  frontMatter: FrontMatterOf[Area],
  keys: Record<string, Place>,
  imageHosts: readonly string[],
): HomePicture {
  const url = "home" in frontMatter ? frontMatter.home?.picture?.file : undefined;
  const place = keys["home.picture.file"] ?? keys.home;
  if (url === undefined || place === undefined) return { references: [], findings: [], isLeftOut: false };
  const findings = undeclaredHost(url, place, imageHosts);
  return { references: [{ kind: "image", url, place }], findings, isLeftOut: findings.length > 0 };
}
