/** Where a finding is, as a path from the folder that the command was called in. */
import type { Finding } from "./finding.ts";

export function pathOf({ file, folder }: Pick<Finding, "file" | "folder">, contentFolder: string): string {
  return folder ?? (file === "" ? contentFolder : `${contentFolder.replace(/(?<=.)\/+$/, "")}/${file}`);
}
