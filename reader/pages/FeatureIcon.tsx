/** Line drawings of the home page's feature blocks; `schema/front-matter.ts` names them. */
import type { ReactNode } from "react";

const DRAWINGS: ReadonlyMap<string, ReactNode> = new Map([
  [
    "writing",
    <>
      <path d="M8 40h32" />
      <path d="M14 33l2.5-9.5L33 7l7 7-16.5 16.5z" />
      <path d="M29 11l7 7" />
      <path className="warm" d="M14 33l4.5-1.2" />
    </>,
  ],
  [
    "ai",
    <>
      <path d="M10 14h14M10 22h10M10 30h14" />
      <path className="warm" d="M35 10v6M32 13h6" />
      <circle className="cool" cx="33" cy="29" r="7" />
      <path className="cool" d="M33 22v-2M33 38v-2M26 29h-2M42 29h-2M30 29.5l2 2 4-4.5" />
    </>,
  ],
  [
    "portfolio",
    <>
      <path d="M8 12h22v28H8z" />
      <path d="M14 12V8h24v28h-8" />
      <path d="M13 20h12M13 26h12" />
      <path className="warm" d="M13 32h7" />
    </>,
  ],
]);

export function FeatureIcon({ name }: { name?: string | undefined }) {
  const drawing = name === undefined ? undefined : DRAWINGS.get(name);
  if (drawing === undefined) return null;
  return (
    <svg className="feature-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {drawing}
    </svg>
  );
}
