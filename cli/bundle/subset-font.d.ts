/** Types for `subset-font`, which has none: as much as the bundler uses. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      /** A number fixes the axis. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
