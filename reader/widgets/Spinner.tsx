/** Shown where there is no page to keep, and over a kept page once its successor takes long. */

export function Spinner({ label, delayed = false }: { label: string | undefined; delayed?: boolean }) {
  return (
    <div className={delayed ? "spinner spinner-delayed" : "spinner"} role="status">
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="20" />
        <circle cx="22" cy="22" r="20" />
        <circle cx="22" cy="22" r="6" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
