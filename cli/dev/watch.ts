/** Tells which files of the content folder may have changed. What has, is read off the files themselves. */
import { relative, sep } from "node:path";
import { watch as chokidar } from "chokidar";

export type Watching = { close(): Promise<void> };

/** `changed` gets a path from the content folder, with `/`; one change may be told several times. */
export async function watchContent(
  contentFolder: string,
  changed: (path: string) => void,
): Promise<Watching> {
  const pathOf = (path: string): string => relative(contentFolder, path).split(sep).join("/");
  const watcher = chokidar(contentFolder, {
    ignoreInitial: true,
    ignored: (path) => isIgnored(pathOf(path)),
    // A file that is replaced by another is told at once, as one that goes and one that comes.
    atomic: false,
  });
  watcher.on("all", (_, path) => changed(pathOf(path)));
  await new Promise<void>((resolve, reject) => {
    watcher.once("ready", resolve);
    watcher.once("error", reject);
  });
  // A folder that cannot be watched, as one that goes away at this moment.
  watcher.on("error", () => changed(""));
  return watcher;
}

/** What version control, packages and editors keep beside the text. */
function isIgnored(path: string): boolean {
  if (/(^|\/)(node_modules|\.git)(\/|$)|~$/.test(path)) return true;
  return !path.startsWith("static/") && /(^|\/)\.[^./]/.test(path);
}
