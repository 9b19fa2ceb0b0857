/** Names of the admonitions of Docusaurus → those of the directives here. */
import { ownValue } from "../../../../schema/own-value.ts";
import type { ContainerDirective } from "../../../markdown/mdast/nodes.ts";

const admonitions: Readonly<Record<string, ContainerDirective["name"]>> = {
  note: "note",
  secondary: "note",
  tip: "tip",
  success: "tip",
  info: "info",
  important: "info",
  warning: "warning",
  caution: "warning",
  danger: "danger",
};

/** A note for a name that neither Docusaurus nor this tool has. */
export function admonitionName(type: string): ContainerDirective["name"] {
  return ownValue(admonitions, type) ?? "note";
}
