/** The address that a page has moved to for good → whether that is only the home page of a site, or a page that keeps visitors out. */
import { isLanguage, localeIdOf } from "../../authoring/locale/locale-name.ts";
import { decodedFragment } from "./links-lock.ts";

type RedirectEnd = "home" | "login" | "consent" | "error";

/** Undefined where `to` may be the page itself, at a new address. */
export function redirectEnd(from: string, to: string): RedirectEnd | undefined {
  const [before, after] = [new URL(from), new URL(to)];
  const [old, names] = [namesIn(before).join("/"), namesIn(after)];
  // A page about logins, such as /docs/login, can move like any other.
  const barrier = barriers.find(({ name, word }) => names.some((part) => name.test(part)) && !word.test(old));
  if (barrier) return barrier.end;
  if (isHome(after)) return isHome(before) || hasOwnHost(before, after) ? undefined : "home";
  return returnsTo(before, after) ? "login" : undefined;
}

/** Names that are a whole part of an address. */
const barriers = (
  [
    ["consent", "(cookie[-_]?)?consent|cookie[-_]?wall|age[-_]?(gate|verification)"],
    [
      "login",
      "((wp|users?|members?|account|special:?user)[-_]?)?(log|sign)[-_]?[io]n|sso|saml2?|o?auth2?|authenticat(e|ion)|authori[sz](e|ation)",
    ],
    [
      "error",
      "(http[-_]?)?error([-_]?(page|\\d{3}))?|(page[-_]?)?not[-_]?found|(40[0134]|410|50[0234])([-_]?(error|page|not[-_]?found))?|access[-_]?denied|forbidden|unauthori[sz]ed",
    ],
  ] as const
).map(([end, names]) => ({
  end,
  name: new RegExp(`^(${names})(\\.[a-z]{2,5})?$`, "i"),
  word: new RegExp(`(?<![\\p{L}\\p{N}])(${names})s?(?![\\p{L}\\p{N}])`, "iu"),
}));

/** The parts of an address that may name its page; of the host the first, as in `login.example.org`. */
function namesIn({ hostname, pathname, searchParams, hash }: URL): string[] {
  const [host = ""] = hostname.split(".");
  const route = /^#!?(\/.*)/.exec(hash)?.[1] ?? "";
  // A number here is that of a page.
  const values = [...searchParams.values()].filter((value) => !/^\d+$/.test(value));
  return [host === "accounts" ? "login" : host, ...decodedFragment(pathname + route).split("/"), ...values];
}

/** Parameters that do not say which page it is. */
const aside =
  /^(utm_\w+|\w*clid|ref(err?er)?|src|source|from|lang(uage)?|locale|hl|error\w*|status|code|msg|message|moved|(redirect|return|not_?found)\w*|next|back|continue|404)$/i;

/** The start of a site, or of one of its languages, such as `/`, `/pt-br/index.html` and `/us/en`. */
function isHome({ pathname, searchParams, hash }: URL): boolean {
  const folders = foldersOf(pathname).filter(
    (name) => !/^(home|index|default|welcome)(\.[a-z]{3,5})?$/i.test(name),
  );
  return (
    [folders.join("-"), folders.toReversed().join("-")].some(isStart) &&
    /^(#!?\/?)?$/.test(hash) &&
    [...searchParams.keys()].every((key) => aside.test(key))
  );
}

function isStart(name: string): boolean {
  const id = /^[a-z]{2}([-_][a-z]{2,4})?$/i.test(name) ? localeIdOf(name.replace("_", "-")) : undefined;
  return name === "" || (id !== undefined && isLanguage(id));
}

/** A project that now has a host of its own: `example.github.io/project` → `project.org`. */
function hasOwnHost(before: URL, after: URL): boolean {
  return foldersOf(before.pathname).some(
    (name) =>
      name.length > 2 &&
      after.hostname.includes(name.toLowerCase()) &&
      !before.hostname.includes(name.toLowerCase()),
  );
}

/** Whether the query has the way back, as that of a login has in any language: `/anmelden?next=/members`. */
function returnsTo(before: URL, after: URL): boolean {
  return (
    after.pathname !== before.pathname &&
    [...after.searchParams].some(
      ([key, value]) =>
        !/^(from|src|source|ref|old|utm)/i.test(key) &&
        /^(\/|https?:)/.test(value) &&
        URL.canParse(value, before.href) &&
        new URL(value, before.href).pathname === before.pathname,
    )
  );
}

function foldersOf(pathname: string): string[] {
  return pathname.split("/").filter((name) => name !== "");
}
