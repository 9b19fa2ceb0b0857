/** The foot of every page. */
import { memo } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { Brand } from "./Brand.tsx";
import { useDeferredShell } from "./use-deferred-shell.ts";

/** `route`: of the address. */
export function Footer({ screen, route }: { screen: DocumentData; route: string }) {
  const deferred = useDeferredShell();
  return (
    <footer className="site-footer">
      <SiteLinks manifest={screen.manifest} />
      {typeof deferred === "object" && <deferred.PageEffects screen={screen} route={route} />}
    </footer>
  );
}

/** Links of the footer, which every page of a language shares. */
const SiteLinks = memo(function SiteLinks({ manifest }: { manifest: Manifest }) {
  const { columns, copyright } = manifest.footer;
  const consent = manifest.integrations?.consent;
  return (
    <>
      <div className="footer-grid">
        <div className="footer-brand">
          <Brand manifest={manifest} />
          {manifest.tagline !== "" && <p>{manifest.tagline}</p>}
        </div>
        {columns.map(({ title, items }, index) => (
          <section key={index}>
            <h2>{title}</h2>
            <ul>
              {items.map((item, at) => (
                <li key={at}>
                  <Link href={item.href}>{item.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {copyright !== "" && <p className="copyright">{copyright}</p>}
      {consent && (
        <p className="copyright">
          <button type="button" data-action="consent">
            {consent.change}
          </button>
        </p>
      )}
    </>
  );
});
