/**
 * The part of https://schema.org that the site uses: per type the properties that it may have there, those that it
 * inherits included. Kept by hand, so that a property that the vocabulary does not know is noticed.
 */
const thing = ["@type", "@id", "name", "description", "url", "image", "sameAs"];

const creativeWork = [
  ...thing,
  "about",
  "author",
  "creator",
  "dateModified",
  "datePublished",
  "headline",
  "inLanguage",
  "isPartOf",
  "keywords",
  "mainEntity",
  "publisher",
  "temporalCoverage",
  "translationOfWork",
];

const organization = [...thing, "areaServed", "knowsLanguage"];

export const vocabulary: Record<string, readonly string[]> = {
  Blog: [...creativeWork, "blogPost"],
  BlogPosting: creativeWork,
  BreadcrumbList: [...thing, "itemListElement"],
  CollectionPage: creativeWork,
  CreativeWork: creativeWork,
  ListItem: [...thing, "item", "position"],
  Organization: organization,
  Person: [...thing, "jobTitle", "knowsLanguage"],
  ProfessionalService: organization,
  ProfilePage: creativeWork,
  Service: [...thing, "areaServed", "provider"],
  TechArticle: creativeWork,
  Thing: thing,
  WebPage: creativeWork,
  WebSite: creativeWork,
};

/** Types that a search engine does not use without these. */
export const required: Record<string, readonly string[]> = {
  BlogPosting: ["headline", "datePublished"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  Organization: ["name"],
  Person: ["name"],
  ProfessionalService: ["name", "url"],
  ProfilePage: ["mainEntity"],
  Service: ["name", "provider"],
  WebSite: ["name", "url"],
};
