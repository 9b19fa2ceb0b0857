/** `::youtube[A film]{id=dQw4w9WgXcQ}`: a link to a film, which a component shows with its number. */
import { defineDirective, z } from "twsite/extend";

export default defineDirective({
  name: "youtube",
  form: "leaf",
  description: "A film, by the id in its address.",
  attributes: z.strictObject({
    id: z.string().regex(/^[\w-]{11}$/).describe("Id of the film."),
    start: z.number().int().min(0).optional().describe("Second at which it starts."),
  }),
  component: "YouTube",
  expand: ({ attributes, label }) => [
    { type: "link", url: `https://films.example/${attributes.id}`, children: label },
  ],
});
