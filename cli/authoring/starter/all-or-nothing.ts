/** Writes files, and removes the files and folders that it made if it fails, but no others. */
import { open, rm, rmdir } from "node:fs/promises";
import { dirname } from "node:path";
import { aboutFile } from "../../report/system-reason.ts";
import { makeFolder } from "../../source/make-folder.ts";

export type NewFiles = {
  /** Makes the folder with those above it that are missing. */
  folder(path: string): Promise<void>;
  /** Throws where there is a file already. */
  write(path: string, content: string | Uint8Array): Promise<void>;
};

export async function allOrNothing<T>(work: (made: NewFiles) => Promise<T>): Promise<T> {
  const files: string[] = [];
  const folders: string[] = [];
  const folder = async (path: string): Promise<void> => {
    makeFolder(path, (made) => folders.push(made));
  };
  try {
    return await work({
      folder,
      write: async (path, content) => {
        await folder(dirname(path));
        const file = await open(path, "wx");
        // The file exists from here on, even if the disk is full.
        files.push(path);
        try {
          await file.writeFile(content);
        } catch (error) {
          // The error of a failed write does not name the file.
          throw aboutFile(error, path);
        } finally {
          await file.close();
        }
      },
    });
  } catch (error) {
    for (const path of files) await rm(path, { force: true });
    // A folder that holds files of others by now stays.
    for (const path of folders.reverse()) await rmdir(path).catch(() => undefined);
    throw error;
  }
}
