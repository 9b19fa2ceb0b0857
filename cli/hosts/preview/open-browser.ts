/** Opens an address in the browser of the person who typed the command. */
import { spawn } from "node:child_process";

/** Does nothing where there is no browser, or none that can be seen. */
export function openInBrowser(url: string, env: NodeJS.ProcessEnv, platform: NodeJS.Platform): void {
  const hasScreen = platform !== "linux" || [env.DISPLAY, env.WAYLAND_DISPLAY, env.BROWSER].some(Boolean);
  if (!hasScreen || env.CI || env.SSH_CONNECTION) return;
  const [command, ...args] = commandFor(platform, env);
  const opener = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  // The address is on the terminal, too.
  opener.on("error", () => {});
  opener.unref();
}

function commandFor(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): [string, ...string[]] {
  if (platform === "darwin") return ["open"];
  // No shell reads the address, which has a path from the site.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return [env.BROWSER || "xdg-open"];
}
