/** `:::steps` … `:::` around a numbered list → `<ol class="construct steps">` */
import type { ContainerDirective } from "../mdast/nodes.ts";
import { type Directive, idOf } from "./directive.ts";
import { listOf, listProblems } from "./list-construct.ts";

export const steps: Directive<ContainerDirective> = {
  names: ["steps"],
  where: ["block"],
  attributes: ["id"],
  toHast: (node, state) =>
    listOf(state.all(node), "ol", { className: ["construct", "steps"], ...idOf(node) }),
  check: (node) => listProblems(node, true, "steps can contain only a numbered list", "1. First step"),
};
