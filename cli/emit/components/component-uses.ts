/** Uses of components by pages, with their properties. */
import { ownValue } from "../../../schema/own-value.ts";
import type { PropValues } from "../../compile/site-code/check-props.ts";
import type { ComponentUse } from "../../markdown/includes/page-references.ts";
import type { Place } from "../../report/finding.ts";
import type { Route } from "../../site/site.ts";

/** As the page's source has it: `attributes` are texts for a directive, values of YAML for a page. */
export type WrittenUse = {
  name: string;
  props: PropValues;
  place: Place | undefined;
  placeOf(prop: string): Place | undefined;
};

type WrittenUses = { uses: WrittenUse[]; page?: WrittenUse | undefined };

/** A page that uses components. */
export type Used = { route: Route; written: WrittenUses };

/** The properties that a page's component receives besides those in the front matter. */
export function pageProps({ meta, locale }: Route): { title: string; description: string; locale: string } {
  return { title: meta.title, description: meta.description, locale };
}

/** The components that a page uses, or undefined. */
export function writtenUses({ page }: Route): WrittenUses | undefined {
  if (!page || page.failed) return undefined;
  const { components = [], frontMatter, keys } = page.facts;
  const name = "component" in frontMatter ? frontMatter.component : undefined;
  if (components.length === 0 && name === undefined) return undefined;
  const props = "props" in frontMatter ? (frontMatter.props ?? {}) : {};
  return {
    uses: components.map(ofDirective),
    ...(name !== undefined && {
      page: {
        name,
        props,
        place: keys.component,
        placeOf: (prop: string) => ownValue(keys, `props.${prop}`) ?? keys.props ?? keys.component,
      },
    }),
  };
}

function ofDirective({ name, attributes, place }: ComponentUse): WrittenUse {
  const places = new Map(attributes.map((attribute) => [attribute.name, attribute.place]));
  return {
    name,
    props: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
    place,
    placeOf: (prop) => places.get(prop) ?? place,
  };
}
