import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineHash } from "../../../cli/emit/content-security-policy.ts";

test("only the site's own files, the known inline scripts and the declared image hosts are allowed", () => {
  expect(
    contentSecurityPolicy({
      scriptHashes: ["'sha256-x='"],
      imageHosts: ["b.example", "a.example"],
      trustedTypes: true,
    }),
  ).toBe(
    "default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self'; " +
      "img-src 'self' data: https://a.example https://b.example; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test("a font provider may serve its style sheet and its files, from the declared origins and no other way", () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [],
    imageHosts: [],
    trustedTypes: true,
    styleOrigins: ["https://css.example"],
    fontOrigins: ["https://files.example"],
  });
  expect(policy).toContain("; style-src 'self' https://css.example; ");
  expect(policy).toContain("; font-src 'self' https://files.example; connect-src 'self'; ");
  expect(policy.match(/example/g)).toHaveLength(2);
});

test("integrations add exactly their own origins", () => {
  const sources = { scriptHashes: ["'sha256-x='"], imageHosts: [], trustedTypes: true };
  const policy = contentSecurityPolicy({
    ...sources,
    scriptOrigins: ["https://script.example"],
    connectOrigins: ["https://b.example", "https://a.example", "https://a.example"],
    frameOrigins: ["https://frame.example"],
    formOrigins: ["'self'"],
    hasMedia: true,
  });
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-x=' https://script.example; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self' https://a.example https://b.example; media-src 'self'; " +
      "frame-src https://frame.example; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test("who may frame the site is said in the header only, where browsers heed it", () => {
  const sources = { scriptHashes: [], imageHosts: [], trustedTypes: true };
  expect(contentSecurityPolicy(sources)).not.toContain("frame-ancestors");
  expect(contentSecurityPolicy({ ...sources, header: true })).toContain("; frame-ancestors 'none'");
});

test("the policy does not depend on the order in which its sources were found", () => {
  const one = contentSecurityPolicy({
    scriptHashes: ["'a'", "'b'"],
    imageHosts: ["x", "y", "x"],
    trustedTypes: true,
  });
  expect(
    contentSecurityPolicy({ scriptHashes: ["'b'", "'a'"], imageHosts: ["y", "x"], trustedTypes: true }),
  ).toBe(one);
});

test("a script's hash is the one that CSP Level 2 gives for it", () => {
  // The example of section 4.2.5 of that specification.
  expect(inlineHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test("a site with components of its own does without Trusted Types, since they may write HTML", () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], imageHosts: [], trustedTypes: false });
  expect(policy).not.toContain("trusted-types");
});
