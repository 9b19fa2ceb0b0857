/** Line drawings of the home page's feature blocks; `schema/front-matter.ts` names them. */

/** Paths in the colour of the text, in the warm colour, and in the cool one. */
const DRAWINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ["writing", ["M8 40h32M14 33l2.5-9.5L33 7l7 7-16.5 16.5zM29 11l7 7", "M14 33l4.5-1.2"]],
  [
    "ai",
    [
      "M10 14h14M10 22h10M10 30h14",
      "M35 10v6M32 13h6",
      "M26 29a7 7 0 1 0 14 0a7 7 0 1 0-14 0M33 22v-2M33 38v-2M26 29h-2M42 29h-2M30 29.5l2 2 4-4.5",
    ],
  ],
  ["portfolio", ["M8 12h22v28H8zM14 12V8h24v28h-8M13 20h12M13 26h12", "M13 32h7"]],
]);

const COLOURS = [undefined, "warm", "cool"];

export function FeatureIcon({ name = "" }: { name?: string | undefined }) {
  const paths = DRAWINGS.get(name);
  return (
    paths && (
      <svg className="feature-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        {paths.map((path, index) => (
          <path key={path} className={COLOURS[index]} d={path} />
        ))}
      </svg>
    )
  );
}
