/** Notes on code of the source that depends on environment variables, which an import does not know. */
import type { Note } from "../note.ts";
import type { ModuleValue } from "../read-module.ts";

export function assumptions(assumed: ModuleValue["assumed"], file: string): Note[] {
  return assumed.map(({ place, file: other }) => ({
    file: other ?? file,
    place,
    message: "this depends on environment variables, which the import takes as not set",
    instead: "check the result in site.yml and sidebars.yml",
  }));
}
