import { defineDirective, z } from "twsite/extend";

export default defineDirective({
  name: "film",
  form: "leaf",
  attributes: z.strictObject({ id: z.string(), start: z.number().optional() }),
  expand: ({ attributes, label }) => [
    { type: "link", url: `https://films.example/${attributes.id}`, children: label },
  ],
});
