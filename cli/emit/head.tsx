/**
 * The `<head>` of a document, in the order that the first paint needs: character set, policy, texts and
 * links, then the script that sets the colour mode, and the style. React's server renderer lifts metas and
 * links above scripts and styles and keeps their order.
 */
import type { ReactElement } from "react";
import type { Alternate } from "./alternates.ts";
import { type JsonLd, jsonLdText } from "./json-ld.ts";
import { OpenGraph, type OpenGraphProps } from "./open-graph.tsx";

export type DocumentHeadProps = {
  /** Other hosts that the page may load pictures and its font's style from. */
  hosts: readonly string[];
  /** Regular expression of hrefs that something else serves. */
  external: string | undefined;
  /** From `documentTitle`. */
  title: string;
  /** Empty where there is none. */
  description: string;
  keywords: string[];
  /** Absolute. Absent for the not-found page, which has no address of its own. */
  canonical?: string | undefined;
  /** True: search engines are asked to leave the page out. */
  noindex: boolean;
  /** From `alternatesOf`. */
  alternates: Alternate[];
  openGraph: OpenGraphProps;
  jsonLd: JsonLd[];
  feeds: { title: string; href: string; type: string }[];
  /** Address of the page as Markdown. */
  markdown?: string | undefined;
  icon?: string | undefined;
  /** Colour of the browser's frame; with `media` where the system's setting decides. */
  themeColours: { colour: string; media?: string | undefined }[];
  contentSecurityPolicy: string;
  /** Fonts and other files that the first paint needs. */
  preloads: { href: string; as: "font" | "style" | "image" | "fetch"; type?: string | undefined }[];
  /** Runs before the first paint; the policy holds its hash. */
  bootScript: string;
  stylesheets: string[];
  /** The reader, after the scripts that it imports: the script above asks for them. None in a document that does without. */
  readerScripts: string[];
  /** Scripts that the page will import. */
  modulePreloads: string[];
};

/** The children of `<head>`, for `renderToStaticMarkup`. */
export function DocumentHead(head: DocumentHeadProps): ReactElement {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta httpEquiv="Content-Security-Policy" content={head.contentSecurityPolicy} />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(", ")} />}
      {head.noindex && <meta name="robots" content="noindex" />}
      {head.canonical !== undefined && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hreflang, url }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
      ))}
      <OpenGraph {...head.openGraph} />
      {head.feeds.map(({ title, href, type }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      {head.markdown !== undefined && <link rel="alternate" type="text/markdown" href={head.markdown} />}
      {head.icon !== undefined && <link rel="icon" href={head.icon} />}
      {head.themeColours.map(({ colour, media }) => (
        <meta key={media ?? ""} name="theme-color" content={colour} media={media} />
      ))}
      {head.preloads.map(({ href, as, type }) => (
        // A font is always requested without credentials: without the attribute it would be loaded twice.
        <link
          key={href}
          rel="preload"
          as={as}
          type={type}
          href={href}
          crossOrigin={as === "font" ? "" : undefined}
        />
      ))}
      <InlineScript text={head.bootScript} />
      {head.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {head.modulePreloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {head.jsonLd.length > 0 && <InlineScript type="application/ld+json" text={jsonLdText(head.jsonLd)} />}
    </>
  );
}

function InlineScript({ text, type }: { text: string; type?: string }): ReactElement {
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
