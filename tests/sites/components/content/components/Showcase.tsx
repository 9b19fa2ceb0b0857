import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";

const Extra = lazy(() => import("./Extra.tsx"));

type Props = { title: string; locale: string; columns: number; children?: ReactNode };

export default function Showcase({ title, locale, columns, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div data-columns={columns} data-locale={locale} data-ready={isReady || undefined}>
      <h1>{title}</h1>
      {children}
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      {isOpen && (
        <Suspense fallback={<p>…</p>}>
          <Extra />
        </Suspense>
      )}
    </div>
  );
}
