/** An attribute of a drawing → its value without addresses that run or load something; undefined where it is left out. */
import { addressKind, namesCode } from "./address-kind.ts";
import { pictureElements } from "./allowed-elements.ts";
import { cleanCss } from "./clean-css.ts";
import type { RemovedKind } from "./cleaned-drawing.ts";
import { isOfBrowsers, type Namespaces, partsOf } from "./namespaces.ts";

export type Attribute = { name: string; value: string; element: string; namespaces: Namespaces };

export type CleanAttribute = { clean?: string; what?: RemovedKind };

const addresses = new Set(["href", "src", "base", "ping", "attributionsrc"]);

export function cleanAttribute({ name, value, element, namespaces }: Attribute): CleanAttribute {
  const { prefix, local } = partsOf(name);
  // The name of a namespace is not loaded.
  if (name === "xmlns" || prefix === "xmlns") return { clean: value };
  if (!isOfBrowsers(name, namespaces)) return namesCode(value) ? { what: "code" } : { clean: value };
  if (/^on/i.test(local)) return { what: "event" };
  if (addresses.has(local.toLowerCase())) return cleanAddress(value, local, partsOf(element).local);
  if (namesCode(value)) return { what: "code" };
  if (!mayHaveAddress(value)) return { clean: value };
  const { css, hasAddress, hasImport } = cleanCss(value);
  return hasAddress || hasImport ? { clean: css, what: "style" } : { clean: value };
}

function cleanAddress(value: string, attribute: string, element: string): CleanAttribute {
  const kind = addressKind(value);
  const isKept =
    kind === "own" ||
    // A link loads nothing until a visitor follows it.
    (kind === "elsewhere" && element === "a" && attribute === "href") ||
    (kind === "data" && pictureElements.has(element));
  return isKept ? { clean: value } : { what: kind === "code" ? "code" : "address" };
}

/** False for most attributes, which need not be read as a style. */
function mayHaveAddress(value: string): boolean {
  return /url|image|src|cross|\\|@/i.test(value);
}
