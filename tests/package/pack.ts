/** The package as npm would publish it, made of what is built. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import * as z from "zod";

const Packed = z.array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }));

/** Writes the tarball into `folder`; `dist/twsite` has to be there. */
export function pack(folder: string): { tarball: string; files: string[] } {
  execFileSync("npm", ["run", "--silent", "prepack"], { stdio: ["ignore", "ignore", "inherit"] });
  const report = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [packed] = Packed.parse(JSON.parse(report));
  if (!packed) throw new Error("npm packed nothing");
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path).sort() };
}
