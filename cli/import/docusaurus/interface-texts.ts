/** `i18n/<locale>/code.json`, the texts of the interface and of components → what `strings.yml` has instead of the texts that are shipped. */
import { ownValue } from "../../../schema/own-value.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import type { Plural, Strings, StringsOverride } from "../../../schema/strings.ts";
import { shippedFor } from "../../source/shipped-strings.ts";
import type { Note } from "../note.ts";
import { readMap } from "../source-yaml.ts";
import type { SourceSite } from "./source-site.ts";
import { type Messages, messageIn } from "./translations.ts";

type Texts = Record<string, Record<string, string | Plural>>;

function codeFile(folder: string): string {
  return `i18n/${folder}/code.json`;
}

function messagesIn(texts: Readonly<Record<string, unknown>>, title = "{siteTitle}"): Messages {
  return new Map(
    Object.keys(texts).flatMap((name): [string, string][] => {
      const message = messageIn(texts, name);
      return message === undefined ? [] : [[name, message.replaceAll("{siteTitle}", () => title)]];
    }),
  );
}

/** The interface texts of a language. Some of them name the site. */
export function interfaceTexts(
  { source, locales, config: { title = "Site" } }: Pick<SourceSite, "source" | "locales" | "config">,
  id: string,
  notes: Note[],
): StringsOverride {
  const file = codeFile(locales.find((locale) => locale.id === id)?.folder ?? id);
  const { value, placeOf } = readMap(source, file, notes);
  const messages = messagesIn(value, title);
  const shipped: Texts = shippedFor(id)?.strings ?? en;
  const texts: Texts = {};
  const left: string[] = [];
  const set = (name: string, group: string, key: string, message: string): void => {
    const like = ownValue(ownValue(shipped, group), key);
    const text = renamed(message);
    const known = JSON.stringify(like);
    if (text.match(/\{\w+\}/g)?.some((placeholder) => !known.includes(placeholder))) left.push(name);
    const own = left.includes(name) ? undefined : textLike(like, text, id);
    if (own !== undefined) texts[group] = { ...ownValue(texts, group), [key]: own };
  };
  for (const [name, message] of messages) {
    if (lastUpdated.has(name)) continue;
    const found = ownValue(counterparts, name);
    if (!found) left.push(name);
    for (const [group, key] of found ?? []) set(name, group, key, message);
  }
  for (const [key, message] of lastUpdatedTexts(messages)) set(SENTENCE, "compiler", key, message);
  const [first] = left;
  if (first !== undefined)
    notes.push({
      cause: "translation",
      file,
      place: placeOf(first),
      message: `texts of components and parts that do not exist here are not imported: ${left.join(", ")}`,
    });
  return texts;
}

function renamed(message: string): string {
  return message.replace(
    /\{\w+\}/g,
    (name) => `{${ownValue(placeholders, name.slice(1, -1)) ?? name.slice(1, -1)}}`,
  );
}

/** The text in the form of the shipped one; undefined if it is empty, or the same as the shipped one. */
function textLike(
  shipped: string | Plural | undefined,
  text: string,
  locale: string,
): string | Plural | undefined {
  if (typeof shipped === "object") return pluralLike(shipped, text.split("|"), locale);
  // An arrow and a colon are drawn by the interface itself.
  const bare = text.replace(/^←\s*|\s*:\s*$/g, "").trim();
  const written = bare.charAt(0).toLocaleUpperCase(locale) + bare.slice(1);
  return written === "" || written === shipped ? undefined : written;
}

/** The forms of a language are in one order: zero, one, two, few, many, other. */
function pluralLike(shipped: Plural, parts: readonly string[], locale: string): Plural | undefined {
  const inUse = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const forms = (["zero", "one", "two", "few", "many", "other"] as const).filter((form) =>
    inUse.includes(form),
  );
  const other = parts.at(-1)?.trim() ?? "";
  const named = forms.map((form, index) => [form, (parts[index] ?? other).trim()] as const);
  const plural: Plural = {
    ...(shipped.zero !== undefined && { zero: shipped.zero }),
    ...Object.fromEntries(named.filter(([, text]) => text !== "" && text !== other)),
    other,
  };
  return other === "" || JSON.stringify(plural) === JSON.stringify(shipped) ? undefined : plural;
}

const DATE = "theme.lastUpdated.atDate";
const AUTHOR = "theme.lastUpdated.byUser";
const SENTENCE = "theme.lastUpdated.lastUpdatedAtBy";
const lastUpdated = new Set([DATE, AUTHOR, SENTENCE]);

/** There a sentence and its parts, here two sentences. */
function lastUpdatedTexts(messages: ReadonlyMap<string, string>): [string, string][] {
  const [sentence, date, author] = [SENTENCE, DATE, AUTHOR].map((name) => messages.get(name));
  if (sentence === undefined || date === undefined || author === undefined) return [];
  const filled = (by: string) => sentence.replace("{atDate}", () => date).replace("{byUser}", () => by);
  return [
    ["lastUpdated", filled("")],
    ["lastUpdatedBy", filled(author)],
  ];
}

type Counterpart = {
  [Group in keyof Strings]: readonly [group: Group, key: keyof Strings[Group] & string];
}[keyof Strings];

/** Docusaurus' texts → texts of this tool. A text that corresponds to several is listed with each. */
const counterparts: Readonly<Record<string, readonly Counterpart[]>> = {
  "theme.common.skipToMainContent": [["reader", "skipToContent"]],
  "theme.NavBar.navAriaLabel": [["reader", "mainNavigation"]],
  "theme.docs.sidebar.navAriaLabel": [["reader", "docsNavigation"]],
  "theme.blog.sidebar.navAriaLabel": [["reader", "blogNavigation"]],
  "theme.docs.sidebar.closeSidebarButtonAriaLabel": [["reader", "closeMenu"]],
  "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel": [["reader", "backToMainMenu"]],
  "theme.navbar.mobileLanguageDropdown.label": [["reader", "languages"]],
  "theme.navbar.mobileVersionsDropdown.label": [["reader", "versions"]],
  "theme.colorToggle.ariaLabel.mode.light": [["reader", "lightMode"]],
  "theme.colorToggle.ariaLabel.mode.dark": [["reader", "darkMode"]],
  "theme.colorToggle.ariaLabel.mode.system": [["reader", "systemMode"]],
  "theme.AnnouncementBar.closeButtonAriaLabel": [["reader", "closeAnnouncement"]],
  "theme.TOCCollapsible.toggleButtonLabel": [["reader", "onThisPage"]],
  "theme.docs.breadcrumbs.navAriaLabel": [["reader", "breadcrumbs"]],
  "theme.docs.breadcrumbs.home": [["reader", "home"]],
  "theme.docs.paginator.navAriaLabel": [["reader", "pageNavigation"]],
  "theme.docs.paginator.previous": [["reader", "previous"]],
  "theme.docs.paginator.next": [["reader", "next"]],
  "theme.blog.post.paginator.newerPost": [["reader", "newerPost"]],
  "theme.blog.post.paginator.olderPost": [["reader", "olderPost"]],
  "theme.blog.paginator.newerEntries": [["reader", "newerEntries"]],
  "theme.blog.paginator.olderEntries": [["reader", "olderEntries"]],
  "theme.tags.tagsListLabel": [["reader", "tags"]],
  "theme.tags.tagsPageLink": [["reader", "allTags"]],
  "theme.tags.tagsPageTitle": [["compiler", "tagsTitle"]],
  "theme.blog.authorsList.viewAll": [["reader", "allAuthors"]],
  "theme.blog.authorsList.pageTitle": [["compiler", "authorsTitle"]],
  "theme.blog.archive.title": [
    ["compiler", "archiveTitle"],
    ["reader", "archive"],
  ],
  "theme.common.editThisPage": [["reader", "editPage"]],
  "theme.CodeBlock.copyButtonAriaLabel": [["reader", "copyCode"]],
  "theme.CodeBlock.copied": [["reader", "copied"]],
  "theme.CodeBlock.wordWrapToggle": [["reader", "wrapCode"]],
  "theme.common.headingLinkTitle": [["reader", "headingLink"]],
  "theme.BackToTopButton.buttonAriaLabel": [["reader", "backToTop"]],
  "theme.contentVisibility.unlistedBanner.title": [["reader", "unlistedTitle"]],
  "theme.contentVisibility.unlistedBanner.message": [["reader", "unlistedText"]],
  "theme.unlistedContent.title": [["reader", "unlistedTitle"]],
  "theme.unlistedContent.message": [["reader", "unlistedText"]],
  "theme.contentVisibility.draftBanner.title": [["reader", "draftTitle"]],
  "theme.contentVisibility.draftBanner.message": [["reader", "draftText"]],
  "theme.NotFound.title": [["reader", "notFoundTitle"]],
  "theme.NotFound.p1": [["reader", "notFoundText"]],
  "theme.NotFound.p2": [["reader", "notFoundAdvice"]],
  "theme.admonition.note": [["compiler", "note"]],
  "theme.admonition.tip": [["compiler", "tip"]],
  "theme.admonition.info": [["compiler", "info"]],
  "theme.admonition.warning": [["compiler", "warning"]],
  "theme.admonition.caution": [["compiler", "warning"]],
  "theme.admonition.danger": [["compiler", "danger"]],
  "theme.blog.post.readingTime.plurals": [["compiler", "readingTime"]],
  "theme.docs.DocCard.categoryDescription.plurals": [["compiler", "items"]],
  "theme.blog.post.plurals": [["compiler", "posts"]],
  "theme.docs.versionBadge.label": [["compiler", "versionBadge"]],
  "theme.docs.versions.unreleasedVersionLabel": [["compiler", "versionUnreleased"]],
  "theme.docs.versions.unmaintainedVersionLabel": [["compiler", "versionUnmaintained"]],
  "theme.SearchBar.label": [["search", "search"]],
  "theme.SearchModal.startScreen.recentSearchesTitle": [["search", "recent"]],
  "theme.SearchPage.documentsFound.plurals": [["search", "results"]],
};

const placeholders: Readonly<Record<string, string>> = {
  readingTime: "count",
  versionLabel: "version",
  user: "author",
};
