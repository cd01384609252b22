/** The property of `window` that a payload sets if it runs. */
export const TRAP = '__ran';
const call = `window.${TRAP}=1`;

const tags = ['script', 'img', 'svg', 'iframe', 'style', 'object', 'embed', 'math', 'video', 'details'];
const handlers = ['onerror', 'onload', 'ontoggle', 'onfocus', 'onmouseover', 'onanimationstart'];

const markup = [
  `<script>${call}</script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `"><script>${call}</script>`,
  `</p></li></ol><script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<img src=x onerror="${call}"//`,
  `<svg/onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<iframe srcdoc="<script>parent.${call}</script>">`,
  `<a href="javascript:${call}">lion here</a>`,
  `javascript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `<object data="data:text/html,<script>${call}</script>">`,
  `<body onload=${call}>`,
  `<input autofocus onfocus=${call}>`,
  `<style>*{display:none!important}</style>`,
  `<div style="position:fixed;inset:0;background:red">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<form action="https://evil.example/"><button>win</button></form>`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `&#x3C;img src=x onerror=${call}&#x3E;`,
  `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `'-(${call})-'`,
  `<!--<img src="--><img src=x onerror=${call}//">`,
  `<![CDATA[<script>${call}</script>]]>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<template><script>${call}</script></template>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
];

const matrix = tags.flatMap((tag) => handlers.map((handler) => `<${tag} src=x ${handler}=${call}>`));

const point = (...codes: number[]) => String.fromCodePoint(...codes);
const bidi = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200e, 0x200f, 0x061c];
const invisible = [0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x00ad, 0x180e, 0x2063, 0x034f, 0x115f, 0x3164];
const breaks = [0x2028, 0x2029, 0x000a, 0x000d, 0x0009, 0x000b, 0x0085];
const stacked = point(0x0301, 0x0489, 0x20dd, 0x0336, 0x035c, 0x1dc4);

const directions = bidi.flatMap((code) => [
  `${point(code)}txt.elihw a rof tuo si oihr`,
  `left ${point(code)}right${point(code).repeat(40)} end`,
  `${point(code, code)}שלום ${point(code)}مرحبا 12:34`,
]);
const unseen = invisible.flatMap((code) => [
  point(code).repeat(300),
  `a${point(code).repeat(120)}b`,
  `ad${point(code)}min`,
]);
const lines = breaks.map((code) => `one${point(code).repeat(60)}two`);

const shapes = [
  'W'.repeat(300),
  'i'.repeat(300),
  '﷽'.repeat(100),
  '𒐫'.repeat(100),
  `z${stacked.repeat(45)}algo`,
  Array.from({ length: 20 }, () => `h${stacked.repeat(2)}`).join(''),
  point(0x1f468, 0x200d, 0x1f469, 0x200d, 0x1f467, 0x200d, 0x1f466).repeat(20),
  point(0x1f3f4, 0xe0067, 0xe0062, 0xe0065, 0xe006e, 0xe0067, 0xe007f).repeat(15),
  point(0xe0041).repeat(100),
  point(0xfe0f).repeat(200),
  '\u0000\u0001\u0007\u001b[31mred\u001b[0m',
  '\ud800 alone \udfff',
  '\t'.repeat(100),
  `${'א'.repeat(150)}${'a'.repeat(150)}`,
  'ก็็็็็็็็็็็็็็็็็็็็ก็็็็็็็็็็็็็็็็็็็็',
  'ꙮ'.repeat(120),
  '⸻'.repeat(100),
  '-'.repeat(300),
  '/'.repeat(300),
  'https://evil.example/'.padEnd(300, 'x'),
];

const collected = [...markup, ...matrix, ...directions, ...unseen, ...lines, ...shapes];
const combined = markup.flatMap((text, index) =>
  [0x202e, 0x200b, 0x0301, 0xfeff, 0x2067].map((code) =>
    Array.from(text)
      .map((sign, at) => (at % (3 + (index % 4)) === 0 ? sign + point(code) : sign))
      .join('')
      .slice(0, 300),
  ),
);

/** 300 different messages that try to run code, to leave their row, or to make others unreadable. */
export const hostileTexts = [...new Set([...collected, ...combined])].slice(0, 300);
