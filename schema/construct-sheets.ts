/** Style sheets that only pages with something special load, by the class that the compiler gives it first. */
export const constructSheets = { construct: "constructs", formula: "formulas", diagram: "diagrams" } as const;

export type ConstructSheet = (typeof constructSheets)[keyof typeof constructSheets];
