/** Address of “Edit this page”: that of the front matter, or of the page's file below `edit_url` of site.yml. */
import { fileHref } from "../../schema/paths.ts";

/** `null` in the front matter: none. `path` is that of the file, from the content folder. */
export function editUrlOf(
  own: string | null | undefined,
  folder: string | undefined,
  path: string,
): { editUrl?: string } {
  const address = own === undefined && folder !== undefined ? fileHref(folder, `/${path}`) : own;
  if (!address) return {};
  return { editUrl: URL.canParse(address) ? new URL(address).href : address };
}
