/** Checks the files that pages are shown with: pictures, drawings, theme.css, components, parts of files that they link to. */
import { posix } from "node:path";
import { pictureOptions } from "../../schema/site-parts.ts";
import type { Blobs } from "../cache/blobs.ts";
import { fromOthers } from "../cache/packed-blobs.ts";
import { picturesNamed } from "../check/pictures.ts";
import { type ReadSource, sourceReader } from "../check/reviews/read-source.ts";
import { checkTheme } from "../check/theme/check-theme.ts";
import type { Compiled } from "../compile/compile-files.ts";
import { checkComponents, type UsedComponents } from "../emit/components/check-components.ts";
import { type CardRenderer, findCardRenderer } from "../images/cards/card-tools.ts";
import { checkCards } from "../images/cards/check-cards.ts";
import { checkPictures } from "../images/check-pictures.ts";
import { checkDrawings } from "../images/drawings/check-drawings.ts";
import type { Drawings } from "../images/drawings/read-drawings.ts";
import type { MadeSizes } from "../images/sizes/make-sizes.ts";
import { inStep } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { splitSuffix } from "../site/link-target.ts";
import type { Targets } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import type { Content, ContentOptions } from "./read-content.ts";

export type CheckedFiles = {
  /** Uses of the site's own components by pages. */
  components: UsedComponents | undefined;
  /** The renderer of cards, if the site asks for them. */
  cardRenderer: CardRenderer | undefined;
  /** The sizes in which pictures are sent; undefined where they are sent as they are. */
  sizes: MadeSizes | undefined;
  /** Drawings in SVG that pages show or link to. */
  drawings: Drawings;
};

export type FileOptions = {
  /** True: pictures are made in the sizes that site.yml asks for. Default: false. */
  makesPictureSizes?: boolean;
  /** Threads, and pictures that are made at once. */
  jobs: number;
  /** The store in which machines share compiled pages and resized pictures. */
  shared?: Blobs | undefined;
  onProgress?: ((step: "pictures", done: number, total: number) => void) | undefined;
  /** Ends the work with its reason once it is aborted. */
  signal?: AbortSignal | undefined;
};

export async function checkFiles(
  { configuration, base, discovery, cache, componentSources }: Content,
  { contents }: Compiled,
  { site, targets }: { site: Site; targets: Targets },
  options: FileOptions & Pick<ContentOptions, "contentFolder" | "version">,
): Promise<CheckedFiles & { findings: Finding[] }> {
  const { contentFolder, version, makesPictureSizes, jobs, signal, onProgress } = options;
  const { value, file, placeOf } = configuration.site;
  const cardRenderer = value.draw_cards ? findCardRenderer(contentFolder) : undefined;
  const wanted = pictureOptions(value.pictures);
  const pictures = await inStep("checking the pictures", () =>
    checkPictures({
      site,
      targets,
      files: discovery.files,
      named: picturesNamed(configuration),
      wanted: wanted && { options: wanted, file, place: placeOf(["pictures"]) },
      contentFolder,
      cache,
      shared: fromOthers(cache, options.shared),
      making: makesPictureSizes
        ? { jobs, signal, onProgress: (done, total) => onProgress?.("pictures", done, total) }
        : undefined,
    }),
  );
  const unusable = new Set(
    pictures.findings.flatMap(({ rule, file: path }) => (rule === "image-can-be-shown" ? [path] : [])),
  );
  const { findings: ofDrawings, drawings } = await inStep("checking the drawings", () =>
    checkDrawings({ site, targets, files: discovery.files, contentFolder, cache, unusable }),
  );
  const theme = await inStep("checking theme.css", () =>
    checkTheme({ files: discovery.files, base, contentFolder, config: configuration.site.value }),
  );
  const components = await inStep("checking the components", () =>
    checkComponents({ site, sources: componentSources, contents, contentFolder, base, version, cache }),
  );
  return {
    findings: [
      ...pictures.findings,
      ...ofDrawings,
      ...checkFilePointers(site, targets, sourceReader(contentFolder)),
      ...checkCards(site, configuration.site, cardRenderer),
      ...theme,
      ...components.findings,
    ],
    components: components.used,
    cardRenderer,
    sizes: pictures.sizes,
    drawings,
  };
}

/** Links to a part of a YAML or JSON file by its JSON pointer, such as `../apis/orders.yaml#/paths/~1orders`: the part exists. */
function checkFilePointers(site: Site, targets: Targets, readSource: ReadSource): Finding[] {
  return site.routes.flatMap(({ path: route, page }) =>
    (page?.facts.references ?? []).flatMap((reference): Finding[] => {
      const target = targets.get(route)?.get(reference.url);
      if (!page || target?.kind !== "file" || !/^#\/.*/.test(target.suffix)) return [];
      if (!/\.(ya?ml|json)$/i.test(target.path)) return [];
      const { path: source } = page.source;
      const written = posix.relative(posix.dirname(source), target.path) + target.suffix;
      const state = readSource(written, source);
      if (!("problem" in state)) return [];
      const { message, expected, nearest } = state.problem;
      const near = nearest && splitSuffix(reference.url).path + splitSuffix(nearest).suffix;
      const { place } = reference;
      return [{ rule: "anchor-resolves", file: source, place, message, expected, nearest: near }];
    }),
  );
}
