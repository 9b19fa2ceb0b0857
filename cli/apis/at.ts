/** Places of parts in the files of an API. */
import type { Problem } from "../report/finding.ts";
import type { PathPart } from "../source/yaml/value-at.ts";

/** A part of a file: an object in it, and keys from there. */
export type At = readonly [object, ...PathPart[]];

/** Reports a problem with a part, once. */
export type Report = (at: At, problem: Problem, ofKey?: boolean) => void;
