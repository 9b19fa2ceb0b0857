/**
 * Runs in the head, before the first paint: says that scripts run and shows the right colours (S40).
 * Inlined by the compiler, so it stays small and imports nothing.
 */
const html = document.documentElement;
const { dataset } = html;
dataset.js = "";

const followsSystem = dataset.themeSystem !== undefined;
let stored: string | null = null;
try {
  stored = localStorage.getItem("theme");
} catch {
  // Storage is blocked: the default holds.
}
const isMode = stored === "light" || stored === "dark";
const choice =
  dataset.themeFixed === undefined && isMode && stored
    ? stored
    : followsSystem
      ? "system"
      : (dataset.themeDefault ?? "light");
dataset.themeChoice = choice;
dataset.theme =
  choice === "system" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") : choice;

export {};
