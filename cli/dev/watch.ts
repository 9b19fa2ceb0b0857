/** Reports which files of the content folder may have changed; the files themselves show whether they have. */
import { statSync } from "node:fs";
import { relative, sep } from "node:path";
import { watch as chokidar, type FSWatcher } from "chokidar";

type Watching = {
  /** Other files to watch, instead of those of the last call; absolute paths. */
  watchOthers(files: readonly string[]): void;
  close(): Promise<void>;
};

/** A content folder that was moved away or back is noticed within this time. */
const replacedMs = 250;

/** `changed` gets a path from the content folder, with `/`. It may be called several times for one change. */
export async function watchContent(
  contentFolder: string,
  changed: (path: string) => void,
): Promise<Watching> {
  const pathOf = (path: string): string =>
    relative(contentFolder, path).split(sep).join("/").normalize("NFC");
  let watcher: FSWatcher | undefined;
  let followed: string | undefined;
  let others: readonly string[] = [];
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function follow(): Promise<void> {
    const last = watcher;
    watcher = undefined;
    await last?.close();
    followed = identityOf(contentFolder);
    if (followed === undefined || isClosed) return;
    const next = chokidar(contentFolder, {
      ignoreInitial: true,
      ignored: (path) => isIgnored(pathOf(path)),
      // A file that is replaced by another is reported at once, as one deleted and one added file.
      atomic: false,
    });
    watcher = next;
    next.add([...others]);
    next.on("all", (event, path) => {
      const file = pathOf(path);
      // The folder may exist again before it is looked at, but this watcher no longer watches it.
      if (event === "unlinkDir" && file === "") followed = undefined;
      changed(file);
    });
    await new Promise<void>((resolve, reject) => {
      next.once("ready", resolve);
      next.once("error", reject);
    });
    // A folder cannot be watched, such as one that is being deleted.
    next.on("error", () => changed(""));
  }

  /** chokidar does not reliably follow a folder that was removed and made again. */
  async function look(): Promise<void> {
    if (identityOf(contentFolder) !== followed) {
      // It may go away again meanwhile.
      await follow().catch(() => {
        followed = undefined;
      });
      if (!isClosed) changed("");
    }
    lookLater();
  }
  function lookLater(): void {
    if (!isClosed) timer = setTimeout(() => void look(), replacedMs).unref();
  }

  await follow();
  lookLater();
  return {
    watchOthers(files) {
      const gone = others.filter((file) => !files.includes(file));
      const added = files.filter((file) => !others.includes(file));
      others = files;
      if (gone.length > 0) watcher?.unwatch(gone);
      if (added.length > 0) watcher?.add(added);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await watcher?.close();
    },
  };
}

/** The identity of the folder at the path, or undefined if there is none. */
function identityOf(folder: string): string | undefined {
  try {
    const { dev, ino, birthtimeMs } = statSync(folder);
    return `${dev} ${ino} ${birthtimeMs}`;
  } catch {
    return undefined;
  }
}

/** True: the file belongs to version control, a package or an editor, not to the text. */
function isIgnored(path: string): boolean {
  if (/(^|\/)(node_modules|\.git)(\/|$)|~$/.test(path)) return true;
  return !path.startsWith("static/") && /(^|\/)\.[^./]/.test(path);
}
