import type { ReactNode } from "react";
import mark from "./mark.svg";
import styles from "./panel.module.css";

export default function Panel({ label, children }: { label?: string; children?: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={label}>
      <img src={mark} alt="" width="8" height="8" />
      {children}
    </section>
  );
}
