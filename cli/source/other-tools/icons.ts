/** Icons of ours for those of other collections, by their names. */

/** Names of icons of ours, and a part of the names that other collections have for them. */
const icons: readonly (readonly [string, RegExp])[] = (
  [
    ["bell", "bell"],
    ["book", "book|library"],
    ["box", "package|cube|archive"],
    ["calendar", "calendar"],
    ["chart", "chart|graph"],
    ["chat", "chat|comment|forum|message"],
    ["check", "check"],
    ["clock", "clock|timer|history"],
    ["cloud", "cloud"],
    ["code", "code|xml"],
    ["database", "database"],
    ["download", "download"],
    ["file", "file|document"],
    ["folder", "folder"],
    ["globe", "globe|earth|web"],
    ["home", "home"],
    ["image", "image|picture"],
    ["key", "key"],
    ["languages", "translate|language"],
    ["lightbulb", "light-?bulb|idea"],
    ["link", "link"],
    ["lock", "lock"],
    ["mail", "mail|email|paper-airplane"],
    ["pen", "pen|edit"],
    ["people", "people|group|users"],
    ["play", "play"],
    ["question", "question|help"],
    ["rocket", "rocket"],
    ["search", "search|magnify"],
    ["server", "server"],
    ["settings", "cog|gear|settings|tools|wrench"],
    ["shield", "shield"],
    ["star", "star"],
    ["tag", "tag|label"],
    ["terminal", "terminal|console"],
    ["upload", "upload"],
    ["user", "user|account|person"],
    ["warning", "alert|warning"],
  ] as const
).map(([name, parts]) => [name, new RegExp(`(?:^|-)(?:${parts})(?:-|$)`)]);

/** The name of our icon for `material-check` or `octicons-check-16`; undefined where none is like it. */
export function ownIcon(name: string): string | undefined {
  return icons.find(([, pattern]) =>
    pattern.test(name.replace(/^(?:material|octicons|fontawesome|simple|custom)-/, "")),
  )?.[0];
}
