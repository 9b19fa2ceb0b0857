/** Lines and columns of nodes, from 1. */
import type { Nodes } from "mdast";

export function startLine({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

export function endLine({ position }: Nodes): number {
  return position?.end.line ?? 1;
}

export function startColumn({ position }: Nodes): number {
  return position?.start.column ?? 1;
}
