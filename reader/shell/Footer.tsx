/** The foot of every page. */
import type { DocumentData } from "../../schema/document.ts";
import { Link } from "../navigation/Link.tsx";
import { Brand } from "./Brand.tsx";
import { useLater } from "./use-later.ts";

/** `route`: of the address. */
export function Footer({ screen, route }: { screen: DocumentData; route: string }) {
  const { manifest } = screen;
  const { columns, copyright } = manifest.footer;
  const later = useLater();
  return (
    <footer className="site-footer">
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
      {typeof later === "object" && <later.Company screen={screen} route={route} />}
    </footer>
  );
}
