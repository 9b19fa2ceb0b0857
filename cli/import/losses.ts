/** The closed list of what an import loses or changes, in the order of what readers lose by it. */

type CauseText = {
  /** Heading of the report. */
  title: string;
  /** The effect on readers. */
  readers: string;
  /** The task for the user. */
  todo: string;
};

const texts = {
  "text-lost": {
    title: "Pages that lost text",
    readers: "Readers do not find these words.",
    todo: "compare the page with the old one from this place on",
  },
  "part-lost": {
    title: "Links, headings, cells and other parts that pages lost",
    readers: "Readers do not find them.",
    todo: "compare the page with the old one at this line, and write what is missing",
  },
  "page-put-aside": {
    title: "Pages that cannot be compiled",
    readers: "Readers find a notice that the page is not written yet.",
    todo: "copy the text from put-aside/ part by part, and remove `stub: true`",
  },
  "page-of-code": {
    title: "Pages made of code",
    readers: "Readers find a notice that the page is not written yet.",
    todo: "build the old site and import it again with `--built`, or write each in Markdown, and remove `stub: true`",
  },
  "page-left-behind": {
    title: "Pages and files that were not imported",
    readers: "Readers do not find them.",
    todo: "copy those that you still need into the content folder",
  },
  "address-gone": {
    title: "Addresses that no longer exist",
    readers: "Links and bookmarks to them show the not-found page.",
    todo: "give each a page, or a redirect in site.yml",
  },
  "built-page-outdated": {
    title: "Built pages that are older than their source",
    readers: "The new page is made of the source alone.",
    todo: "build the old site again, and import it again",
  },
  "page-moved": {
    title: "Pages with a new address",
    readers: "Old links redirect to the new address, or show the page that now has the old one.",
    todo: "choose the address with `slug`",
  },
  "home-page": {
    title: "Home page",
    readers: "Readers see the title, the tagline and buttons, and what else the line says.",
    todo: "look at it, and complete it with the blocks of `home`",
  },
  component: {
    title: "Custom components",
    readers: "Readers see less than the component showed.",
    todo: "write Markdown, a directive, or a component in components/",
  },
  expression: {
    title: "Values that depend on running the code",
    readers: "Readers see the code, or nothing.",
    todo: "write the value",
  },
  "live-code": {
    title: "Live code that readers could edit and run",
    readers: "Readers see the code, which no longer runs.",
    todo: "link to a page where it runs, or write a component",
  },
  "dead-image": {
    title: "Images that the source does not have",
    readers: "Readers see the alt text, as before.",
    todo: "add the file and restore the address from the comment, or delete the comment",
  },
  "dead-link": {
    title: "Links that were already broken in the source",
    readers: "Readers see the text without a link.",
    todo: "correct the address in the comment and restore the link, or delete the comment",
  },
  "lost-target": {
    title: "Links and images whose target was not imported",
    readers: "Readers see the text without the link or the image.",
    todo: "add the target and restore the address from the comment, or delete the comment",
  },
  "navigation-item": {
    title: "Links of the navbar, the footer and the sidebars",
    readers: "Readers do not see these links.",
    todo: "add those that you still need to site.yml or sidebars.yml",
  },
  redirect: {
    title: "Redirects",
    readers: "These old addresses do not redirect.",
    todo: "add those that you still need to `redirects` of site.yml",
  },
  translation: {
    title: "Translations",
    readers: "Readers see the text of the source language, or a shorter one.",
    todo: "translate them",
  },
  "theme-component": {
    title: "Theme components that the site replaced",
    readers: "Readers see the default part of the theme instead.",
    todo: "set texts in strings.yml, colours in theme.css and links in site.yml",
  },
  plugin: {
    title: "Plugins",
    readers: "Their effect is lost, unless the line names a replacement.",
    todo: "try each replacement",
  },
  style: {
    title: "Custom style sheets",
    readers: "Colours and spacing are those of the theme.",
    todo: "set the tokens of theme.css",
  },
  "part-of-page": {
    title: "Parts of pages that were left out or changed",
    readers: "Readers see the page without them, or in another form.",
    todo: "look at one place of each kind",
  },
  "code-page-converted": {
    title: "Pages and parts that code made",
    readers: "Readers find the texts, pictures and links, in the layout of the theme.",
    todo: "look at each, and write what is missing",
  },
  "front-matter": {
    title: "Front matter",
    readers: "Readers hardly notice.",
    todo: "nothing, unless a value mattered",
  },
  byline: {
    title: "Authors, tags and dates",
    readers: "They are the same, unless a line says otherwise.",
    todo: "look through authors.yml and tags.yml",
  },
  configuration: {
    title: "Configuration",
    readers: "Readers hardly notice; each line says what changes.",
    todo: "set the values that you still need in site.yml",
  },
  "file-renamed": {
    title: "Renamed files",
    readers: "Readers notice nothing.",
    todo: "nothing",
  },
} as const satisfies Record<string, CauseText>;

export type Cause = keyof typeof texts;

export const causes: Readonly<Record<Cause, CauseText>> = texts;

export const causeNames = Object.keys(texts) as Cause[];
