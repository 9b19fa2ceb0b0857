/** Limits of an API's description. The manual lists them (help/limits). */
export const apiLimits = {
  /** Bytes of a file. */
  bytes: 5_000_000,
  /** Values of a file, about: what follows a comma, an opening bracket or the end of a line. A parser of YAML needs 3 kB for each. */
  fileValues: 150_000,
  /** Findings of parts that do not fit, for each value that is looked into. */
  problems: 50,
  /** Values of a part that do not fit. */
  misfits: 10_000,
  /** Bytes of all pages of an API in a language: many can refer to one long text. */
  written: 10_000_000,
  /** Operations, webhooks and callbacks that get pages. */
  operations: 2_000,
  /** Schemas that get pages. */
  schemas: 2_000,
  /** Levels of a schema on a page; what is deeper is a link to a page of its own, or is named by its type. */
  depth: 6,
  /** Properties, parameters and variants of a page, all together. */
  properties: 1_000,
  /** Schemas that a schema combines by `allOf`, through others. */
  combined: 200,
  /** Targets of an overlay that look at each value of the file. */
  descents: 100,
  /** Values of an `enum` that are listed. */
  values: 200,
  /** Characters of an example. */
  example: 20_000,
} as const;
