/** Names that the reader, or the browser, looks up: content that takes them. */
import type { Make } from "./payload.ts";

/** Names that the reader, or the browser, looks up. */
const names =
  "twsite-data root main-content contents-title nearest-routes footnote-label location document __hit __REACT_DEVTOOLS_GLOBAL_HOOK__ trustedTypes localStorage navigation body forms cookie getElementById querySelector dataset children attributes".split(
    " ",
  );
const takeover = (call: string) =>
  JSON.stringify({
    manifest: { base: "/" },
    page: { kind: "doc", content: `<img src=x onerror=${call}>` },
  }).replaceAll("<", "&lt;");
export const clobbering: Make[] = [
  ...names.flatMap((name): Make[] => [
    (call) => `<div id="${name}" hidden>${takeover(call)}</div>`,
    () => `<a name="${name}" id="${name}" href="#x">x</a>`,
    () => `<img name="${name}" src="data:," alt="x">`,
  ]),
  (call) => `<pre id="twsite-data">${takeover(call)}</pre>`,
  (call) => `<script id="twsite-data" type="application/json">${takeover(call)}</script>`,
  (call) => `<div id="twsite-root" data-base="javascript:${call}" data-homes="x">x</div>`,
  (_, host) =>
    `<div data-home="/" lang="xx"><a data-action="copy-page" data-href="${host}/x" href="#x">x</a></div>`,
  () =>
    `<div class="tabs" data-group="os"><div role="tablist"><span role="tab">x</span></div><div data-tab="x" data-shown>x</div></div>`,
  () => `<p data-action="wrap" data-controls data-js data-theme="dark">x</p>`,
  () => `<tw-tabs group="os"><tw-tab label="x">y</tw-tab></tw-tabs>`,
  (call) => `<tw-component use="0" name="Counter" props='{"x":"${call}"}'>x</tw-component>`,
];
