/** `:::figure[Caption]{id=name}` around content. */
import { defineDirective, z } from "twsite/extend";

export default ({ prefix }: { prefix: string }) =>
  defineDirective({
    name: "figure",
    form: "container",
    attributes: z.strictObject({ id: z.string().optional() }),
    expand: async ({ attributes, label, children }) => ({
      type: "element",
      tagName: "figure",
      properties: { id: attributes.id },
      children: [
        ...children,
        {
          type: "element",
          tagName: "figcaption",
          properties: {},
          children: [{ type: "text", value: `${prefix}: ` }, ...label],
        },
      ],
    }),
  });
