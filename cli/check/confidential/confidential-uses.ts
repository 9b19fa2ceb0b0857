/** Everything that a confidential page shows, links to or takes from elsewhere. */
import { posix } from "node:path";
import type { Page } from "../../compile/compile-files.ts";
import { includedBy } from "../../markdown/includes/expanded-page.ts";
import { ALL } from "../../markdown/includes/glossary.ts";
import type { Dependency } from "../../markdown/includes/page-uses.ts";
import type { Place, RelatedPlace } from "../../report/finding.ts";
import { addressInSite } from "../../site/absolute-address.ts";
import { isExternal } from "../../site/link-target.ts";
import { type LinkIndex, resolveFrom, type Target, type Targets } from "../../site/references.ts";
import type { Route } from "../../site/site.ts";
import type { CaseInputs } from "./case-inputs.ts";

export type Use = {
  /** As written: an address, or a kind and a name. */
  written: string;
  /** `text`: words that become part of the page; the others show or give away a file. */
  kind: "picture" | "link" | "text" | "code" | "component";
  /** A file of the content folder, or the address of a picture of another site. */
  from: string;
  file: string;
  place: Place | undefined;
  related?: RelatedPlace[] | undefined;
};

export type CaseRoute = Route & { page: Page };

export function usesOf(route: CaseRoute, targets: Targets, inputs: CaseInputs): Use[] {
  const { page, head } = route;
  const { facts, source } = page;
  const own = { file: source.path };
  const ownTargets = targets.get(route.path);
  const meant = (url: string, kind: "image" | "link"): string | undefined =>
    fileMeant({ url, kind, known: ownTargets?.get(url) }, route, inputs);
  const used = (
    url: string,
    kind: "picture" | "link",
    at: Pick<Use, "file" | "place" | "related">,
  ): Use[] => {
    const from = meant(url, kind === "picture" ? "image" : "link");
    if (from === undefined) return [];
    return [{ written: `“${url}”`, kind: isPicture.test(from) ? "picture" : kind, from, ...at }];
  };
  return [
    ...(head.image === undefined ? [] : used(head.image, "picture", { ...own, place: facts.keys.image })),
    ...facts.references
      .filter(({ isTerm }) => !isTerm)
      .flatMap(({ kind, url, place, included }) =>
        used(url, kind === "image" ? "picture" : "link", {
          file: included?.file ?? source.path,
          place,
          ...(included && { related: includedBy(included) }),
        }).map((use) => (included ? { ...use, written: `“${included.written}”` } : use)),
      ),
    ...(facts.dependencies ?? []).flatMap((dependency): Use[] => {
      const at = {
        file: dependency.file ?? source.path,
        place: dependency.place,
        related: dependency.related,
      };
      // No visitor sees what a picture is made from.
      if (dependency.kind === "source") return [];
      if (dependency.kind === "address") return used(dependency.name, "picture", at);
      return filesOfDependency(dependency, page, inputs).map((from) => ({
        ...wordsFor(dependency),
        from,
        ...at,
      }));
    }),
    ...(facts.components ?? []).flatMap(({ name, place, attributes }): Use[] => [
      {
        written: `the component “${name}”`,
        kind: "component",
        from: `components/${name}.tsx`,
        ...own,
        place,
      },
      ...attributes.flatMap(({ value, place }) =>
        addressesIn(value).flatMap((url) => used(url, "picture", { ...own, place })),
      ),
    ]),
  ];
}

/** A link to a picture shows it. */
const isPicture = /\.(apng|avif|bmp|gif|ico|jpe?g|png|svgz?|tiff?|webp)$/i;

/** The file that an address gives away, also as an absolute address of this site; undefined for pages and for links elsewhere. */
export function fileMeant(
  { url, kind, known }: { url: string; kind: "image" | "link"; known?: Target | undefined },
  route: CaseRoute,
  inputs: CaseInputs,
): string | undefined {
  const { linkIndex, place } = inputs;
  if (isExternal(url)) {
    const inside = addressInSite(url, place);
    if (inside === undefined) return kind === "image" ? url : undefined;
    const target = resolveFrom(route, route.page, { kind: "link", url: inside }, linkIndex);
    // An address that does not resolve here may still exist, such as that of a compiled file.
    return target.kind === "nothing" ? url : fileAt(target, inputs);
  }
  return fileAt(known ?? resolveFrom(route, route.page, { kind, url }, linkIndex), inputs);
}

function fileAt(target: Target, { linkIndex, place }: CaseInputs): string | undefined {
  if (target.kind === "file") return posix.normalize(target.path);
  if (target.kind === "elsewhere") {
    const inside = addressInSite(target.url, place);
    return inside === undefined ? undefined : servedFile(inside.replace(/[?#].*$/s, ""), linkIndex);
  }
  return target.kind === "served" ? servedFile(target.path, linkIndex) : undefined;
}

function servedFile(path: string, { files }: Pick<LinkIndex, "files">): string | undefined {
  const file = posix.normalize(`static${path}`);
  return files.has(file) ? file : undefined;
}

function wordsFor({ kind, name, written }: Dependency): Pick<Use, "written" | "kind"> {
  if (kind === "include")
    return { written: `the include “${written ?? name}”`, kind: name.endsWith(".md") ? "text" : "code" };
  if (kind === "variable") return { written: `the variable “${name}”`, kind: "text" };
  return { written: name === ALL ? "the glossary" : `the term “${name}”`, kind: "text" };
}

function filesOfDependency(
  { kind, name }: Dependency,
  { source }: Page,
  { variables, glossaries }: CaseInputs,
): string[] {
  if (kind === "include") return [name];
  if (kind === "variable") return variables(name, source.locale);
  return glossaries(source.locale);
}

/** A component may load what its attributes name: each word that could be an address. */
function addressesIn(value: string): string[] {
  return value.split(/[\s,;"'()]+/).filter((word) => /[./]/.test(word));
}
