import { withPwa } from "@vite-pwa/vitepress";
import { defineConfig } from "vitepress";
import { withMermaid } from "vitepress-plugin-mermaid";
import { sidebar } from "./sidebar";

export default withPwa(
  withMermaid(
    defineConfig({
      title: "Harbour",
      description: "Docs for ships.",
      lang: "en-GB",
      base: "/harbour/",
      srcExclude: ["parts/**", "**/README.md"],
      rewrites: { "team/:page.md": "people/:page.md" },
      sitemap: { hostname: "https://harbour.example.org" },
      head: [["link", { rel: "icon", href: "/harbour/favicon.svg" }]],
      appearance: "dark",
      markdown: { math: true },
      locales: {
        root: { label: "English", lang: "en-GB" },
        fr: {
          label: "Français",
          lang: "fr",
          title: "Le port",
          themeConfig: {
            nav: [
              { text: "Guide", link: "/fr/guide/" },
              { text: "Plus", items: [{ text: "Dépôt", link: "https://example.org/repo" }] },
            ],
            sidebar: {
              "/fr/guide/": [
                {
                  text: "Débuter",
                  items: [
                    { text: "Le guide", link: "/fr/guide/" },
                    { text: "Code", link: "/fr/guide/code" },
                  ],
                },
              ],
            },
          },
        },
      },
      themeConfig: {
        logo: { light: "/logo.svg", dark: "/logo-dark.svg" },
        siteTitle: "Harbour docs",
        nav: [
          { text: "Guide", link: "/guide/" },
          { text: "More", items: [{ text: "Repository", link: "https://example.org/repo" }] },
        ],
        sidebar,
        socialLinks: [{ icon: "github", link: "https://github.com/example/harbour" }],
        footer: {
          message: 'Under the <a href="https://example.org/mit">MIT</a> licence.',
          copyright: "© Example",
        },
        editLink: { pattern: "https://github.com/example/harbour/edit/main/docs/:path" },
      },
    }),
  ),
);
