import { hostileMarkup } from '../horizon-pages/hostile-markup.js'

const run = 'hit(1)'

/** Events that fire without anybody's doing, or soon: each on an element that may carry it. */
const events = [
  'body onpageshow',
  'body onhashchange',
  'body onmessage',
  'body onresize',
  'img src=x onload',
  'img src=x onloadstart',
  'image src=x onerror',
  'input type=image src=x onerror',
  'input autofocus onblur',
  'input oninput value=x',
  'textarea autofocus onfocus',
  'button autofocus onfocus',
  'a tabindex=1 autofocus onfocus',
  'a onmouseover',
  'div onpointerrawupdate',
  'div onclick',
  'div onauxclick',
  'div oncopy contenteditable',
  'div onscroll',
  'div onwheel',
  'div ontransitionend',
  'div onanimationstart',
  'div onanimationend',
  'div onbeforetoggle popover',
  'div onfocusin tabindex=1 autofocus',
  'div onsecuritypolicyviolation',
  'p onbeforeinput contenteditable',
  'details ontoggle open',
  'dialog open onclose',
  'form onsubmit',
  'form onformdata',
  'select onchange',
  'video onloadstart src=x',
  'video oncanplay src=x',
  'video poster=x onerror',
  'audio onloadedmetadata src=x',
  'track onload default src=x',
  'iframe onload',
  'object onerror data=x',
  'embed onload src=x',
  'link rel=stylesheet href=x onerror',
  'style onload',
  'script src=x onerror',
  'svg onload',
  'svg onresize',
  'svg onunload',
  'marquee onfinish loop=1 width=0',
  'marquee onbounce behavior=alternate',
  'keygen autofocus onfocus',
  'frameset onload',
  'bgsound onpropertychange',
  'xss-element onpointerenter tabindex=1 autofocus',
  'xss class=progress-bar onanimationstart',
]

/** Ways to write a script into an address. */
const addresses = [
  'javascript:hit(1)',
  'JAVASCRIPT:hit(1)',
  ' javascript:hit(1)',
  'java\tscript:hit(1)',
  'java\nscript:hit(1)',
  'java\rscript:hit(1)',
  '\u0001javascript:hit(1)',
  '&#106;avascript:hit(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;hit(1)',
  '&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058hit(1)',
  'javascript&colon;hit(1)',
  'javascript&NewLine;:hit(1)',
  'javascript&Tab;:hit(1)',
  'javascript://%0Ahit(1)',
  'javascript:/*--></title></style></textarea></script></xmp><svg/onload=hit(1)>',
  'javascript:"<img src=x onerror=hit(1)>"',
  'vbscript:hit(1)',
  'livescript:hit(1)',
  'mocha:hit(1)',
  'data:text/html;base64,PHNjcmlwdD5oaXQoMSk8L3NjcmlwdD4=',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hit(1)"/>',
  'data:application/xml,<x:script xmlns:x="http://www.w3.org/1999/xhtml">hit(1)</x:script>',
  'blob:hit(1)',
  'view-source:javascript:hit(1)',
  'feed:javascript:hit(1)',
  'jar:javascript:hit(1)!/',
]

/** Markup that changes its meaning when it is written and read again, or when it moves into another namespace. */
const mutations = [
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<svg><p><style><g title="</style><img src onerror=${run}>">`,
  `<math></p><style><!--</style><img src/onerror=${run}>--></style>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=${run}>">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${run} src>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml></math>`,
  `<math><annotation-xml encoding="application/xhtml+xml"><svg><style><img src=x onerror=${run}></style></svg></annotation-xml></math>`,
  `<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=${run}>">`,
  `<svg><desc><noscript><p title="</noscript><img src=x onerror=${run}>"></noscript></desc></svg>`,
  `<svg><title><style><img src=x onerror=${run}></style></title></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe></foreignObject></svg>`,
  `<svg><foreignObject><math><mi><style><img src=x onerror=${run}></style></mi></math></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${run}'/></svg>#x"/></svg>`,
  `<svg><set attributeName=href to="javascript:${run}"/><a id=x><text>x</text></a></svg>`,
  `<svg><animate xlink:href=#x attributeName=href values="javascript:${run}" /><a id=x><text>x</text></a></svg>`,
  `<svg><animateTransform onbegin=${run} attributeName=transform></animateTransform></svg>`,
  `<svg><script href="data:,${run}"></script></svg>`,
  `<svg><script xlink:href="data:,${run}" /></svg>`,
  `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler></svg>`,
  `<svg><discard onbegin=${run}></discard></svg>`,
  `<svg><image href=x onerror=${run}></image></svg>`,
  `<svg><style>@keyframes x{}</style><g style="animation-name:x" onanimationstart=${run}></g></svg>`,
  `<svg><![CDATA[><img src=x onerror=${run}>]]></svg>`,
  `<math href="javascript:${run}">x</math>`,
  `<math><maction actiontype="statusline#http://x" xlink:href="javascript:${run}">x</maction></math>`,
  `<math><mtext><img src=x onerror=${run}></mtext></math>`,
  `<noembed><p title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<noframes><p title="</noframes><img src=x onerror=${run}>"></noframes>`,
  `<iframe><p title="</iframe><img src=x onerror=${run}>"></iframe>`,
  `<plaintext><img src=x onerror=${run}>`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<select><template><img src=x onerror=${run}></template></select>`,
  `<select><option><style><img src=x onerror=${run}></style></select>`,
  `<table><td><svg><desc><table><td><style><img src=x onerror=${run}></style>`,
  `<template><style><!--</style><img src=x onerror=${run}>--></template>`,
  `<div><template shadowrootmode=closed><script>${run}</script></template></div>`,
  `<!--[if true]><img src=x onerror=${run}><![endif]-->`,
  `<!-- --!><img src=x onerror=${run}> -->`,
  `<a title="<!--"><img src=x onerror=${run}><!--">`,
  `<p id="</p><img src=x onerror=${run}>">`,
  `<img alt="\`\`onerror=${run}" src=x>`,
  `<img """><script>${run}</script>">`,
  `<img src=\`x\` onerror=\`${run}\`>`,
  `<img src='x'onerror='${run}'>`,
  `<img\nsrc=x\nonerror\n=\n${run}>`,
  `<img\u000csrc=x\u000conerror=${run}>`,
  `<\u0000img src=x onerror=${run}>`,
  `<img src=x on\u0000error=${run}>`,
  `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>`,
  `<?xml-stylesheet href="javascript:${run}"?>`,
  `<!DOCTYPE x [<!ENTITY y "<img src=x onerror=${run}>">]>&y;`,
  `"><img src=x onerror=${run}>`,
  `'><svg/onload=${run}>`,
  `</title></textarea></style></script></noscript><svg onload=${run}>`,
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */${run} )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${run}//>\\x3e`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `<%= ${run} %>`,
  `<div ng-app ng-csp>{{$eval.constructor('${run}')()}}</div>`,
  `<div v-html="'<img src=x onerror=${run}>'"></div>`,
]

/** Names that hide what scripts rely on. */
const clobbering = (
  'attributes body childNodes cookie createElement defaultView documentElement forms head getElementById parentNode ' +
  'querySelector querySelectorAll remove nodeName ownerDocument submit elements requestSubmit'
)
  .split(' ')
  .flatMap((name) => [`<img name=${name}>`, `<form id=${name}><input name=${name}><input id=${name}></form>`])

/** Attributes that scripts of a page take for markup, or that our own read. */
const sinks = [
  'data-html',
  'data-content',
  'data-original-title',
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'help_text',
].map(
  (name) => `<span data-toggle="tooltip" data-display="<b>" ${name}="<img src=x onerror=${run}>" tabindex=0>x</span>`,
)

/** Ways in that depend on where markup stands and on how often it is read. */
export const contextual: readonly string[] = [...hostileMarkup, ...mutations, ...sinks]

/**
 * Ways in that the published lists know (OWASP's filter evasion, PortSwigger's cheat sheet, DOMPurify's mutations), written
 * anew: whichever of them runs calls `hit()` or sets `hacked`.
 */
export const vectors: readonly string[] = [
  ...contextual,
  ...events.map((event) => `<${event}=${run}>x</${event.split(' ')[0]}>`),
  ...addresses.flatMap((address) => [
    `<a href="${address}">x</a>`,
    `<form action="${address}"><input type=submit><button formaction="${address}">x</button></form>`,
    `<iframe src="${address}"></iframe><embed src="${address}"><object data="${address}"></object>`,
  ]),
  ...clobbering,
]
