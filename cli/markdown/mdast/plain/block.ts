/** One block as it is read. */
import type { RootContent } from "mdast";
import type { Destination } from "../tree/tree.ts";
import type { Lines } from "./lines.ts";
import type { Marks } from "./phrasing.ts";

/** One block and the line after it. */
export type Block = { node: RootContent; destinations: readonly Destination[]; next: number };

/** Reads the block that starts on the line `at`, before the line `to`. Undefined where it is for micromark. */
export type Reader = (source: Lines, at: number, to: number, marks: Marks) => Block | undefined;
