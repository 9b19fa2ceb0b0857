/** Redirects for good that lead to the page itself, and those that only hide that it is gone (S90). */
import { describe, expect, test } from "vitest";
import { redirectEnd } from "../../../cli/check/links/redirect-end.ts";

/** A path is one of `https://example.org`. */
const end = (from: string, to: string) =>
  redirectEnd(new URL(from, "https://example.org/").href, new URL(to, "https://example.org/").href);

describe("a redirect for good leads only to", () => {
  test.each([
    ["/articles/7", "/"],
    ["/about", "https://www.example.org/"],
    ["/articles/7", "/index.html"],
    ["/articles/7", "/home"],
    ["/en/articles/7", "/en/"],
    ["/articles/7", "/pt-BR/index.php"],
    ["/articles/7", "/us/en"],
    ["/articles/7", "/?utm_source=old"],
    ["/articles/7", "/?error=404"],
    ["/articles/7", "/#"],
    ["/?p=123", "/"],
    ["https://login.example.com/help", "https://login.example.com/"],
    ["http://old.example.net/guide/a", "https://new.example.org"],
  ])("the home page: %s to %s", (from, to) => {
    expect(end(from, to)).toBe("home");
  });

  test.each([
    ["/members/list", "/login?next=/members/list"],
    ["/members/list", "/users/sign_in"],
    ["/members/list", "/wp-login.php"],
    ["/members/list", "/Account/SignIn.aspx"],
    ["/members/list", "/saml2/start"],
    ["/members/list", "https://login.example.com/start"],
    ["/members/list", "https://accounts.google.com/v3/x"],
    ["/members/list", "/w/index.php?title=Special:UserLogin&returnto=List"],
    ["/members/list", "/app#/login"],
    ["/members/list", "/anmelden?zurueck=https%3A%2F%2Fexample.org%2Fmembers%2Flist"],
    ["/members/list", "/login?next=/"],
    ["/members/list", "https://login.example.com/?next=%2Fmembers%2Flist"],
    ["/help/login", "/start?next=/help/login"],
  ])("a login page: %s to %s", (from, to) => {
    expect(end(from, to)).toBe("login");
  });

  test.each([
    ["/watch", "https://consent.example.com/m?continue=https://example.org/watch"],
    ["/news/1", "/cookie-consent"],
  ])("a consent page: %s to %s", (from, to) => {
    expect(end(from, to)).toBe("consent");
  });

  test.each([
    ["/news/1", "/404"],
    ["/news/1", "/404.html"],
    ["/news/1", "/errors/404-not-found"],
    ["/news/1", "/error?code=17"],
    ["/news/1", "/de/page-not-found"],
    ["/news/1", "/pages/notfound.aspx"],
    ["/news/1", "/app?view=not_found"],
  ])("an error page: %s to %s", (from, to) => {
    expect(end(from, to)).toBe("error");
  });
});

test.each([
  ["/", "https://www.example.org/"],
  ["/index.html", "/"],
  ["/?lang=de", "/de/"],
  ["/en", "/de/"],
  ["/old", "/new"],
  ["/articles/7", "/articles/seven#part"],
  ["/pricing", "/#pricing"],
  ["/articles/7", "/?p=7"],
  ["/articles/7", "/index.php?title=Seven"],
  ["/computer-science/a", "/go"],
  ["https://example.github.io/project/", "https://project.org/"],
  ["https://readthedocs.org/projects/tool", "https://tool.readthedocs.io/en/"],
  ["/manual/login", "/docs/login"],
  ["/manual/logins.html", "/docs/login"],
  ["/help/authentication", "/docs/auth"],
  ["/reference/errors.html", "/docs/error"],
  ["/rfc/404", "/requests/404"],
  ["/a", "/news?id=404"],
  ["/blog/error-handling", "/posts/error-handling"],
  ["/privacy-old", "/privacy"],
  ["/old", "/new?from=/old"],
  ["/old", "https://www.example.org/old?url=https://example.org/old"],
  ["/login", "/signin"],
])("%s has moved to %s", (from, to) => {
  expect(end(from, to)).toBeUndefined();
});
