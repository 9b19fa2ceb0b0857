import * as z from "zod";

export const props = z.strictObject({
  kind: z.enum(["bar", "line"]),
  height: z.number().min(10).default(100),
  legend: z.boolean().default(false),
});

export default function Chart({ kind }: z.infer<typeof props>) {
  return <p>{kind}</p>;
}
