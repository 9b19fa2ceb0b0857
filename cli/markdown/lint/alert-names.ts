/** Names of GitHub's alerts, and the kinds of notes that they are here. */
import { nearest } from "../../report/nearest.ts";
import { noteFor } from "./note-names.ts";

export const alertKinds = {
  note: "note",
  tip: "tip",
  important: "info",
  warning: "warning",
  caution: "danger",
} as const;

export function isAlertName(name: string): name is keyof typeof alertKinds {
  return Object.hasOwn(alertKinds, name);
}

/** What to write in place of a mark that is none of an alert, or is not alone on its line. */
export function alertFor(written: string): string {
  const name = nameOf(written) ?? "note";
  return `> [!${name.toUpperCase()}] alone on its line, or :::${alertKinds[name]}[Title] … :::`;
}

function nameOf(written: string): keyof typeof alertKinds | undefined {
  const names = Object.keys(alertKinds).filter(isAlertName);
  const kind = noteFor(written);
  return (
    names.find((name) => name === written) ??
    names.find((name) => alertKinds[name] === kind) ??
    names.find((name) => name === nearest(written, names))
  );
}
