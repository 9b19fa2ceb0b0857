/** Content trees: hast (https://github.com/syntax-tree/hast) of elements and text, without positions. */
import * as z from "zod";
import { optional, text } from "./fields.ts";

export const HastText = z.strictObject({
  type: z.literal("text"),
  value: text("The text, without character references."),
});
export type HastText = z.infer<typeof HastText>;

const PropertyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number()])),
]);

/** Any value of JSON. */
export type Json = z.infer<ReturnType<typeof z.json>>;

export type HastElement = {
  type: "element";
  /** Name of the element: one of HTML, of SVG, or of our own. */
  tagName: string;
  /** Attributes, under the names that hast has for them: `className`. */
  properties: Record<string, z.infer<typeof PropertyValue>>;
  /** Children, in order. */
  children: HastNode[];
};

/** An element of our own with properties that HTML has no attribute for. The libraries of hast take it for any other element. */
export type ElementWithProps = HastElement & {
  /** Data that HTML has no attribute for: the properties of a component of the site. */
  data: {
    /** Properties of the component, by name. */
    props: Record<string, Json>;
  };
};

export type HastNode = HastText | HastElement;

export const HastElement: z.ZodType<HastElement> = z.strictObject({
  type: z.literal("element"),
  tagName: text("Name of the element: one of HTML, of SVG, or of our own."),
  properties: z
    .record(z.string(), PropertyValue)
    .describe("Attributes, under the names that hast has for them: `className`."),
  get children() {
    return z.array(HastNode).describe("What is inside, in order.");
  },
  data: optional.object("What HTML has no attribute for: the properties of a component of the site.", {
    props: z.record(z.string(), z.json()).describe("Properties of the component, by name."),
  }),
});

export const HastNode: z.ZodType<HastNode> = z.union([HastText, HastElement]);

export const HastRoot = z.strictObject({
  type: z.literal("root"),
  children: z.array(HastNode).describe("What is inside, in order."),
});
export type HastRoot = z.infer<typeof HastRoot>;
