import type { ReactNode } from "react";

export default function Box({ children }: { children?: ReactNode }) {
  return <div>{children}</div>;
}
