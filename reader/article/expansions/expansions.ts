/** The elements of content that are more than themselves: tag name → expansion. Each of our own has one. */
import type { COMPONENT, OwnTag } from "../../../schema/own-elements.ts";
import { anchor } from "./anchor.ts";
import { figure } from "./code-block.ts";
import { embed, video } from "./embed.ts";
import type { Expansion } from "./expansion.ts";
import { heading } from "./heading.ts";
import { picture } from "./picture.ts";
import { preformatted } from "./preformatted.ts";
import { cell, table } from "./table.ts";
import { tab, tabs } from "./tabs.ts";

type OwnExpansions = Readonly<Record<Exclude<OwnTag, typeof COMPONENT>, Expansion>>;

export const expansions: Partial<Record<string, Expansion>> & OwnExpansions = {
  a: anchor,
  figure,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  img: picture,
  pre: preformatted,
  table,
  td: cell,
  th: cell,
  "tw-tabs": tabs,
  "tw-tab": tab,
  "tw-embed": embed,
  "tw-video": video,
};
