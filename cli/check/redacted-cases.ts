/** A redacted case shows what its client approved: every file that it links to or shows is on its list. */
import type { Page } from "../compile/compile-files.ts";
import { at } from "../report/failure.ts";
import type { Finding, Place } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import { type Landmarks, resolveFrom, type Target, type Targets } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";

export function checkRedactedCases(site: Site, targets: Targets, landmarks: Landmarks): Finding[] {
  return site.routes.flatMap((route) => {
    const { page, path } = route;
    // A text that stands in for a translation is judged where it is at home.
    if (!page || page.failed || page.fallback !== undefined) return [];
    return at({ file: page.source.path }, () => ofCase({ ...route, page }, targets.get(path), landmarks));
  });
}

type Use = { url: string; file: string | undefined; place: Place | undefined };

function ofCase(
  route: Route & { page: Page },
  targets: ReadonlyMap<string, Target> | undefined,
  landmarks: Landmarks,
): Finding[] {
  const { facts, source } = route.page;
  const written = "case" in facts.frontMatter ? facts.frontMatter.case : undefined;
  if (written?.confidentiality !== "redacted") return [];

  const { image } = route.head;
  const fileNamed = (url: string) =>
    fileOf(resolveFrom(route, route.page, { kind: "image", url }, landmarks), landmarks);
  const approved = (written.approved_files ?? []).map((url, index) => ({
    url,
    file: fileNamed(url),
    place: facts.keys[`case.approved_files.${index}`],
  }));
  const files = new Set(approved.map(({ file }) => file));
  const uses: Use[] = [
    ...(image === undefined ? [] : [{ url: image, file: fileNamed(image), place: facts.keys.image }]),
    ...facts.references.map(({ url, place }) => ({ url, file: fileOf(targets?.get(url), landmarks), place })),
  ];
  return [
    ...approved
      .filter(({ file }) => file === undefined)
      .map(
        ({ url, place }): Finding => ({
          rule: "link-resolves",
          file: source.path,
          place,
          message: `there is no file “${url}”`,
          expected: "a file beside the page or in static/, written as in a link",
        }),
      ),
    ...uses
      .filter(({ file }) => file !== undefined && !files.has(file))
      .map(
        ({ url, place }): Finding => ({
          rule: "redacted-case-keeps-to-its-files",
          file: source.path,
          place,
          message: `this case is redacted, and “${url}” is not among its approved files`,
          expected: "a file of approved_files in the front matter, or none",
          nearest: nearestPath(
            url,
            approved.flatMap((choice) => (choice.file === undefined ? [] : [choice.url])),
          ),
        }),
      ),
  ];
}

/** Path of the content folder's file that a reference leads to; undefined for pages and files of the compiler. */
function fileOf(target: Target | undefined, { files }: Pick<Landmarks, "files">): string | undefined {
  if (target?.kind === "file") return target.path;
  if (target?.kind !== "served") return undefined;
  const path = `static${target.path}`;
  return files.has(path) ? path : undefined;
}
