/** Style sheets that only pages with something special load, by what the compiler lets a `class` attribute begin with. */
export const constructSheets = {
  construct: "constructs",
  "construct icon": "construct-icons",
  "code-part": "construct-code",
  formula: "formulas",
  diagram: "diagrams",
} as const;

export type ConstructSheet = (typeof constructSheets)[keyof typeof constructSheets];
