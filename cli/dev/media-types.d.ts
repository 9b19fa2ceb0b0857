/** Types for `mime-types`, which brings none: as much as the development server uses. */
declare module "mime-types" {
  /** `Content-Type` for the name of a file; false where the kind is not known. */
  export function contentType(extension: string): string | false;
}
