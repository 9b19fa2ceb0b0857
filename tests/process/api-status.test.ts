/** `twsite status` on the translation of an API. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { run } from "./command.ts";

const description = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    post:
      operationId: createOrder
      summary: Place an order
      description: Takes one order.
      responses: { "201": { description: Made. } }
`;
const overlay = `overlay: 1.0.0
actions:
  - target: $.paths['/orders'].post
    update: { summary: Passer une commande, description: Prend une commande. }
`;
const site = `title: Shop
url: https://example.com
locales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]
`;

test("a text whose original has changed since its translation was accepted is stale, with its page", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    "site.yml": `${site}stale_notice: true\napis: [{ id: shop, file: apis/shop.yaml }]\n`,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "apis/shop.yaml": description,
    "apis/shop.fr.yaml": overlay,
  });
  const status = async (...more: string[]) => {
    const { out } = await run(["status", content, ...more]);
    return out.replaceAll(content, "content");
  };
  expect(await status()).toContain("2 translations without translation_of");
  await status("--accept", join(content, "apis/shop.fr.yaml"));
  const accepted = readFileSync(join(content, "apis/shop.fr.yaml"), "utf8");
  expect(accepted).toMatch(
    /^overlay: .*\nx-translation-of:\n {2}"\$\.paths\['\/orders'\]\.post": "\w{12}"\n$/s,
  );
  expect(await status()).not.toContain("stale");
  expect(await status()).toContain("1 translation without translation_of");

  writeFiles(content, { "apis/shop.yaml": description.replace("one order", "two orders") });
  expect(await status()).toContain(
    "stale      content/apis/shop.fr.yaml  content/apis/shop.yaml $.paths['/orders'].post has changed",
  );
  await run(["compile", "--content", content, "--out", join(content, "../site")]);
  const page = (name: string) => readFileSync(join(content, "../site/fr/shop", name, "index.html"), "utf8");
  expect(page("create-order")).toContain("L’original de cette page a changé");
  expect(page("")).not.toContain("L’original de cette page a changé");
  await status("--accept", join(content, "apis/shop.fr.yaml"));
  expect(await status()).not.toContain("stale");
});
