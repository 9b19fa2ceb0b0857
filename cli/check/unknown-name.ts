/** Unknown names → message, expectation and suggestion of their finding. */

import { oneOf } from "../report/counted.ts";
import type { Finding } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import type { Rule } from "../report/rules.ts";
import type { IsSuggested } from "../report/suggester.ts";
import { cleanName } from "../source/number-prefix.ts";

/** A longer list of names does not help in a report. */
const readableList = 12;

/** `home` is the place of such a name, such as `an entry in authors.yml`; `known` are the names that there are. */
type Choices = { known: Iterable<string>; home: string; isSuggested?: IsSuggested };

/** A doc's id, which has no number prefixes, even where the file's name has one. */
export function unknownDoc(
  id: string,
  ids: ReadonlySet<string>,
  isSuggested: IsSuggested = () => true,
): ReturnType<typeof unknownName> {
  const clean = id.split("/").map(cleanName).join("/");
  const choices = { known: ids, home: "a file of this name", isSuggested: () => false };
  const nearest = isSuggested() ? nearestPath(clean, ids) : undefined;
  return { ...unknownName("doc-is-known", "doc", id, choices), nearest };
}

/** `kind` is what the name was meant to be, such as `author`. */
export function unknownName(
  rule: Rule,
  kind: string,
  name: string,
  { known, home, isSuggested = () => true }: Choices,
): Pick<Finding, "rule" | "message" | "expected" | "nearest"> {
  const list = [...known].filter((choice) => choice !== "");
  return {
    rule,
    message: `there is no ${kind} “${name}”`,
    expected: list.length > 0 && list.length <= readableList ? `${oneOf(list)}, or ${home}` : home,
    nearest: isSuggested() ? nearestPath(name, list) : undefined,
  };
}
