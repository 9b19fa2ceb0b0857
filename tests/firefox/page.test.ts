/** The client of Firefox presses an element as a visitor would: once it is there, visible and enabled. */
import { expect, test } from "vitest";
import { sharedFirefox } from "./visits.ts";

const firefox = sharedFirefox();

/** A page whose button says that it was pressed, and whose script is `script`. */
async function open(button: string, script = "") {
  const visitor = await firefox().newVisitor();
  const page = await visitor.newPage();
  const html = `<title>Waits</title>${button}<script>
onclick = ({ target }) => { document.title = "Pressed " + target.id };
const button = document.querySelector("#b");
${script}</script>`;
  await page.goto(`data:text/html,${encodeURIComponent(html)}`);
  return { page, title: () => page.evaluate(() => document.title), close: () => visitor.close() };
}

const later = (change: string) => `requestAnimationFrame(() => requestAnimationFrame(() => { ${change} }));`;

test.each([
  ["is there later", "", later(`document.body.innerHTML = "<button id=b>Go</button>"`)],
  ["is hidden first", "<button id=b hidden>Go</button>", later("button.hidden = false")],
  ["is invisible first", '<button id=b style="visibility: hidden">Go</button>', later(`button.style = ""`)],
  ["is disabled first", "<button id=b disabled>Go</button>", later("button.disabled = false")],
  ["is the second one, as the first is hidden", "<button hidden>Go</button><button id=b>Go</button>", ""],
])("a button that %s is pressed", async (_, button, script) => {
  const { page, title, close } = await open(button, script);
  await page.click("button", { text: "Go" });
  await expect.poll(title).toBe("Pressed b");
  await close();
});

test.each([
  ["", "“.go” with the text “Go” is not there"],
  ["<button class=go hidden>Go</button>", "“.go” with the text “Go” is not visible"],
  ["<button class=go disabled>Go</button>", "“.go” with the text “Go” is disabled"],
  ["<button class=go>Stop</button>", "“.go” with the text “Go” is not there"],
])("in %j it waits for some time, then names what it waited for", async (button, message) => {
  const { page, close } = await open(button);
  await expect(page.click(".go", { text: "Go", timeout: 200 })).rejects.toThrow(message);
  await close();
});
