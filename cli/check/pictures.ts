/** Pictures that configuration and front matter name: each exists. */
import { undeclaredHost } from "../markdown/address.ts";
import type { Finding } from "../report/finding.ts";
import { isExternal } from "../site/link-target.ts";
import { pictureFile } from "../site/previews.ts";
import type { LinkIndex } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import type { Configuration } from "../source/configuration.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import { suggestFile } from "./suggest.ts";

type Picture = Pick<Finding, "file" | "place"> & { to: string };

export function checkPictureNames(
  site: Site,
  configuration: Configuration,
  { files }: Pick<LinkIndex, "files">,
): Finding[] {
  return [
    ...ofConfiguration(configuration)
      .filter(({ to }) => !isExternal(to) && !files.has(`static/${to.replace(/^\/+/, "")}`))
      .map(({ to, ...where }): Finding => {
        const best = suggestFile(`/${to.replace(/^\/+/, "")}`, { source: "static" }, { files });
        return {
          ...where,
          rule: "image-resolves",
          message: `there is no file “${to}” in static/`,
          expected: "a file in static/",
          nearest: best !== undefined && !to.startsWith("/") ? best.slice(1) : best,
        };
      }),
    ...Object.entries(configuration.authors.value).flatMap(([key, { image = "" }]): Finding[] => {
      const { file, placeOf } = configuration.authors;
      const place = placeOf([key, "image"]);
      return undeclaredHost(image, place, configuration.site.value.image_hosts).map((finding) => ({
        ...finding,
        file,
      }));
    }),
    ...site.routes.flatMap((route): Finding | Finding[] => {
      const { image } = route.head;
      if (image === undefined || !route.page || route.page.fallback !== undefined) return [];
      if (isExternal(image)) return [];
      if (pictureFile(route, site.locales[0]?.id ?? "", files) !== undefined) return [];
      const { facts, source } = route.page;
      return {
        rule: "image-resolves",
        file: source.path,
        place: facts.keys.image,
        message: `there is no image “${image}”`,
        expected: "a file beside the page or in static/",
        nearest: suggestFile(image, { source: source.path }, { files }),
      };
    }),
  ];
}

/** Addresses of all pictures that configuration names. */
export function picturesNamed(configuration: Configuration): string[] {
  return ofConfiguration(configuration).map(({ to }) => to);
}

function ofConfiguration({ site, authors }: Configuration): Picture[] {
  const at = (path: PathPart[], to: string | undefined): Picture[] =>
    to === undefined ? [] : [{ to, file: site.file, place: site.placeOf(path) }];
  const { favicon, image, cards, organization, navbar } = site.value;
  return [
    ...at(["favicon"], favicon),
    ...at(["image"], image),
    ...Object.entries(cards).flatMap(([name, { file }]) =>
      typeof file === "string"
        ? at(["cards", name, "file"], file)
        : Object.entries(file).flatMap(([locale, own]) => at(["cards", name, "file", locale], own)),
    ),
    ...at(["organization", "image"], organization?.image),
    ...at(["navbar", "logo", "light"], navbar.logo?.light),
    ...at(["navbar", "logo", "dark"], navbar.logo?.dark),
    ...Object.entries(authors.value).flatMap(([key, author]) =>
      author.image === undefined
        ? []
        : [{ to: author.image, file: authors.file, place: authors.placeOf([key, "image"]) }],
    ),
  ];
}
