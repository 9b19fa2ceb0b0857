/** Menu of the languages, in the bar. */
import type { ShownPage } from "../../schema/document-data.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { Dropdown } from "../widgets/Dropdown.tsx";
import { Icon } from "../widgets/Icon.tsx";
import { LocaleLinks } from "./LocaleLinks.tsx";
import { useDeferredShell } from "./use-deferred-shell.ts";

export function LocaleMenu({ page }: { page: ShownPage }) {
  const manifest = useManifest();
  const deferred = useDeferredShell();
  if (manifest.locales.length < 2) return null;
  const current = manifest.locales.find(({ id }) => id === manifest.locale);
  const face = (
    <>
      <Icon name="languages" />
      <span className="sr-only">{manifest.strings.languages} </span>
      <span className="locale-name">{current?.label}</span>
    </>
  );
  return (
    <Dropdown face={face}>
      <LocaleLinks manifest={manifest} page={page} />
      {typeof deferred === "object" && <deferred.SideBySideLinks manifest={manifest} page={page} />}
    </Dropdown>
  );
}
