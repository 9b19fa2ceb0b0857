/** A registry of npm on loopback: it has what is published to it, and each package of this repository's `node_modules`. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { join, resolve } from "node:path";
import * as z from "zod";

const Version = z.looseObject({ name: z.string(), version: z.string() });

/** What npm sends when it publishes. */
const Published = z.looseObject({
  name: z.string(),
  "dist-tags": z.record(z.string(), z.string()),
  versions: z.record(z.string(), Version),
  _attachments: z.record(z.string(), z.object({ data: z.string() })),
});

export type Registry = {
  url: string;
  /** The packages that were published, by name. */
  published: ReadonlyMap<string, z.infer<typeof Published>>;
  close(): void;
};

export async function startRegistry(): Promise<Registry> {
  const published = new Map<string, z.infer<typeof Published>>();
  const url = () => {
    const address = server.address();
    return typeof address === "object" ? `http://127.0.0.1:${address?.port}/` : "";
  };
  const server: Server = createServer(async (request, response) => {
    const [name = "", , file] = decodeURIComponent(request.url ?? "")
      .slice(1)
      .split(/\/(-)\//);
    if (request.method === "PUT") {
      published.set(name, Published.parse(JSON.parse((await bodyOf(request)).toString())));
      return response.end("{}");
    }
    if (file !== undefined) return response.end(tarballOf(name, published.get(name)));
    const packument = published.get(name) ?? installedPackument(name);
    if (!packument) return response.writeHead(404).end("{}");
    const { _attachments: _, ...rest } = packument;
    for (const version of Object.values(rest.versions)) {
      const tarball = tarballOf(name, published.get(name));
      const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
      version.dist = { tarball: `${url()}${name}/-/package-${version.version}.tgz`, integrity };
    }
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rest));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { url: url(), published, close: () => server.close() };
}

function tarballOf(name: string, published: z.infer<typeof Published> | undefined): Buffer {
  const [sent] = Object.values(published?._attachments ?? {});
  if (sent) return Buffer.from(sent.data, "base64");
  const reproducible = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--exclude=./node_modules"];
  return execFileSync(
    "tar",
    ["-cz", ...reproducible, "--transform=s,^\\.,package,", "-C", folderOf(name), "."],
    { maxBuffer: 1e9 },
  );
}

/** The one version that is installed here; npm goes on without an optional package of another platform. */
function installedPackument(name: string): z.infer<typeof Published> | undefined {
  const file = join(folderOf(name), "package.json");
  if (!existsSync(file)) return undefined;
  const manifest = Version.parse(JSON.parse(readFileSync(file, "utf8")));
  const { version } = manifest;
  return {
    name,
    "dist-tags": { latest: version },
    versions: { [version]: manifest },
    _attachments: {},
  };
}

function folderOf(name: string): string {
  return resolve("node_modules", name);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
