import { palette } from '../../../web/src/theme/tokens.ts';

const [DARK, LIGHT] = [0, 1] as const;

const colours = (theme: typeof DARK | typeof LIGHT) =>
  Object.entries(palette)
    .map(([name, pair]) => `--${name}:${pair[theme]}`)
    .join(';');

const face = (family: string, weights: string) =>
  `@font-face{font-family:${family};src:url(/${family}.woff2) format('woff2');font-weight:${weights};font-display:swap}`;

/** The site's dusk and morning, so that the window reads as a part of this machine and not as Google's. */
export const stylesheet = `
${face('display', '100 900')}
${face('body', '300 900')}
:root{color-scheme:dark;${colours(DARK)}}
@media (prefers-color-scheme:light){:root{color-scheme:light;${colours(LIGHT)}}}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--ink);font:400 1rem/1.5 body,system-ui,sans-serif;min-height:100dvh}
main{max-width:30rem;margin:0 auto;padding:1.75rem 1.5rem 1.25rem;min-height:100dvh;display:flex;flex-direction:column}
h1 span{white-space:nowrap}
h1{font:600 1.625rem/1.2 display,Georgia,serif;text-wrap:balance}
.lead{color:var(--muted);margin-top:.625rem}
.lead b{color:var(--ink);font-weight:500;overflow-wrap:anywhere}
.notice{border:1px solid var(--hairline);border-radius:.625rem;background:var(--surface);padding:.875rem 1rem;margin-top:1.25rem}
.notice.refused{border-color:var(--danger)}
ul{list-style:none;padding:0;margin-top:1.25rem;border-top:1px solid var(--hairline)}
li{border-bottom:1px solid var(--hairline)}
.row{display:flex;align-items:center;gap:.875rem;width:100%;min-height:3.625rem;padding:.375rem .5rem;border:0;border-radius:.5rem;
  background:none;color:inherit;font:inherit;text-align:left;text-decoration:none;cursor:pointer}
.row:hover{background:var(--surface)}
.row:active{background:var(--raised)}
.row .mark{flex:none;display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;background:var(--accentSoft);
  color:var(--accent);font-weight:600;letter-spacing:.02em;font-size:.875rem}
.row.other .mark{background:none;border:1px dashed var(--accent)}
.row svg{width:1.125rem;height:1.125rem;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round}
.who{min-width:0}
.who span{display:block;overflow-wrap:anywhere;line-height:1.35}
.who .name{font-weight:500}
.who .email{color:var(--muted);font-size:.9375rem}
form{margin-top:1.5rem;display:grid;gap:1.25rem}
label{display:block;font-weight:500;margin-bottom:.375rem}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--muted);border-radius:.5rem;background:var(--surface);
  color:var(--ink);font:inherit}
input[aria-invalid=true]{border-color:var(--danger)}
.problem{color:var(--danger);margin-top:.375rem;font-size:.9375rem}
.actions{display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-end;gap:.75rem;margin-top:1.25rem}
.back{display:inline-flex;align-items:center;min-height:2.75rem;margin-right:auto;color:var(--muted);border-radius:.25rem;
  text-underline-offset:.2em}
.back:hover{color:var(--ink)}
form .actions{margin-top:.25rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:.5rem;
  border:1px solid var(--hairline);background:none;color:var(--ink);font:500 1rem/1.2 body,system-ui,sans-serif;text-decoration:none;
  cursor:pointer}
.button:hover{border-color:var(--muted)}
.button.main{background:var(--accent);border-color:var(--accent);color:var(--onAccent)}
.button.main:hover{filter:brightness(1.06)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
footer{margin-top:auto;padding-top:1.25rem;color:var(--muted);font-size:.875rem}
[hidden]{display:none}
`;
