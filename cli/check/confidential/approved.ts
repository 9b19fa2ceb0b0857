/** `approved_files` of the pages of a case → the files that all of them may use. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { decoded } from "../../../schema/paths.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { Place } from "../../report/finding.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import { besideInVersion, sourceInVersion } from "../../source/docs-folders.ts";
import type { CaseInputs } from "./confidential-inputs.ts";
import { type CaseRoute, fileMeant } from "./confidential-uses.ts";

type Approval = { url: string; place: Place | undefined; files: readonly string[] };

/** Each entry of the page's list, with the files that it names; none where there is no such file. */
export function approvalsOf(page: Page, route: CaseRoute | undefined, inputs: CaseInputs): Approval[] {
  const { frontMatter, keys } = page.facts;
  const written = "case" in frontMatter ? (frontMatter.case?.approved_files ?? []) : [];
  return written.map((url, index) => {
    const asLink = route && fileMeant({ url, kind: "image" }, route, inputs);
    const asFile = isExternal(url) ? [] : candidates(url, page).filter(inputs.isFile);
    return {
      url,
      place: ownValue(keys, `case.approved_files.${index}`) ?? keys["case.approved_files"],
      files: [...new Set([...(asLink === undefined ? [] : [asLink]), ...asFile])],
    };
  });
}

/** Files that are named without a link: a part that is included, a component. */
function candidates(url: string, { source }: Page): string[] {
  const path = decoded(splitSuffix(url).path);
  if (!path.startsWith("/"))
    return [besideInVersion(path, source.path, () => false), posix.join(posix.dirname(source.path), path)];
  const inLocale = posix.normalize(source.locale + path);
  return [posix.normalize(`static${path}`), inLocale, sourceInVersion(inLocale, source.path)];
}
