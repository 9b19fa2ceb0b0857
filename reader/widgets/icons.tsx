/** The line drawings of the interface: 24 units square, drawn with the colour of the text. */
import type { ReactNode } from "react";

function Icon({ children, name }: { children: ReactNode; name: string }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}

export function MenuIcon() {
  return (
    <Icon name="menu">
      <path d="M3 6.5h18M3 12h18M3 17.5h12" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon name="close">
      <path d="M5 5l14 14M19 5L5 19" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon name="chevron">
      <path d="M6 9.5l6 6 6-6" />
    </Icon>
  );
}

export function LanguagesIcon() {
  return (
    <Icon name="languages">
      <path d="M3 5.5h10M8 3v2.5M11 5.5C10 10 7 12.5 3.5 14M5 8.5c1.2 2.6 3.6 4.6 6 5.5M11.5 21l4.5-11 4.5 11M13 17.5h6" />
    </Icon>
  );
}

export function SunIcon() {
  return (
    <Icon name="light">
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7" />
    </Icon>
  );
}

export function MoonIcon() {
  return (
    <Icon name="dark">
      <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z" />
    </Icon>
  );
}

export function SystemIcon() {
  return (
    <Icon name="system">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </Icon>
  );
}
