/** The elements of content that are more than themselves: tag name → component. Each of our own has one. */
import type { COMPONENT, TwTag } from "../../schema/tw-elements.ts";
import type { ElementComponent, ElementComponents } from "../hast/elements.ts";
import { Anchor } from "./Anchor.tsx";
import { Figure } from "./CodeBlock.tsx";
import { Details } from "./Details.tsx";
import { Heading } from "./Heading.tsx";
import { Picture } from "./Picture.tsx";
import { Pre } from "./Pre.tsx";
import { Table } from "./Table.tsx";
import { Tab, Tabs } from "./Tabs.tsx";

type OwnComponents = Readonly<Record<Exclude<TwTag, typeof COMPONENT>, ElementComponent>>;

export const components: ElementComponents & OwnComponents = {
  a: Anchor,
  details: Details,
  figure: Figure,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  img: Picture,
  pre: Pre,
  table: Table,
  "tw-tabs": Tabs,
  "tw-tab": Tab,
};
