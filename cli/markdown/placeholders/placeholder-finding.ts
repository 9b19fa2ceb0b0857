/** Findings for a placeholder that is left, and for a page that is one. */
import type { PageFinding, Place } from "../../report/finding.ts";

/** `key` is where a value is given. */
export function filledIn(text: string, place: Place | undefined, key = ""): PageFinding {
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return {
    rule: "placeholder-is-filled-in",
    place,
    message: `“${shown}” is still a placeholder${key === "" ? "" : `, in ${key}`}`,
    ...(key !== "" && { key }),
    expected: "the real value; if there is none, remove the placeholder",
  };
}

/** `key` is where the value should be. */
export function emptyVariable(place: Place | undefined, key: string): PageFinding {
  return {
    rule: "placeholder-is-filled-in",
    place,
    message: `${key} is empty`,
    expected: "a value, or false if there is none",
  };
}

export const untouchedPage: PageFinding = {
  rule: "placeholder-is-filled-in",
  message: "this page is as “twsite init” wrote it",
  expected: "a text of your own; without one, delete the page and the links to it",
};

export function stubFinding(place: Place | undefined): PageFinding {
  return {
    rule: "placeholder-is-filled-in",
    place,
    message: "this page is a stub",
    expected: "the text of the page, without “stub: true”",
  };
}
