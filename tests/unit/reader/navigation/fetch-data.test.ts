/** What the reader makes of a host's answers to a request for data (S34). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchData } from "../../../../reader/navigation/fetch-data.ts";
import { CONTRACT } from "../../../../schema/contract.ts";
import { type Answer, type DataServer, json, startDataServer } from "./data-server.ts";

let server: DataServer;
beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());

async function outcome(answer: Answer) {
  server.answers.set("/data/x.json", answer);
  return fetchData(`${server.base}data/x.json`);
}

test("JSON of this contract is found, whatever the host calls it", async () => {
  const data = { contract: CONTRACT, kind: "page" };
  expect(await outcome(json(data))).toEqual({ type: "found", value: data });
  expect(await outcome({ ...json(data), type: "text/plain" })).toEqual({ type: "found", value: data });
});

describe("there is no such page", () => {
  test.each<[string, Answer]>([
    ["404 in HTML", { status: 404, body: "<p>no</p>" }],
    ["404 in JSON", { status: 404, type: "application/json", body: "{}" }],
    ["a document for every address", { status: 200, body: "<!doctype html><p>home</p>" }],
    ["HTML that calls itself JSON", { status: 200, type: "application/json", body: "\n<!doctype html>" }],
    ["403 with the error page, as object storage answers", { status: 403, body: "<p>no</p>" }],
  ])("%s", async (_, answer) => {
    expect(await outcome(answer)).toEqual({ type: "missing" });
  });
});

describe("the load failed", () => {
  test.each<[string, Answer, string]>([
    ["500", { status: 500, type: "text/plain", body: "no" }, "status"],
    ["502 dressed as HTML", { status: 502, body: "<p>bad gateway</p>" }, "status"],
    ["403 without a page", { status: 403, type: "application/json", body: "{}" }, "status"],
    ["cut off", { type: "application/json", body: '{"contract":1,"ki' }, "broken"],
    ["not a data file", json(["x"]), "broken"],
    ["without a contract", json({ kind: "page" }), "broken"],
    ["of a newer contract", json({ contract: CONTRACT + 1 }), "newer"],
  ])("%s", async (_, answer, reason) => {
    expect(await outcome(answer)).toMatchObject({ type: "failed", error: { reason } });
  });

  test("nobody answers", async () => {
    const gone = await startDataServer();
    await gone.close();
    expect(await fetchData(`${gone.base}data/x.json`)).toMatchObject({
      type: "failed",
      error: { reason: "network" },
    });
  });
});
