/** Links of navbar, footer and announcement to pages whose translation has an address of its own. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { reportOf } from "../../findings/report.ts";
import { temporaryFolder, writeFiles } from "../folders.ts";
import { compiled } from "../read-site.ts";

const site = `title: Site
url: https://example.com
locales: [{ id: en, tag: en, label: English }, { id: es, tag: es, label: Español }]
`;
const files = {
  "en/pages/index.md": "# Home\n",
  "es/pages/index.md": "# Inicio\n",
  "en/pages/contact.md": "---\ntitle: Contact\n---\n\nHi.\n\n## Form {#form}\n",
  "es/pages/contact.md": "---\ntitle: Contacto\nslug: contacto\n---\n\nHola.\n\n## Formulario {#form}\n",
};
const label = "label: { en: Contact, es: Contacto }";

test.each([
  ["the address in the first language", `{ type: link, ${label}, to: "/contact#form" }`, "#form"],
  ["an address for each language", `{ type: link, ${label}, to: { en: /contact, es: /contacto } }`, ""],
  ["the file of the page", "{ type: page, page: contact }", ""],
])("are written as %s", async (_, item, hash) => {
  const { manifest } = await compiled({
    ...files,
    "site.yml": `${site}navbar: { left: [${item}, { type: dropdown, ${label}, items: [${item}] }] }
footer: { columns: [{ title: { en: More, es: Más }, items: [${item}] }] }
`,
  });
  for (const [home, title, href] of [
    ["/", "Contact", `/contact${hash}`],
    ["/es/", "Contacto", `/es/contacto${hash}`],
  ] as const) {
    const link = { kind: "link", title, href };
    const { navbar, footer } = manifest(home);
    expect(navbar.left).toEqual([link, { kind: "dropdown", title, items: [link] }]);
    expect(footer.columns[0]?.items).toEqual([link]);
  }
});

test("also those of the announcement", async () => {
  const { manifest } = await compiled({
    ...files,
    "site.yml": `${site}announcement: { id: a, text: { en: News, es: Novedades }, link: { ${label}, to: /contact } }\n`,
  });
  expect(manifest("/").announcement?.link?.href).toBe("/contact");
  expect(manifest("/es/").announcement?.link?.href).toBe("/es/contacto");
});

test("a broken one gets no suggestion that is broken in a language", async () => {
  const report = (item: string) =>
    reportOf(
      writeFiles(join(temporaryFolder(), "content"), {
        ...files,
        "es/pages/solo.md": "# Solo\n",
        "site.yml": `${site}navbar: { left: [${item}] }\n`,
      }),
    );
  expect(await report(`{ type: link, ${label}, to: /contcat }`)).toContain("did you mean “/contact”?");
  const spanish = await report(`{ type: link, ${label}, to: /solo }`);
  expect(spanish).toContain("“/solo” is a broken link in en: there is no page /solo");
  expect(spanish).not.toContain("did you mean");
  expect(await report(`{ type: link, ${label}, to: /contactoo }`)).toContain("did you mean “/contact”?");
  expect(await report(`{ type: link, ${label}, to: { en: /contact, es: /contact } }`)).toBe("");
  expect(await report(`{ type: link, ${label}, to: { en: /contact, es: /contakto } }`)).toContain(
    "did you mean “/contacto”?",
  );
  expect(await report("{ type: page, page: contakt }")).toMatch(
    /there is no page “contakt” {2}\[link-resolves\][\s\S]*did you mean “contact”\?/,
  );
});
