/** The first document of a review: what changed, by language and section, and what differs besides the pages. */
import type { DiffReport } from "../../../schema/diff-report.ts";
import { element, escaped } from "../../emit/html-tags.ts";
import { fill } from "../../site/formats.ts";
import type { Locale } from "../../site/site.ts";
import { apiChangeText, fieldNames, findingText, ownFields, wordCounts } from "../diff-text.ts";
import type { PageDifference } from "../site-diff.ts";
import { nameIn, navigationNameIn } from "./review-names.ts";
import { beforeAndAfter, changeHtml } from "./review-page.ts";

type Index = {
  /** The language of the list. */
  locale: Locale;
  /** Names of all languages, by locale. */
  languages: ReadonlyMap<string, string>;
  /** The document of a page; undefined for a list, which has no text. */
  hrefOf(page: PageDifference): string | undefined;
};

export function reviewIndex(
  report: DiffReport,
  pages: readonly PageDifference[],
  { locale, languages, hrefOf }: Index,
): string {
  const { broken, apis, stale, navigation, redirects, feeds, files, findings, notes } = report;
  const { review } = locale.strings;
  const own = pages.filter(({ follows }) => !follows);
  const following = pages.filter(({ follows }) => follows);
  const count = new Intl.NumberFormat(locale.tag);
  const item = (page: PageDifference): string => {
    const href = hrefOf(page);
    const link = href === undefined ? escaped(page.title) : element("a", { href }, escaped(page.title));
    const { added, removed } = wordCounts(page.blocks);
    const words = { added: count.format(added), removed: count.format(removed) };
    const names = fieldNames(page.follows ? page.fields : ownFields(page)).flatMap(
      (name) => nameIn(locale.strings, name) ?? [],
    );
    const facts = [
      changeHtml(page, review),
      ...(page.blocks.length === 0 ? [] : [escaped(fill(review.words, words))]),
      ...(page.weight
        ? [beforeAndAfter(sizeIn(page.weight.before, locale), sizeIn(page.weight.after, locale))]
        : []),
      ...(names.length === 0 ? [] : [escaped([...new Set(names)].join(", "))]),
    ];
    return `${link} ${code(page.path)} ${facts.join("; ")}`;
  };
  const areaOf = (name: string) => nameIn(locale.strings, name) ?? name;
  /** `English: documentation` */
  const groupOf = ({ locale: id, source, kind }: PageDifference): string =>
    `${languages.get(id) ?? id}: ${areaOf(source?.split("/")[1] ?? kind)}`;
  const groups = [...new Set(own.map(groupOf))].sort();
  const section = <T>(title: string, all: readonly T[], itemsOf: (one: T) => string | string[]): string => {
    const items = all.flatMap(itemsOf);
    if (items.length === 0) return "";
    return element("section", {}, headingOf(`${title} (${count.format(items.length)})`) + list(items));
  };
  const findingItem = (finding: DiffReport["findings"]["new"][number]) =>
    element("code", { lang: "en" }, escaped(findingText(finding)));
  const parts = [
    element("h1", {}, escaped(review.changes)),
    element("p", {}, comparedHtml(report, locale)),
    countsHtml(own, locale),
    // The command’s own sentences are in English.
    ...notes.map((note) => element("p", { lang: "en", dir: "ltr" }, escaped(note))),
    section(review.brokenAddresses, broken, ({ address, perhaps }) =>
      perhaps === undefined
        ? code(address)
        : `${code(address)} ${fill(escaped(review.perhaps), { path: code(perhaps) })}`,
    ),
    ...apis.map(({ id, changes }) =>
      section(`API ${id}`, changes, (change) =>
        element("span", { lang: "en", dir: "ltr" }, escaped(apiChangeText(change))),
      ),
    ),
    ...groups.map((group) =>
      section(
        group,
        own.filter((page) => groupOf(page) === group),
        item,
      ),
    ),
    section(
      review.staleTranslations,
      stale,
      ({ path, source }) => `${code(path)}: ${fill(escaped(review.sourceChanged), { path: code(source) })}`,
    ),
    section(review.newFindings, findings.new, findingItem),
    ...navigation.map(({ locale: id, name, lines }) =>
      navigationHtml(
        `${review.navigation}: ${navigationNameIn(locale.strings, name)} (${languages.get(id) ?? id})`,
        lines,
      ),
    ),
    section(
      review.redirects,
      redirects,
      ({ change, from, to }) =>
        `${escaped(review[change])}: ${fill(escaped(review.fromTo), { from: code(from), to: code(to) })}`,
    ),
    section(review.feeds, feeds, ({ path, added, removed }) => [
      ...removed.map((title) => `${code(path)} ${beforeAndAfter(title, undefined)}`),
      ...added.map((title) => `${code(path)} ${beforeAndAfter(undefined, title)}`),
    ]),
    section(
      review.files,
      files,
      ({ change, path, before, after }) =>
        `${escaped(review[change])}: ${code(path)} ${beforeAndAfter(measuresOf(before, locale), measuresOf(after, locale))}`,
    ),
    section(review.following, following, item),
    section(review.goneFindings, findings.gone, findingItem),
  ];
  return element("div", { class: "review-page prose" }, parts.join(""));
}

/** `Since main (1a2b3c4)` */
function comparedHtml({ from, to }: DiffReport, { strings: { review } }: Locale): string {
  const [was, is] = [from, to].map((state) =>
    state ? code(`${state.ref} (${state.commit.slice(0, 7)})`) : undefined,
  );
  return is === undefined
    ? fill(escaped(review.since), { ref: was ?? "" })
    : fill(escaped(review.fromTo), { from: was ?? "", to: is });
}

/** `removed: 1`, `added: 2`. */
function countsHtml(own: readonly PageDifference[], { tag, strings: { review } }: Locale): string {
  if (own.length === 0) return element("p", {}, escaped(review.nothing));
  const counts = (["removed", "moved", "added", "changed"] as const).flatMap((change) => {
    const { length } = own.filter((page) => page.change === change);
    return length === 0 ? [] : [escaped(`${review[change]}: ${new Intl.NumberFormat(tag).format(length)}`)];
  });
  return list(counts);
}

function code(text: string): string {
  return element("code", {}, escaped(text));
}

function headingOf(title: string): string {
  return element("h2", {}, escaped(title));
}

function list(items: readonly string[]): string {
  return element("ul", {}, items.map((item) => element("li", {}, item)).join(""));
}

/** `12.1 kB` */
function sizeIn(bytes: number, { tag }: Locale): string {
  const unit = bytes < 1000 ? "byte" : "kilobyte";
  const amount = bytes < 1000 ? bytes : bytes / 1000;
  const unitDisplay = bytes < 1000 ? "long" : "short";
  return new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 }).format(
    amount,
  );
}

function measuresOf(file: DiffReport["files"][number]["before"], locale: Locale): string | undefined {
  if (!file) return undefined;
  const { bytes, width, height } = file;
  return sizeIn(bytes, locale) + (width && height ? `, ${width} × ${height}` : "");
}

/** The navigation as a tree, with marks on its entries. */
function navigationHtml(title: string, lines: DiffReport["navigation"][number]["lines"]): string {
  const shown = lines.map(({ change, text }) => {
    const line = escaped(`${change === "same" ? " " : change === "added" ? "+" : "−"} ${text}`);
    return change === "same" ? line : element(change === "added" ? "ins" : "del", {}, line);
  });
  return element("section", {}, headingOf(title) + element("pre", { tabindex: 0 }, shown.join("\n")));
}
