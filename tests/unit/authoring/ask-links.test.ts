/** How other sites are asked for the pages that links lead to: politely, within limits, and never in private networks (S90). */
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import { isPublicAddress } from "../../../cli/authoring/links/public-hosts.ts";
import { incompleteChain, key, selfSigned } from "./certificates.ts";
import { ask, page, portOf, serverThat } from "./link-servers.ts";

function* endless(): Generator<string> {
  for (;;) yield "<p>more</p>".repeat(1_000);
}

/** What the server is asked for, without robots.txt. */
function recorder() {
  const asked: string[] = [];
  const record = ({ method, url }: { method?: string | undefined; url?: string | undefined }): void => {
    if (url !== "/robots.txt") asked.push(`${method} ${url}`);
  };
  return { asked, record };
}

describe("an address", () => {
  test("works by HEAD alone, and by GET where the site does not answer HEAD as it answers visitors", async () => {
    const { asked, record } = recorder();
    const site = await serverThat((request, response) => {
      record(request);
      if (request.method === "HEAD" && request.url !== "/usual") response.writeHead(405).end();
      else page(response);
    });
    const answers = await ask([`${site}/usual`, `${site}/old`]);
    expect([...answers.values()]).toMatchObject([
      { kind: "works", answer: "200" },
      { kind: "works", answer: "200" },
    ]);
    expect(asked.toSorted()).toEqual(["GET /old", "HEAD /old", "HEAD /usual"]);
  });

  test.each([
    [404, "fails"],
    [410, "fails"],
    [500, "fails"],
    [503, "fails"],
    [401, "unclear"],
    [403, "unclear"],
    [429, "unclear"],
    [451, "unclear"],
    [999, "unclear"],
    [204, "works"],
  ])("with the answer %i %s", async (status, kind) => {
    const site = await serverThat(({ url }, response) =>
      response.writeHead(url === "/robots.txt" ? 404 : status).end(),
    );
    const answers = await ask([`${site}/a`]);
    expect(answers.get(`${site}/a`)).toMatchObject({ kind, answer: String(status) });
  });

  test("may be written in UTF-8 in a redirect, and its answer may have long headers", async () => {
    const site = await serverThat(({ url }, response) => {
      if (url === "/old") {
        const bytes = Buffer.from("/caf\u00e9").toString("latin1");
        response.writeHead(301, { location: bytes }).end();
      } else if (url === "/caf%C3%A9") {
        response.setHeader("content-security-policy", "x".repeat(30_000));
        page(response);
      } else response.writeHead(404).end();
    });
    const answers = await ask([`${site}/old`]);
    expect(answers.get(`${site}/old`)).toMatchObject({ kind: "works", moved: `${site}/caf%C3%A9` });
  });

  test("has moved where every redirect is permanent, and only then", async () => {
    const site = await serverThat(({ url }, response) => {
      const [, status, to] = /^\/(\d+)-(.*)$/.exec(url ?? "") ?? [];
      if (status === undefined) page(response);
      else response.writeHead(Number(status), { location: `/${to}` }).end();
    });
    const answers = await ask([`${site}/301-308-new`, `${site}/301-302-new`, `${site}/307-new`]);
    expect([...answers.values()].map(({ kind, moved }) => [kind, moved])).toEqual([
      ["works", `${site}/new`],
      ["works", undefined],
      ["works", undefined],
    ]);
  });

  test("has the fragment of its redirect, and else that of the link", async () => {
    const site = await serverThat(({ url }, response) => {
      const to = { "/part": "/guide#part", "/through": "/part", "/on": "/part?x#" }[url ?? ""];
      if (to === undefined) page(response);
      else response.writeHead(301, { location: to }).end();
    });
    const answers = await ask(
      ["part", "through", "on"].map((name) => ({ address: `${site}/${name}`, fragments: new Set(["own"]) })),
    );
    expect([...answers.values()].map(({ moved, ids }) => [moved, ids])).toEqual([
      [`${site}/guide#part`, undefined],
      [`${site}/guide#part`, undefined],
      [`${site}/part?x`, new Set(["title"])],
    ]);
  });

  test("that redirects in circles, forever, to another protocol or to nothing fails", async () => {
    const site = await serverThat(({ url = "" }, response) => {
      if (url === "/robots.txt") response.writeHead(404).end();
      else if (url === "/circle") response.writeHead(302, { location: "/circle" }).end();
      else if (url === "/mail") response.writeHead(301, { location: "mailto:a@example.com" }).end();
      else if (url === "/bad") response.writeHead(301, { location: "http://[" }).end();
      else response.writeHead(302, { location: `${url}x` }).end();
    });
    const answers = await ask(["circle", "mail", "bad", "endless"].map((path) => `${site}/${path}`));
    expect([...answers.values()].map(({ kind, answer }) => [kind, answer])).toEqual([
      ["fails", "redirects-in-circles"],
      ["fails", "not-http"],
      ["fails", "not-http"],
      ["fails", "redirects-in-circles"],
    ]);
  });

  test("without a server, without a host, or that never answers fails with the reason", async () => {
    const silent = await serverThat(({ url }, response) => {
      if (url === "/robots.txt") response.writeHead(404).end();
    });
    const answers = await ask([`${silent}/a`, "http://127.0.0.1:1/", "http://no-such-host.invalid/"], {
      timeoutMs: 300,
    });
    expect(answers.get(`${silent}/a`)).toMatchObject({ kind: "fails", answer: "timeout" });
    expect(answers.get("http://127.0.0.1:1/")).toMatchObject({ kind: "fails", answer: "refused" });
    expect(answers.get("http://no-such-host.invalid/")).toMatchObject({ kind: "fails" });
  });

  test("of endless headers or an endless page ends", async () => {
    const site = await serverThat(({ url }, response) => {
      if (url === "/robots.txt") return response.writeHead(404).end();
      response.writeHead(200, {
        "content-type": "text/html",
        ...(url === "/headers" && { "x-long": "x".repeat(100_000) }),
      });
      Readable.from(endless()).pipe(response);
    });
    const answers = await ask([
      { address: `${site}/page`, fragments: new Set(["a"]) },
      { address: `${site}/headers`, fragments: new Set(["a"]) },
    ]);
    expect(answers.get(`${site}/page`)).toEqual({
      kind: "works",
      answer: "200",
      moved: undefined,
      ids: undefined,
    });
    expect(answers.get(`${site}/headers`)).toMatchObject({ kind: "unclear", answer: "protocol" });
  });

  test.each([
    ["is not HTTP", () => createTcpServer((socket) => socket.end("SSH-2.0-x\r\n")), "http", "protocol"],
    [
      "is not TLS",
      () => createTcpServer((socket) => socket.end("HTTP/1.1 200\r\n\r\n")),
      "https",
      "protocol",
    ],
    [
      "has an incomplete chain of certificates",
      () => createTlsServer({ key, cert: incompleteChain }),
      "https",
      "certificate-chain",
    ],
  ])("whose answer %s says nothing of the page", async (_, server, protocol, answer) => {
    const address = `${protocol}://localhost:${await portOf(server())}/`;
    expect((await ask([address])).get(address)).toEqual({ kind: "unclear", answer });
  });

  test.each([
    [
      "has signed its own certificate",
      () => createTlsServer({ key, cert: selfSigned }),
      "https",
      "certificate",
    ],
    ["closes the connection", () => createTcpServer((socket) => socket.destroy()), "http", "closed"],
  ])("whose server %s fails, as it does for visitors", async (_, server, protocol, answer) => {
    const address = `${protocol}://localhost:${await portOf(server())}/`;
    expect((await ask([address])).get(address)).toEqual({ kind: "fails", answer });
  });
});

test("a page that sets a cookie and redirects to itself is no dead link, and gets no cookie back", async () => {
  const got: (string | undefined)[] = [];
  const site = await serverThat(({ url, headers }, response) => {
    got.push(headers.cookie);
    if (url === "/robots.txt") response.writeHead(404).end();
    else response.writeHead(301, { location: url, "set-cookie": "seen=1; Path=/" }).end();
  });
  const answers = await ask([`${site}/a`]);
  expect([...answers.values()]).toEqual([{ kind: "unclear", answer: "redirects-in-circles" }]);
  expect(new Set(got)).toEqual(new Set([undefined]));
});

describe("the ids of a page", () => {
  const idsOf = async (body: string, headers = {}) => {
    const site = await serverThat((_, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
    });
    const address = `${site}/a`;
    return (await ask([{ address, fragments: new Set(["x"]) }])).get(address)?.ids;
  };

  test("are those of its elements, and names of anchors", async () => {
    expect(await idsOf('<h2 id="install">Install</h2><a name="old"></a><input name="field">')).toEqual(
      new Set(["install", "old"]),
    );
  });

  test("are unknown for a page that a script writes, and for bytes that cannot be read", async () => {
    expect(await idsOf('<div id="root"></div><script src="app.js"></script>')).toBeUndefined();
    expect(await idsOf("<h1 id=a>A</h1>", { "content-encoding": "br" })).toBeUndefined();
    expect(
      await idsOf("<h1 id=a>A</h1>", { "content-type": "text/html; charset=shift_jis" }),
    ).toBeUndefined();
  });
});

describe("a site is asked politely", () => {
  test("two requests at once, with a pause between their starts", async () => {
    const starts: number[] = [];
    let running = 0;
    let most = 0;
    const held: (() => void)[] = [];
    const site = await serverThat(({ url }, response) => {
      starts.push(performance.now());
      most = Math.max(most, ++running);
      const answer = () => {
        running--;
        page(response);
      };
      // Each waits for the next one, so that as many run as may.
      if (url === "/robots.txt" || url === "/5") answer();
      else held.push(answer);
      if (held.length > 1 || url === "/5") held.shift()?.();
      if (url === "/5") for (const last of held.splice(0)) last();
    });
    const begun = performance.now();
    await ask(
      Array.from({ length: 6 }, (_, index) => `${site}/${index}`),
      { pauseMs: 40 },
    );
    expect(most).toBe(2);
    // With robots.txt there are six pauses; a busy machine makes them longer.
    expect(starts).toHaveLength(7);
    expect((starts.at(-1) ?? 0) - begun).toBeGreaterThanOrEqual(6 * 40 - 10);
  });

  test("its robots.txt is obeyed; one that it cannot give forbids everything", async () => {
    const { asked, record } = recorder();
    const site = await serverThat((request, response) => {
      record(request);
      if (request.url !== "/robots.txt") return page(response);
      response.writeHead(200, { "content-type": "text/plain" });
      response.end(
        "User-agent: *\nDisallow: /private\n\nUser-agent: twsite\nDisallow: /hidden\nAllow: /hidden/but\n",
      );
    });
    const ill = await serverThat((_, response) => response.writeHead(500).end());
    const answers = await ask([`${site}/hidden/a`, `${site}/hidden/but`, `${site}/private`, `${ill}/a`]);
    expect([...answers.values()].map(({ kind }) => kind).toSorted()).toEqual([
      "unasked",
      "unasked",
      "works",
      "works",
    ]);
    expect(answers.get(`${ill}/a`)).toEqual({ kind: "unasked", answer: "robots" });
    expect(asked.toSorted()).toEqual(["HEAD /hidden/but", "HEAD /private"]);
  });

  test("its robots.txt is obeyed in any encoding, with any type but HTML, and by its start if it is huge", async () => {
    const types = new Map([
      ["latin", "text/plain; charset=iso-8859-1"],
      ["none", ""],
      ["huge", "text/plain"],
      ["page", "text/html"],
    ]);
    const kinds: string[] = [];
    for (const [name, type] of types) {
      const site = await serverThat(({ url }, response) => {
        if (url !== "/robots.txt") return page(response);
        response.writeHead(200, type === "" ? {} : { "content-type": type });
        response.write("User-agent: *\nDisallow: /a*b$\n# Caf\xe9\n", "latin1");
        if (name === "huge")
          Readable.from(endless())
            .on("error", () => {})
            .pipe(response);
        else response.end();
      });
      const answers = await ask([`${site}/a-b`]);
      kinds.push(`${name} ${answers.get(`${site}/a-b`)?.kind}`);
    }
    expect(kinds).toEqual(["latin unasked", "none unasked", "huge unasked", "page works"]);
  });

  test("it says when to come back, within a minute, and is asked once more then", async () => {
    let first = 0;
    const site = await serverThat(({ url }, response) => {
      if (url === "/later") return response.writeHead(429, { "retry-after": "3600" }).end();
      if (url !== "/robots.txt" && first === 0) {
        first = performance.now();
        return response.writeHead(503, { "retry-after": "1" }).end();
      }
      page(response);
    });
    const answers = await ask([`${site}/soon`, `${site}/later`]);
    expect(answers.get(`${site}/soon`)).toMatchObject({ kind: "works" });
    expect(performance.now() - first).toBeGreaterThanOrEqual(950);
    expect(answers.get(`${site}/later`)).toEqual({ kind: "unclear", answer: "429", retryAfter: 3600 });
  });

  test("one that is busy is not asked for the text, too", async () => {
    const { asked, record } = recorder();
    const site = await serverThat((request, response) => {
      record(request);
      if (request.url === "/robots.txt") response.writeHead(404).end();
      else response.writeHead(503, { "retry-after": "3600" }).end();
    });
    const answers = await ask([`${site}/a`]);
    expect(answers.get(`${site}/a`)).toEqual({ kind: "unclear", answer: "503", retryAfter: 3600 });
    expect(asked).toEqual(["HEAD /a"]);
  });

  test("many sites at once make Node warn of nothing", async () => {
    const warnings: string[] = [];
    const listen = ({ message }: Error) => warnings.push(message);
    process.on("warning", listen);
    onTestFinished(() => void process.off("warning", listen));
    const sites = await Promise.all(
      Array.from({ length: 24 }, () => serverThat((_, response) => page(response))),
    );
    await ask(
      sites.flatMap((site) => [`${site}/a`, `${site}/b`]),
      { pauseMs: 20 },
    );
    // A warning comes in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(warnings).toEqual([]);
  });

  test("it learns who asks", async () => {
    const agents = new Set<string | undefined>();
    const site = await serverThat(({ headers }, response) => {
      agents.add(headers["user-agent"]);
      page(response);
    });
    await ask([`${site}/a`]);
    expect([...agents]).toEqual(["twsite/1.0.0 (+https://example.com)"]);
  });
});

describe("hosts in private networks", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fd00::1]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b:1::7f00:1]",
    "[2002:7f00:1::]",
    "[fec0::1]",
    "203.0.113.1",
  ])("%s is one", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(["93.184.216.34", "8.8.8.8", "[2606:4700::1111]"])("%s is none", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test("are not asked, whether an address or a name leads there", async () => {
    const { asked, record } = recorder();
    const site = await serverThat((request, response) => {
      record({ ...request, url: "any" });
      page(response);
    });
    const { port } = new URL(site);
    const hidden = [
      `http://localhost:${port}/`,
      `${site}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://2130706433:${port}/`,
    ];
    const answers = await ask(hidden, { allowPrivate: false });
    expect([...answers.values()]).toEqual(hidden.map(() => ({ kind: "unasked", answer: "private" })));
    expect(asked).toEqual([]);
  });
});

test("what is stopped keeps the answers that it has", async () => {
  const stopping = new AbortController();
  const site = await serverThat(({ url }, response) => {
    // The others would never end.
    if (url === "/robots.txt" || url === "/1") page(response);
  });
  const answers = await ask([`${site}/1`, `${site}/2`, `${site}/3`], {
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  });
  expect([...answers.keys()]).toEqual([`${site}/1`]);
});

describe("whatever one page does, the others have answers", () => {
  const many = (text: string, count: number) => text.repeat(count);
  const numbered = (count: number, text: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join("");
  const found = async (body: string, fragments = ["a"]): Promise<ReadonlySet<string> | undefined> => {
    const site = await serverThat((_, response) => page(response, body));
    const address = `${site}/page`;
    const answers = await ask([{ address, fragments: new Set(fragments) }]);
    expect(answers.get(address)).toMatchObject({ kind: "works", answer: "200" });
    return answers.get(address)?.ids;
  };

  test.each([
    ["elements in elements", many("<div>", 200_000)],
    [
      "formatting elements that nothing closes",
      `${numbered(9_000, (n) => `<i title=${n}>`)}${many("<p>a", 60_000)}`,
    ],
    ["attributes", `<p ${numbered(100_000, (n) => `a${n}=1 `)}>`],
    ["ids", numbered(60_000, (n) => `<p id=p${n}>`)],
    ["a long id", `<p id=${many("x", 900_000)}>`],
    ["scripts", many("<script>", 100_000)],
    ["scripts and ends", many("<script></script>", 60_000)],
    ["tables", many("<table><i>", 90_000)],
    ["comments", many("<!--", 200_000)],
    ["references", many("&amp", 200_000)],
    ["templates", many("<template>", 90_000)],
  ])("a page of many %s: its ids are read", async (_, rest) => {
    expect(await found(`<h1 id=a>A</h1>${rest}`)).toContain("a");
  });

  test("only elements have ids: not scripts, comments, texts or templates", async () => {
    const ids = await found(
      "<title><b id=n0></title><h1 id=a>A</h1><script>'<b id=n1>'</script><style><b id=n2></style><textarea><b id=n3></textarea>" +
        "<!-- <b id=n4> --><template><h2 id=n5><template></template><b id=n6></template><xmp><b id=n7></xmp><noscript><b id=b></noscript>" +
        "<svg id=c><title id=d /><style>a{}<g id=e></style><![CDATA[<b id=n8>]]></svg><b id=f><a name=g><svg/><i name=n9>" +
        "<iframe><b id=n10></iframe><b ID='h' id=n11><plaintext><b id=n12>",
    );
    expect([...(ids ?? [])].toSorted()).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
  });

  test("a page without a heading is one that scripts write", async () => {
    expect(
      await found("<div id=a></div><script>'<h1>'</script><template><h1></h1></template>"),
    ).toBeUndefined();
  });

  test("a site that switches to another protocol has no answer", async () => {
    const tcp = createTcpServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () =>
        socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
      );
    });
    const other = `http://127.0.0.1:${await portOf(tcp)}/`;
    const usual = `${await serverThat((_, response) => page(response))}/`;
    const answers = await ask([other, usual]);
    expect([...answers.values()].map(({ kind }) => kind).toSorted()).toEqual(["unclear", "works"]);
    expect(answers.get(other)).toMatchObject({ kind: "unclear", answer: "protocol" });
  });

  test("an error that nothing foresees is that of one link", async () => {
    const site = await serverThat((_, response) => page(response));
    const fragments = Object.defineProperty(new Set<string>(), "size", {
      get: () => {
        throw new RangeError("Maximum call stack size exceeded");
      },
    });
    const answers = await ask([{ address: `${site}/a`, fragments }, `${site}/b`]);
    expect([...answers.values()]).toMatchObject([
      { kind: "unclear", answer: "protocol" },
      { kind: "works", answer: "200" },
    ]);
  });
});
