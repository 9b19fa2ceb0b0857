/** Links and pictures as pages of Docusaurus write them → as pages of this tool do. */
import { posix } from "node:path";
import { decoded, withoutSlash } from "../../../schema/paths.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import { asMd, fromSite, isMarkdown } from "./doc-ids.ts";
import { type LinkTargets, looseKey, nameKey, servedAs, withoutBase } from "./link-targets.ts";
import { addressOfFile, fileMeant } from "./linked-files.ts";
import { besides, type ImportedPage } from "./pages.ts";

/** The new address of a link; undefined if it stays as written. */
export function newAddress(url: string, page: ImportedPage, targets: LinkTargets): string | undefined {
  if (url.startsWith("pathname://")) return outside(url.slice("pathname://".length), targets);
  if (isExternal(url) || /^([?#]|$)/.test(url)) return undefined;
  const { path, suffix } = splitSuffix(url);
  const file = decoded(path);
  const found = targetOf(file, page, targets) ?? missing(file, page, targets);
  return found === undefined || decoded(found) === posix.normalize(file) ? undefined : found + suffix;
}

/** The new address of a page, a list or a file; undefined where nothing is there. */
function targetOf(file: string, page: ImportedPage, targets: LinkTargets): string | undefined {
  const inSite = fromSite(file);
  if (inSite !== undefined) {
    const found = targets.byFile.get(inSite);
    if (found) return linkTo(found, page, targets);
    return targets.source.isFile(inSite) ? addressOfFile(inSite, page, targets) : undefined;
  }
  if (isMarkdown(file)) {
    const found = pageAt(file, page, targets);
    if (found) return linkTo(found, page, targets);
    // A file that only a plugin would write.
    return targets.others.madeAt(file.startsWith("/") ? file.slice(1) : besides(page, file)[1]);
  }
  if (file.startsWith("/")) return absolute(file, page, targets);
  const beside = fileMeant(file, page, targets);
  return beside === undefined
    ? targets.addresses.get(withoutSlash(posix.join(folderOf(page, targets), file)))
    : addressOfFile(beside, page, targets);
}

/** The new address of a missing page or file, without the base of the old site. */
function missing(file: string, page: ImportedPage, targets: LinkTargets): string | undefined {
  const inSite = fromSite(file);
  if (inSite !== undefined) return addressOfFile(inSite, page, targets);
  return file.startsWith("/") ? withoutBase(file, targets.base) : undefined;
}

/** The folder from which relative addresses on a page start: it depends on whether the page's own address ends with a slash. */
function folderOf({ isFolder, address }: ImportedPage, { config }: LinkTargets): string {
  return (config.trailingSlash ?? isFolder) ? address : posix.dirname(address);
}

/** True for a link to a page, a list or a file that is there. */
export function leadsSomewhere(url: string, page: ImportedPage, targets: LinkTargets): boolean {
  return targetOf(decoded(splitSuffix(url).path), page, targets) !== undefined;
}

/** Docusaurus serves static files below each language. */
function withoutLocale(path: string, { localeRoots }: LinkTargets): string {
  const root = localeRoots.find((each) => path.startsWith(`${each}/`));
  return root === undefined ? path : path.slice(root.length);
}

/** By the file, then by the section's folder, then by the source folder; the page's own language first. */
function pageAt(path: string, page: ImportedPage, targets: LinkTargets): ImportedPage | undefined {
  const names = path.startsWith("/")
    ? [path.slice(1)]
    : [posix.join(posix.dirname(page.name), path), posix.normalize(path)];
  for (const name of names) {
    const found =
      targets.byName.get(nameKey({ ...page, name }, page.locale.id)) ??
      targets.byName.get(nameKey({ ...page, name }, targets.sourceLocale.id));
    if (found) return found;
  }
  const files = path.startsWith("/") ? [path.slice(1)] : besides(page, path);
  const file = files.find((candidate) => targets.byFile.has(candidate));
  return file === undefined ? undefined : targets.byFile.get(file);
}

/** A file of the same section by its path, any other page by its address. */
function linkTo(found: ImportedPage, page: ImportedPage, { sourceLocale }: LinkTargets): string {
  const isNear = found.section === page.section && found.locale === page.locale;
  if (isNear) {
    const path = posix.relative(posix.dirname(page.target), asMd(found.target));
    return encodeURI(path);
  }
  const base = page.locale.home.slice(0, -1);
  const isSource = found.locale === sourceLocale;
  return isSource ? `${base}${found.address === "/" && base !== "" ? "" : found.address}` : found.address;
}

/** A route, which Docusaurus reads in the page's language, or a file of a static folder. */
function absolute(path: string, page: ImportedPage, targets: LinkTargets): string | undefined {
  const below = withoutBase(path, targets.base);
  const bare = withoutSlash(below);
  if (isStatic(bare, targets)) return below;
  const inRoot = withoutLocale(bare, targets);
  if (isStatic(inRoot, targets)) return inRoot;
  const prefix = page.locale.home.slice(0, -1);
  const inLocale = prefix === "" ? bare : withoutSlash(prefix + bare);
  const route = targets.addresses.get(inLocale) ?? targets.addresses.get(bare);
  // A slash at its end may stay.
  if (route !== undefined) return `${route}/` === path ? path : route;
  const list = targets.lists.get(bare.startsWith(`${prefix}/`) ? bare.slice(prefix.length) : bare);
  return list === undefined ? undefined : prefix + list;
}

function isStatic(path: string, { source, staticFolders }: LinkTargets): boolean {
  return (
    path !== "/" &&
    staticFolders.some((folder) => servedAs(path).some((file) => source.isFile(posix.join(folder, file))))
  );
}

/** The address after `pathname://`, which need not be a page. */
function outside(url: string, targets: LinkTargets): string {
  const { path, suffix } = splitSuffix(url);
  const below = withoutBase(path, targets.base);
  if (!isStatic(decoded(below), targets)) targets.others.beside.add(decoded(below));
  return below + suffix;
}

/** The corrected address of a broken link; undefined if the link works, and if no page or several pages match. */
export function correctedAddress(url: string, page: ImportedPage, targets: LinkTargets): string | undefined {
  if (isExternal(url) || /^($|[#?@]|pathname:)/.test(url) || leadsSomewhere(url, page, targets))
    return undefined;
  const { path, suffix } = splitSuffix(url);
  const file = decoded(path);
  if (isMarkdown(file.toLowerCase())) {
    const candidates = file.startsWith("/")
      ? [file.slice(1), posix.join(page.section.folder, file)]
      : besides(page, file);
    for (const candidate of candidates) {
      const found = targets.looseFiles.get(looseKey(candidate));
      if (found) return linkTo(found, page, targets) + suffix;
    }
  }
  const from = folderOf(page, targets);
  const address = file.startsWith("/") ? withoutBase(file, targets.base) : posix.join(from, file);
  const home = page.locale.home.slice(0, -1);
  const found =
    targets.looseAddresses.get(looseKey(home + address)) ?? targets.looseAddresses.get(looseKey(address));
  return found === undefined ? undefined : found + suffix;
}
