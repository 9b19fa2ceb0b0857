/** The closed list of what an import loses or changes, in the order of what readers lose by it. */

export type CauseText = {
  /** Heading of the report. */
  title: string;
  /** What readers see, or no longer see. */
  readers: string;
  /** What to do. */
  todo: string;
};

const texts = {
  "page-put-aside": {
    title: "Pages that cannot be compiled",
    readers: "At their addresses readers find a stub that says that the page is to be written.",
    todo: "the files of the source are in put-aside/: bring the text over part by part, and take out `stub: true`",
  },
  "page-of-code": {
    title: "Pages made of code",
    readers: "At their addresses readers find a stub that says that the page is to be written.",
    todo: "write each in Markdown, or as a component, and take out `stub: true`; `check --release` lists those that are left",
  },
  "page-left-behind": {
    title: "Pages and files that stay behind",
    readers: "Readers do not find them.",
    todo: "copy what is still needed into the content folder",
  },
  "address-gone": {
    title: "Addresses that are gone",
    readers: "Links and bookmarks to them end at the not-found page.",
    todo: "give each a page, or a line of `redirects` in site.yml",
  },
  "page-moved": {
    title: "Pages with another address",
    readers: "Old links lead to the new address, or to the page that has the old one.",
    todo: "choose the address with `slug`",
  },
  "home-page": {
    title: "Home page",
    readers: "Readers see a plain home page with the title, the tagline and a button.",
    todo: "write it, with the blocks of `home`",
  },
  component: {
    title: "Components of the site’s own",
    readers: "Readers see less than the component showed.",
    todo: "write Markdown, a directive, or a component in components/",
  },
  expression: {
    title: "Values that only running the code would tell",
    readers: "Readers see the code, or nothing.",
    todo: "write the value",
  },
  "live-code": {
    title: "Code that readers could change and run",
    readers: "Readers see the code, which no longer runs.",
    todo: "link to a page where it runs, or write a component",
  },
  "dead-image": {
    title: "Images that the source does not have",
    readers: "Readers see the text alternative, as before. The address is in a comment beside it.",
    todo: "add the file and put the address back, or delete the comment",
  },
  "dead-link": {
    title: "Links that led nowhere in the source either",
    readers: "Readers see the text without a link. The address is in a comment beside it.",
    todo: "put a link that works in place of the comment, or delete the comment",
  },
  "lost-target": {
    title: "Links and images whose target did not come over",
    readers: "Readers see the text without the link or the image. The address is in a comment beside it.",
    todo: "bring over what is named and put the address back, or delete the comment",
  },
  "navigation-item": {
    title: "Links of the navbar, the footer and the sidebars",
    readers: "Readers do not see these links.",
    todo: "add what is still needed to site.yml or sidebars.yml",
  },
  redirect: {
    title: "Redirects",
    readers: "These old addresses do not lead on.",
    todo: "list those that are still needed in `redirects` of site.yml",
  },
  translation: {
    title: "Translations",
    readers: "Readers see the text of the source language, or a shorter one.",
    todo: "translate what is named",
  },
  "theme-component": {
    title: "Components of the theme that the site replaced",
    readers: "Readers see the theme’s own part in their place.",
    todo: "set texts in strings.yml, colours in theme.css and links in site.yml; what the part added is named with it",
  },
  plugin: {
    title: "Plugins",
    readers: "What the plugin did is gone, unless it says what does it here.",
    todo: "see what is there in its place",
  },
  style: {
    title: "Style sheets of the site’s own",
    readers: "Colours and spacing are those of the theme.",
    todo: "set the tokens of theme.css",
  },
  "part-of-page": {
    title: "Parts of pages that stay behind or change",
    readers: "Readers see the page without them, or in another form.",
    todo: "look at one place of each kind",
  },
  "front-matter": {
    title: "Front matter",
    readers: "Readers see little of it.",
    todo: "nothing, unless a value mattered",
  },
  byline: {
    title: "Authors, tags and dates",
    readers: "Names, tags and dates are the same unless a line says so.",
    todo: "look through authors.yml and tags.yml",
  },
  configuration: {
    title: "Configuration",
    readers: "Mostly nothing; each line says what.",
    todo: "set what is still needed in site.yml",
  },
  "corrected-link": {
    title: "Links that were corrected",
    readers: "Nothing: they lead where they were meant to.",
    todo: "nothing",
  },
  "file-renamed": {
    title: "Files with another name",
    readers: "Nothing.",
    todo: "nothing",
  },
} as const satisfies Record<string, CauseText>;

export type Cause = keyof typeof texts;

export const causes: Readonly<Record<Cause, CauseText>> = texts;

export const causeNames = Object.keys(texts) as Cause[];
