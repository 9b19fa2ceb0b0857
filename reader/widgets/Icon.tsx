/** A line drawing of the interface, which `styles/icons.css` draws with the colour of the text. */
type Name = "chevron" | "close" | "dark" | "languages" | "light" | "menu" | "search" | "system";

export function Icon({ name }: { name: Name }) {
  return <span className={`icon icon-${name}`} />;
}
