/** A file of the site before it is written. */
export type Output = {
  /** Path in the output folder, with `/`. */
  path: string;
  /** Hash of everything that the content depends on: an equal key means equal content. */
  key: string;
  /** When it is put in its place: what others refer to comes first. */
  phase: "data" | "document" | "manifest";
  render: () => string | Uint8Array;
};
