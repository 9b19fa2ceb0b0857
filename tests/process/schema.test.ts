/** `twsite schema` as a process. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedSchemas } from "../../cli/report/json-schema/schemas.ts";
import { filesIn, temporaryFolder } from "../sites/folders.ts";
import { run } from "./warm-command.ts";

test("without a name it lists the schemas", async () => {
  const { code, out } = await run(["schema"]);
  expect(code).toBe(0);
  expect(out.trimEnd().split("\n")).toHaveLength(publishedSchemas.length);
  expect(out).toMatch(/^ {2}site +site\.yml: /);
});

test("a name prints it, --out writes it or all", async () => {
  const cwd = temporaryFolder();
  const { out } = await run(["schema", "site"], { cwd });
  expect(JSON.parse(out).properties.title.description).toBe(
    "Name of the site; page titles read `page | title`.",
  );
  expect(await run(["schema", "site", "--out", "some"], { cwd })).toMatchObject({
    out: "1 schema in some\n",
  });
  expect(readFileSync(join(cwd, "some/site.schema.json"), "utf8")).toBe(out);
  await run(["schema", "--out", "all/of them"], { cwd });
  expect(filesIn(join(cwd, "all/of them"))).toEqual(
    publishedSchemas.map(({ name }) => `${name}.schema.json`).sort(),
  );
});

test("a name that is none is refused, with the nearest", async () => {
  const { code, out, err } = await run(["schema", "sit"]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("(Did you mean site?)");
});

test("--out that is a file, or leads through one, is refused", async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, "taken"), "");
  for (const out of ["taken", "taken/in/it"]) {
    const { code, err } = await run(["schema", "--out", out], { cwd });
    expect({ code, err }).toEqual({
      code: 2,
      err: `error: ${out} is not a folder; name another one\n`,
    });
  }
});
