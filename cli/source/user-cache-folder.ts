/** The user's folder for caches, by the convention of each operating system. */
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** The folder for caches of the user. Undefined if the user has no home folder. */
export function userCacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | undefined {
  const { XDG_CACHE_HOME: named, LOCALAPPDATA: local } = env;
  // The standard says that a relative path must be ignored.
  if (named !== undefined && isAbsolute(named)) return named;
  if (platform === "win32" && local !== undefined && isAbsolute(local)) return local;
  const home = homeOf();
  if (home === undefined) return undefined;
  if (platform === "win32") return join(home, "AppData", "Local");
  return platform === "darwin" ? join(home, "Library", "Caches") : join(home, ".cache");
}

function homeOf(): string | undefined {
  try {
    const home = homedir();
    return isAbsolute(home) ? home : undefined;
  } catch {
    return undefined;
  }
}
