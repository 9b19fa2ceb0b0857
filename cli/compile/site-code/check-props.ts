/** Properties as a page gives them → what a component or a directive of the site gets, by its schema. */
import * as z from "zod";
import type { Json } from "../../../schema/hast.ts";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { reasonOf } from "../../report/reason-of.ts";
import { schemaProblems } from "../../source/yaml/schema-issues.ts";

export type PropValues = Record<string, unknown>;

type CheckedProps = { props: Record<string, Json>; problems: PropsProblem[] };

/** `name` is the property that is wrong. */
type PropsProblem = Pick<PageFinding, "message" | "expected" | "nearest"> & {
  name: string | undefined;
};

/** Properties that mean something else to React, or are not for a page to give. */
const refused = /^(children|key|ref|style|dangerouslySetInnerHTML|on[A-Z].*|__proto__)$/;

/** Without a schema every property is taken as it is written. */
export function checkProps(written: PropValues, schema: z.ZodType | undefined): CheckedProps {
  const problems = Object.keys(written).flatMap((name): PropsProblem[] =>
    refused.test(name) ? [{ name, message: `a page cannot set “${name}”`, expected: "another name" }] : [],
  );
  if (problems.length > 0) return { props: {}, problems };
  if (!schema) return { props: traveller(written), problems };
  try {
    return validated(written, schema);
  } catch (error) {
    const message = `the schema of its properties fails: ${reasonOf(error)}`;
    return { props: {}, problems: [{ name: undefined, message }] };
  }
}

function validated(written: PropValues, schema: z.ZodType): CheckedProps {
  const first = schema.safeParse(written);
  const suited = first.success ? written : coerced(written, first.error.issues);
  const { success, data, error } = first.success ? first : schema.safeParse(suited);
  if (success) {
    const unknown = unknownProps(written, schema);
    return { props: unknown.length > 0 ? {} : traveller(data), problems: unknown };
  }
  const problems = schemaProblems(schema, suited, error.issues).map(
    ({ path, message, expected, nearest }) => ({
      name: path.length > 0 ? String(path[0]) : undefined,
      message,
      expected,
      nearest,
    }),
  );
  return { props: {}, problems };
}

/** zod leaves out what an object's schema does not name, unless it says otherwise. */
function unknownProps(written: PropValues, schema: z.ZodType): PropsProblem[] {
  const known = keysOf(schema);
  if (!known) return [];
  return Object.keys(written)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      name,
      message:
        name === "label"
          ? "it takes no text in brackets, and the text is left out"
          : `there is no attribute “${name}”, and it is left out`,
      expected: known.length > 0 ? `one of ${known.join(", ")}` : "no attributes",
      nearest: nearest(name, known),
    }));
}

/** The names of the schema's properties. Undefined if it allows others, or if they cannot be found out. */
function keysOf(schema: z.ZodType): string[] | undefined {
  const { def } = schema._zod as {
    def: { type?: string; in?: z.ZodType; shape?: object; catchall?: unknown };
  };
  if (def.type === "pipe" && def.in) return keysOf(def.in);
  return def.type === "object" && def.shape && !def.catchall ? Object.keys(def.shape) : undefined;
}

/** An attribute is a text; where the schema wants a number or a yes, the text may say one. */
function coerced(written: PropValues, issues: readonly z.core.$ZodIssue[]): PropValues {
  const suited = new Map(Object.entries(written));
  for (const issue of issues) {
    const [name] = issue.path;
    if (issue.code !== "invalid_type" || issue.path.length !== 1 || typeof name !== "string") continue;
    const text = suited.get(name);
    if (typeof text !== "string") continue;
    if ((issue.expected === "number" || issue.expected === "int") && text.trim() !== "") {
      const number = Number(text);
      if (Number.isFinite(number)) suited.set(name, number);
    } else if (issue.expected === "boolean" && booleans.has(text)) suited.set(name, booleans.get(text));
  }
  return Object.fromEntries(suited);
}

/** `{open}` alone says yes. */
const booleans = new Map([
  ["", true],
  ["true", true],
  ["false", false],
]);

/** The properties as the browser receives them: the page's data is JSON. */
function traveller(data: unknown): Record<string, Json> {
  const { success, data: props } = JsonProps.safeParse(JSON.parse(JSON.stringify(data) ?? "null"));
  if (!success) throw new Error("it gives no properties");
  return props;
}

const JsonProps = z.record(z.string(), z.json());
