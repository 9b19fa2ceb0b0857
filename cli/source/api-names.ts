/** Names of the pages of API references, by which links find them. */
import { slug } from "github-slugger";

/** `createReservation` → `create-reservation` */
export function apiPageName(id: string): string {
  const words = id
    .normalize("NFC")
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1-$2")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  const name = slug(words).replace(/-+/g, "-").replace(/^-|-$/g, "").slice(0, 100) || "operation";
  // A number at the start of a file's name is its position.
  return /^\d/.test(name) ? `n-${name}` : name;
}

const link = /^api:([\w-]+)(?:\/([^?#]*))?(.*)$/s;

/** `api:lockers/createReservation#responses` → `/lockers/create-reservation.md#responses`, the file from the locale's folder; undefined for another link. */
export function apiLinkPath(url: string): string | undefined {
  const [, set, page = "", suffix = ""] = link.exec(url) ?? [];
  if (set === undefined) return undefined;
  const names = page.split("/").filter((part) => part !== "");
  return `/${[set, ...(names.length === 0 ? ["index"] : names.map(apiPageName))].join("/")}.md${suffix}`;
}
