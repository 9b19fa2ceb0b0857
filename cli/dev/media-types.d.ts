/** What the development server uses of the package, which brings no types. */
declare module "mime-types" {
  /** `Content-Type` for the name of a file; false where the kind is not known. */
  export function contentType(extension: string): string | false;
}
