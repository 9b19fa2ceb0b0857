/** A small compiled site in a folder of its own, and requests as they are: no redirect followed, nothing decoded. */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const LONG_TEXT = "Technical writing. ".repeat(200);

const FILES: Record<string, string> = {
  ".twsite.json": '{"base":"/"}',
  ".well-known/security.txt": "Contact: mailto:a@example.com",
  "404.html": "<!doctype html><title>Not found</title>",
  "index.html": "<!doctype html><title>Home</title>",
  "docs/x/index.html": `<!doctype html><title>X</title>${LONG_TEXT}`,
  "docs/x.md": "# X, écrit",
  "docs/présentation/index.html": "présentation",
  "docs/why? #1/index.html": "why",
  "docs/empty/only.txt": "",
  "file.html": "shape: file",
  "blog.html": "blog as a file",
  "blog/post.html": "post",
  "data/docs/x.json": JSON.stringify({ text: LONG_TEXT }),
  "_twsite/reader-1a2b.js": `console.log(${JSON.stringify(LONG_TEXT)})`,
  "_twsite/f.woff2": LONG_TEXT,
  "robots.txt": "User-agent: *",
  "blog/rss.xml": "<rss/>",
  "assets/of-the-site.css": "body {}",
  "_twsite/p.svg": "<svg/>",
};

/** Makes the site; the folder beside it holds a file that no request may reach. */
export async function makeSite(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "twsite-preview-"));
  const root = join(parent, "site");
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await writeFile(join(parent, "secret.txt"), "secret");
  return root;
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Ask = { method?: string; headers?: Record<string, string> };

/** `target` goes into the request line as it is. */
export function ask(
  port: number,
  target: string,
  { method = "GET", headers = {} }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path: target, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}
