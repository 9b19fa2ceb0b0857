/** The bundler's errors → findings at the place in the component's file. */
import type { Message } from "esbuild";
import type { Finding } from "../../report/finding.ts";
import { COMPONENT_FOLDER } from "./find-components.ts";

export function bundlerFindings(errors: readonly Message[]): Finding[] {
  return errors.map(findingOf);
}

function findingOf({ text, location, notes, detail }: Message): Finding {
  const place = location?.file.startsWith(`${COMPONENT_FOLDER}/`)
    ? location
    : notes.find((note) => note.location?.file.startsWith(`${COMPONENT_FOLDER}/`))?.location;
  const [, missing] = /^Could not resolve "(.+)"$/.exec(text) ?? [];
  const where = place || !location ? "" : `${location.file}:${location.line}: `;
  return {
    rule: "component-is-usable",
    file: place?.file ?? COMPONENT_FOLDER,
    place: place ? { line: place.line, column: columnOf(place) } : undefined,
    message: missing === undefined ? where + text.replace(/"([^"]*)"/g, "“$1”") : `“${missing}” is not found`,
    expected: expectedOf(missing, detail),
  };
}

function expectedOf(missing: string | undefined, detail: unknown): string | undefined {
  if (typeof detail === "string") return detail;
  if (missing === undefined) return undefined;
  return missing.startsWith(".")
    ? "a file in components/, with its ending"
    : "a package that is installed and runs in a browser, which Node’s own modules do not";
}

/** The bundler counts bytes from 0; a place counts UTF-16 units from 1. */
function columnOf({ lineText, column }: { lineText: string; column: number }): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}
