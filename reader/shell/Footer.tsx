/** The foot of every page. */
import type { Manifest } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { Brand } from "./Brand.tsx";

export function Footer({ manifest }: { manifest: Manifest }) {
  const { columns, copyright } = manifest.footer;
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
    </footer>
  );
}
