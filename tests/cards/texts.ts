/** What the social cards say: file name → per locale, the line above, the title, the line below. */
export type CardText = { above: string; title: string; below: string };

const site = { en: "Expert Technical Writing", fr: "Rédaction technique experte" };

export const locales = ["en", "fr"] as const;

export const cardTexts: Record<string, Record<(typeof locales)[number], CardText>> = {
  home: {
    en: {
      above: "Freelance technical writer",
      title: "Expert Technical Writing with HI and AI",
      below: "Documentation in English and French",
    },
    fr: {
      above: "Rédaction technique indépendante",
      title: "La rédaction technique experte, avec l’IH et l’IA",
      below: "Documentation en français et en anglais",
    },
  },
  "technical-writing": {
    en: {
      above: site.en,
      title: "Technical writing",
      below: "User guides, API references, one source, two languages",
    },
    fr: {
      above: site.fr,
      title: "Rédaction technique",
      below: "Guides, références d’API, une source, deux langues",
    },
  },
  "using-ai": {
    en: { above: site.en, title: "Using AI", below: "What a model drafts, and what a person answers for" },
    fr: {
      above: site.fr,
      title: "Utiliser l’IA",
      below: "Ce que le modèle ébauche, ce dont une personne répond",
    },
  },
  services: {
    en: {
      above: site.en,
      title: "Services",
      below: "Software guides, API and SDK documentation, translation",
    },
    fr: {
      above: site.fr,
      title: "Services",
      below: "Guides de logiciels, documentation d’API et de SDK, traduction",
    },
  },
  portfolio: {
    en: { above: site.en, title: "Portfolio", below: "Cases and samples, from embedded software to the web" },
    fr: { above: site.fr, title: "Portfolio", below: "Cas et échantillons, de l’embarqué au web" },
  },
  blog: {
    en: {
      above: site.en,
      title: "Blog",
      below: "Notes on technical writing, its tools, and working with AI",
    },
    fr: { above: site.fr, title: "Blog", below: "Notes sur la rédaction technique, ses outils et l’IA" },
  },
};
