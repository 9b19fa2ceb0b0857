import { useState } from "react";
import * as z from "zod";
import { step } from "./step.ts";

export const props = z.strictObject({
  count: z.number().int(),
  label: z.string().default("Clicks"),
});

export default function Counter({ count, label }: z.infer<typeof props>) {
  const [value, setValue] = useState(count);
  return (
    <button type="button" onClick={() => setValue(value + step)}>
      {label}: {value}
    </button>
  );
}
