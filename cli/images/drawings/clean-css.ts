/** A style of a drawing → the same without `@import`, and without addresses of other hosts or of code. */
import { tokenize } from "@csstools/css-tokenizer";
import { type AddressKind, addressKind } from "./address-kind.ts";

type CleanCss = {
  css: string;
  hasImport: boolean;
  hasAddress: boolean;
};

/** Cleans any text: invalid CSS gives tokens, too. */
export function cleanCss(written: string): CleanCss {
  let css = "";
  let hasImport = false;
  let hasAddress = false;
  let statement = "";
  for (const [type, text, , , data] of tokenize({ css: written }, { onParseError: () => undefined })) {
    const value = data && "value" in data ? String(data.value) : "";
    if (type === "at-keyword-token") statement = value.toLowerCase();
    const isPastImport = statement === "import";
    if (type === "semicolon-token" || type === "{-token" || type === "}-token") statement = "";
    if (isPastImport) {
      hasImport = true;
      continue;
    }
    const isAddress = type === "url-token" || type === "bad-url-token" || type === "string-token";
    // A namespace is a name.
    if (!isAddress || statement === "namespace" || isUsable(type, addressKind(value))) css += text;
    else {
      hasAddress = true;
      css += type === "string-token" ? '""' : "none";
    }
  }
  return { css, hasImport, hasAddress };
}

/** A string can be a text as well. */
function isUsable(type: "url-token" | "bad-url-token" | "string-token", kind: AddressKind): boolean {
  if (type === "bad-url-token") return false;
  return kind === "own" || kind === "data" || (kind === "other" && type === "string-token");
}
