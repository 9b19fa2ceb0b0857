/** Packages that pages and components of a site import → what they give where that is known without running them. */
import { themes } from "prism-react-renderer";
import { ownValue } from "../../../schema/own-value.ts";
import { callClosure } from "../code/calls.ts";
import type { Exports } from "../code/run-module.ts";
import {
  Closure,
  isPlainObject,
  JsxElement,
  NamedComponent,
  Native,
  NativeOfCode,
  Picture,
  unknown,
} from "../code/values.ts";
import { siteAddress } from "../mdx/esm.ts";
import type { Messages } from "./translations.ts";

const native = (call: (...given: unknown[]) => unknown, members?: Record<string, unknown>) =>
  new NativeOfCode((given) => call(...given), members);

type PackageInputs = {
  /** The configuration of the site, as far as it is known. */
  siteConfig: unknown;
  messages: Messages;
};

/** The exports of a package; undefined if it is unknown. */
export function packageExports(name: string, { siteConfig, messages }: PackageInputs): Exports | undefined {
  const [, named] = /^@theme(?:-original|-init)?\/(.+)$/.exec(name) ?? [];
  if (named !== undefined) return ofDefault(new NamedComponent(lastPart(named)));
  switch (name) {
    case "react":
      return ofMembers(react());
    case "@docusaurus/useBaseUrl":
      return ofDefault(native(addressed), {
        useBaseUrlUtils: native(() => ({ withBaseUrl: native(addressed) })),
      });
    case "@docusaurus/useDocusaurusContext":
      return ofDefault(native(() => ({ siteConfig })));
    case "@docusaurus/useIsBrowser":
      return ofDefault(native(() => false));
    case "@docusaurus/Translate":
      return ofDefault(translation(messages), { translate: native(translated(messages)) });
    case "@docusaurus/Link":
    case "@docusaurus/BrowserOnly":
    case "@docusaurus/Head":
    case "@docusaurus/ErrorBoundary":
      return ofDefault(new NamedComponent(lastPart(name)));
    case "@docusaurus/router":
    case "react-router-dom":
      return ofMembers({
        ...namedComponents("Link", "NavLink", "Navigate", "Redirect"),
        useLocation: native(() => ({ pathname: "/", search: "", hash: "" })),
      });
    case "@docusaurus/theme-common":
      return ofMembers({
        ...namedComponents("HtmlClassNameProvider", "PageMetadata"),
        // The mode in which the page is built.
        useColorMode: native(() => ({ colorMode: "light", isDarkTheme: false })),
        useThemeConfig: native(() => (isPlainObject(siteConfig) ? siteConfig.themeConfig : unknown)),
      });
    case "clsx":
    case "classnames":
      return ofDefault(
        native(() => undefined),
        { clsx: native(() => undefined) },
      );
    default:
      return undefined;
  }
}

/** What a configuration imports from packages: the colours of code, by their names today and by the files of version 1. */
export function configurationExports(name: string): Exports | undefined {
  if (name === "prism-react-renderer") return ofDefault({ themes }, { themes });
  const [, theme = ""] = /^prism-react-renderer\/themes\/(\w+)$/.exec(name) ?? [];
  const colours = ownValue(themes, theme);
  return colours && ofDefault(colours);
}

function namedComponents(...names: readonly string[]): Record<string, NamedComponent> {
  return Object.fromEntries(names.map((name) => [name, new NamedComponent(name)]));
}

/** Names that pages use with or without an import. */
export function namesOfPages(messages: Messages): Map<string, unknown> {
  return new Map<string, unknown>([
    ["React", new Native(() => unknown, react())],
    ["useBaseUrl", native(addressed)],
    ["withBaseUrl", native(addressed)],
    ["translate", native(translated(messages))],
  ]);
}

function ofDefault(value: unknown, names: Readonly<Record<string, unknown>> = {}): Exports {
  return { value, names: new Map(Object.entries(names)), isDefault: true };
}

function ofMembers(members: Record<string, unknown>): Exports {
  return ofDefault(new Native(() => unknown, members), members);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

function addressed(path: unknown): unknown {
  if (typeof path === "string") return siteAddress(path);
  return path instanceof Picture ? path : unknown;
}

/** `translate({ id, message })` → the text. */
function translated(messages: Messages): (message: unknown, values: unknown) => unknown {
  return (message, values) => {
    if (!isPlainObject(message)) return unknown;
    const { id, message: own } = message;
    const text = messages.get(String(id ?? own)) ?? own ?? id;
    return typeof text === "string" ? withValues(text, values) : unknown;
  };
}

function withValues(text: string, values: unknown): string {
  const given = isPlainObject(values) ? values : {};
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = ownValue(given, name);
    return typeof value === "string" || typeof value === "number" ? String(value) : whole;
  });
}

/** `<Translate id="…">text</Translate>`: the text of the language, or else what is between the tags. */
function translation(messages: Messages): NativeOfCode {
  return native((properties) => {
    const { id, children, values } = isPlainObject(properties) ? properties : {};
    const text = messages.get(String(id ?? children)) ?? children;
    return typeof text === "string" ? withValues(text, values) : text;
  });
}

/** Hooks give what they give before anything is done on the page. */
function react(): Record<string, unknown> {
  const nothing = native(() => undefined);
  const itself = native((value) => value);
  const called = (value: unknown) => (value instanceof Closure ? callClosure(value, []) : value);
  return {
    Children: new Native(() => unknown, {
      toArray: native((children) => (Array.isArray(children) ? children.flat(5) : [children])),
    }),
    Fragment: new NamedComponent(""),
    StrictMode: new NamedComponent(""),
    Suspense: new NamedComponent(""),
    createElement: native((type, properties, ...children) => {
      const given = children.length > 0 && { children: children.length === 1 ? children[0] : children };
      const name = type instanceof NamedComponent ? type.name : "";
      if (!isPlainObject(properties) && properties !== null && properties !== undefined) return unknown;
      return new JsxElement(type, name, { ...properties, ...given });
    }),
    forwardRef: itself,
    isValidElement: native((value) => value instanceof JsxElement),
    memo: itself,
    useCallback: itself,
    useDeferredValue: itself,
    useEffect: nothing,
    useId: native(() => "id"),
    useImperativeHandle: nothing,
    useInsertionEffect: nothing,
    useLayoutEffect: nothing,
    useMemo: native(called),
    useReducer: native((_reduce, first, make) => [
      make instanceof Closure ? callClosure(make, [first]) : first,
      nothing,
    ]),
    useRef: native((current) => ({ current })),
    useState: native((first) => [called(first), nothing]),
    useTransition: native(() => [false, nothing]),
  };
}
