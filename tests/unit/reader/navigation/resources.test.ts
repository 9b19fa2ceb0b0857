/** The data behind a navigation: what is asked for, how often, and what becomes of what fails. */
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createResources,
  type LoadResult,
  type ResourcesInit,
} from "../../../../reader/navigation/resources.ts";
import type { PageData } from "../../../../schema/page.ts";
import { pageDataPath, sidebarPath } from "../../../../schema/paths.ts";
import { frenchManifest, manifest, pages, screen, sidebar } from "../fixtures.ts";
import { type DataServer, json, startDataServer } from "./data-server.ts";

const homes = ["/", "/fr/"];
const mainSidebar = `/${sidebarPath("en", { version: "current", id: "main" })}`;
let server: DataServer;

beforeEach(async () => {
  server = await startDataServer();
  server.answers.set("/data/manifest.json", json(manifest()));
  server.answers.set("/data/fr/manifest.json", json(frenchManifest()));
  server.answers.set(mainSidebar, json(sidebar()));
  put(pages.page);
  put(pages.doc);
});
afterEach(() => server.close());

function put(page: PageData): void {
  server.answers.set(encodeURI(`/${pageDataPath(page.path)}`), json(page));
}

function resources(init: Partial<ResourcesInit> = {}) {
  return createResources({ base: server.base, homes, ...init });
}

function screenOf(result: LoadResult) {
  if (result.type !== "screen") throw new Error(`expected a screen, not ${result.error.reason}`);
  return result.screen;
}

test("the page that the document brought needs no request, and is there at once", async () => {
  const first = screen("page");
  const { load } = resources({ first: { route: "/about", screen: first } });
  expect(load("/about")).toMatchObject({ status: "fulfilled", value: { type: "screen", screen: first } });
  expect(server.asked).toEqual([]);
});

test("another page of the locale costs one request, once", async () => {
  put({ ...pages.page, path: "/contact" });
  const { load } = resources({ first: { route: "/about", screen: screen("page") } });
  expect(screenOf(await load("/contact")).page.path).toBe("/contact");
  await load("/contact");
  expect(server.asked).toEqual(["/data/contact.json"]);
});

test("a prefetched page is not asked for again", async () => {
  const { load, prefetch } = resources({ first: { route: "/", screen: screen("home") } });
  await prefetch("/about");
  await load("/about");
  expect(server.asked).toEqual(["/data/about.json"]);
});

test("a prefetched page needs nothing more: neither its sidebar, nor the manifest of its language, nor its scripts", async () => {
  const french: PageData = { ...pages.doc, path: "/fr/docs/guide", locale: "fr" };
  const ofFrench = `/${sidebarPath("fr", { version: "current", id: "main" })}`;
  put(french);
  server.answers.set(ofFrench, json({ ...sidebar(), locale: "fr" }));
  const prepared: string[] = [];
  const { load, prefetch } = resources({
    first: { route: "/", screen: screen("home") },
    prepare: async ({ path }) => void prepared.push(path),
  });
  await prefetch("/fr/docs/guide");
  expect(prepared).toEqual(["/fr/docs/guide"]);
  const asked = [...server.asked];
  expect(asked.toSorted()).toEqual(
    ["/data/fr/docs/guide.json", "/data/fr/manifest.json", ofFrench].toSorted(),
  );
  expect(screenOf(await load("/fr/docs/guide")).sidebar).toBeDefined();
  expect(server.asked).toEqual(asked);
});

test("a doc comes with its sidebar, which its neighbours share", async () => {
  put({ ...pages.doc, path: "/docs/other" });
  const { load } = resources({ first: { route: "/", screen: screen("home") } });
  expect(screenOf(await load("/docs/guide")).sidebar).toEqual(sidebar());
  await load("/docs/other");
  expect(server.asked.filter((path) => path === mainSidebar)).toHaveLength(1);
});

test("the sidebar that the document shows is asked for with the next page, once", async () => {
  put({ ...pages.doc, path: "/docs/other" });
  const { items: _, ...inDocument } = sidebar();
  const first = screen("doc", { sidebar: inDocument });
  const { load, sidebars } = resources({ first: { route: "/docs/guide", screen: first } });
  expect(sidebars.whole("en", sidebar())).toBeUndefined();
  await Promise.all([load("/docs/other"), sidebars.load("en", sidebar())]);
  expect(sidebars.whole("en", sidebar())).toEqual(sidebar());
  expect(server.asked.filter((path) => path === mainSidebar)).toHaveLength(1);
});

test("a page of another locale comes with that locale's manifest", async () => {
  put({ ...pages.page, path: "/fr/a-propos", locale: "fr" });
  const { load } = resources({ first: { route: "/about", screen: screen("page") } });
  expect(screenOf(await load("/fr/a-propos")).manifest.tag).toBe("fr-FR");
});

test("an unknown route is the not-found page, in its locale's language", async () => {
  const { load } = resources();
  expect(screenOf(await load("/nowhere")).page).toMatchObject({
    kind: "not-found",
    title: "Page Not Found",
  });
  expect(screenOf(await load("/fr/nulle-part")).page).toMatchObject({
    kind: "not-found",
    title: "Page introuvable",
  });
});

test("routes are exact: a file system that ignores case does not make another page of it", async () => {
  server.answers.set("/data/About.json", json(pages.page));
  expect(screenOf(await resources().load("/About")).page.kind).toBe("not-found");
});

test("a route with letters beyond ASCII is asked for as an address", async () => {
  put({ ...pages.page, path: "/docs/présentation #1?" });
  server.answers.set(
    "/data/docs/pr%C3%A9sentation%20%231%3F.json",
    json({ ...pages.page, path: "/docs/présentation #1?" }),
  );
  expect(screenOf(await resources().load("/docs/présentation #1?")).page.kind).toBe("page");
});

test("a failure is kept for as long as it shows, and a retry asks again", async () => {
  server.answers.set("/data/about.json", { status: 500, body: "" });
  const { load, retry } = resources();
  expect(await load("/about")).toMatchObject({ type: "failed", error: { status: 500 } });
  put(pages.page);
  expect((await load("/about")).type).toBe("failed");
  retry("/about");
  expect((await load("/about")).type).toBe("screen");
});

test("a preload that failed does not spoil the click", async () => {
  server.answers.set("/data/about.json", { status: 500, body: "" });
  const { load, preload } = resources();
  preload("/about");
  await expect.poll(() => server.asked).toContain("/data/about.json");
  put(pages.page);
  await expect.poll(async () => (await load("/about")).type).toBe("screen");
});

test("when the whole page is being reloaded, the page on the screen stays until then", async () => {
  server.answers.set("/data/about.json", { status: 500, body: "" });
  const failed: string[] = [];
  const { load } = resources({ recover: (route, { reason }) => failed.push(`${route} ${reason}`) > 0 });
  const settled: LoadResult[] = [];
  void load("/about").then((result) => settled.push(result));
  await expect.poll(() => failed).toEqual(["/about status"]);
  // What the failure settled would be told before another answer has come.
  await fetch(new URL("/data/manifest.json", server.base));
  expect(settled).toEqual([]);
  expect(failed).toEqual(["/about status"]);
});
