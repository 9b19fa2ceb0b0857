import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://harbour.example.org",
  base: "/harbour",
  trailingSlash: "always",
  redirects: {
    "/old": "/guides/start/",
    "/older": { status: 302, destination: "/reference/config/" },
    "/posts/[...slug]": "/guides/[...slug]",
  },
  integrations: [
    starlight({
      title: { en: "Harbour", fr: "Le port" },
      description: "Docs for ships.",
      logo: { light: "./src/assets/ship.svg", dark: "./src/assets/ship-dark.svg", replacesTitle: true },
      favicon: "/favicon.svg",
      social: [{ icon: "github", label: "GitHub", href: "https://github.com/example/harbour" }],
      editLink: { baseUrl: "https://github.com/example/harbour/edit/main/" },
      customCss: ["./src/styles/custom.css"],
      defaultLocale: "root",
      locales: {
        root: { label: "English", lang: "en" },
        fr: { label: "Français", lang: "fr" },
      },
      sidebar: [
        {
          label: "Guides",
          translations: { fr: "Guides pratiques" },
          items: ["guides/start", { slug: "guides/components", label: "Parts", badge: "New" }],
        },
        { label: "Reference", collapsed: true, items: [{ autogenerate: { directory: "reference" } }] },
        { label: "Home page", link: "/" },
        { label: "Astro", link: "https://astro.build", attrs: { target: "_blank" } },
      ],
    }),
  ],
});
