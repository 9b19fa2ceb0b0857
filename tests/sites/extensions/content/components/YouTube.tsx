import type { ReactNode } from "react";
import { z } from "zod";

export const props = z.strictObject({
  id: z.string(),
  start: z.number().optional(),
  label: z.string().optional(),
});

export default function YouTube({ id, start = 0, children }: z.infer<typeof props> & { children?: ReactNode }) {
  return (
    <div className="film" data-film={id} data-start={start}>
      {children}
    </div>
  );
}
