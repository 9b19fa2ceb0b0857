/** `::api[orders/createOrder]{part=responses}` → the lines of that part of the operation's page, which no file has. */
import { toString as plainText } from "mdast-util-to-string";
import { ownValue } from "../../../schema/own-value.ts";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { apiLinkPath } from "../../source/api-names.ts";
import type { Directive } from "../directives/directive.ts";
import { attributeOf, type LeafDirective } from "../mdast/nodes.ts";
import type { OperationPage } from "./page-uses.ts";
import type { NumberedLine, Taken } from "./regions.ts";

/** The directive is one only where there is an API. */
export const apiPart: Directive = { names: ["api"], where: ["leaf"], attributes: ["part"] };

/** Labels of operations by `orders/createOrder`, and their pages in the language by `/orders/create-order.md`. */
export type Operations = {
  operations?: Record<string, string> | undefined;
  operationPages?: Record<string, OperationPage> | undefined;
};

type Asked =
  | { written: string; page: OperationPage }
  | { problem: Pick<PageFinding, "message" | "expected" | "nearest"> };

/** Names with the API's, such as `orders/createOrder`, of one that is written with or without it: several APIs can have it. */
export function operationsNamed(written: string, names: readonly string[]): string[] {
  return names.includes(written) ? [written] : names.filter((each) => each.endsWith(`/${written}`));
}

export function operationAsked(
  node: LeafDirective,
  { operations = {}, operationPages = {} }: Operations,
): Asked {
  const written = plainText(node.label ?? []).trim();
  const names = Object.keys(operations);
  const [name, other] = written === "" ? [] : operationsNamed(written, names);
  const page = name === undefined ? undefined : ownValue(operationPages, apiLinkPath(`api:${name}`) ?? "");
  if (page && other === undefined) return { written, page };
  const choices = written.includes("/") ? names : names.map((each) => each.slice(each.indexOf("/") + 1));
  return {
    problem: {
      message:
        written === ""
          ? "this names no operation"
          : other === undefined
            ? `there is no operation “${written}”`
            : `several APIs have an operation “${written}”`,
      expected: "an operationId, as in ::api[orders/createOrder]{part=responses}",
      nearest: other === undefined ? nearest(written, choices) : name,
    },
  };
}

/** `lines` are those of the whole page. The part comes without its heading; those of several places of parameters are below it. */
export function takePart(
  lines: readonly NumberedLine[],
  { parts }: OperationPage,
  node: LeafDirective,
): Taken {
  const written = attributeOf(node, "part") ?? "";
  const partOf = ({ line }: NumberedLine) => parts.findLast((part) => part.line <= line)?.name;
  const names = new Set(lines.filter(({ text }) => text.trim() !== "").map(partOf));
  const starts = parts.filter(({ name }) => name === written).map(({ line }) => line);
  if (written !== "" && names.has(written))
    return {
      lines: lines
        .filter((line) => partOf(line) === written && !(starts.length === 1 && isHeading(line, starts)))
        .map((line) => (isHeading(line, starts) ? { ...line, text: `#${line.text}` } : line)),
    };
  const choices = [...names].filter((name) => name !== undefined && name !== "");
  return {
    problem: {
      message: written === "" ? "this names no part" : `the page of this operation has no part “${written}”`,
      expected: `part= and one of ${choices.join(", ")}`,
      nearest: nearest(
        written,
        choices.flatMap((name) => name ?? []),
      ),
    },
  };
}

function isHeading({ line, text }: NumberedLine, starts: readonly number[]): boolean {
  return starts.includes(line) && text.startsWith("## ");
}
