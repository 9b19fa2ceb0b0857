/**
 * Directive syntax. In running text and on a line of its own a directive is one only if its name is known, so
 * `10:30`, `HH:mm` and `::foo` stay text; a block `:::name` is read whatever its name, to tell of a slip in it.
 */
import { directive } from "micromark-extension-directive";
import type { Code, Construct, Extension, State } from "micromark-util-types";

export type DirectiveNames = {
  leaf: ReadonlySet<string>;
  text: ReadonlySet<string>;
  /** True: any `::Name` with a capital letter is read, to tell of a component that there is not. */
  hasComponents?: boolean;
};

const colon = 58;
const bracket = 91;
const brace = 123;

/** Undefined where the text has no directive. */
export function directiveSyntax(text: string, names: DirectiveNames): Extension | undefined {
  const { flow, text: inline } = directive();
  const [container, leaf] = [flow?.[colon] ?? []].flat();
  const [span] = [inline?.[colon] ?? []].flat();
  const blocks: Construct[] = [];
  if (container !== undefined && text.includes(":::")) blocks.push(container);
  const looksOwn = names.hasComponents === true && /::\p{Lu}/u.test(text);
  if (leaf !== undefined && (looksOwn || mentions(text, "::", names.leaf)))
    blocks.push(onlyNamed(leaf, names.leaf, looksOwn));
  const spans =
    span !== undefined && mentions(text, ":", names.text) ? [onlyNamed(span, names.text)] : undefined;
  if (blocks.length === 0 && spans === undefined) return undefined;
  return {
    ...(blocks.length > 0 && { flow: { [colon]: blocks } }),
    ...(spans !== undefined && { text: { [colon]: spans } }),
  };
}

function mentions(text: string, colons: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => text.includes(colons + name));
}

/** The construct, tried only before one of the names. */
function onlyNamed(construct: Construct, names: ReadonlySet<string>, orCapital = false): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const start = construct.tokenize.call(this, effects, ok, nok);
      return effects.check(nameIn(names, orCapital), start, nok);
    },
  };
}

/** `orCapital`: or any name that starts with a capital letter. */
function nameIn(names: ReadonlySet<string>, orCapital: boolean): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let name = "";
      const colons: State = (code) => {
        if (code !== colon) return inName(code);
        effects.consume(code);
        return colons;
      };
      const inName: State = (code) => {
        if (endsName(code)) {
          effects.exit("data");
          const isOwn = orCapital && /^\p{Lu}/u.test(name);
          return isOwn || names.has(name) ? ok(code) : nok(code);
        }
        name += String.fromCharCode(code ?? 0);
        effects.consume(code);
        return inName;
      };
      return (code) => {
        effects.enter("data");
        return colons(code);
      };
    },
  };
}

function endsName(code: Code): boolean {
  return (
    code === null ||
    code < 0 ||
    code === bracket ||
    code === brace ||
    !/[\p{L}\p{N}_-]/u.test(String.fromCharCode(code))
  );
}
