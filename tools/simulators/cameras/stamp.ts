import { GLYPHS } from './glyphs.ts';
import { CAMP_OFFSET_MS } from './light.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const GAP = 2.5;

const two = (n: number) => String(n).padStart(2, '0');

/** Name and camp time (UTC+2) as stamped on a picture: `TAU · 21 Nov 2026 14:05:09`. */
export function stampText(name: string, nowMs: number): string {
  const camp = new Date(nowMs + CAMP_OFFSET_MS);
  const day = `${camp.getUTCDate()} ${MONTHS[camp.getUTCMonth()]} ${camp.getUTCFullYear()}`;
  const clock = [camp.getUTCHours(), camp.getUTCMinutes(), camp.getUTCSeconds()].map(two).join(':');
  return `${name.toUpperCase()} · ${day} ${clock}`;
}

/** The text as SVG in the top left corner of a picture of that width, dark edge under light strokes. */
export function stampSvg(text: string, width: number, height: number): string {
  const scale = Math.max(1, width / 1280) * (width >= 1000 ? 1.7 : width >= 500 ? 1.15 : 0.85);
  const margin = Math.round(width * 0.022);
  let x = 0;
  let marks = '';
  for (const letter of text) {
    const [advance, path] = GLYPHS[letter] ?? [2.6, ''];
    if (path) marks += `<path transform="translate(${x.toFixed(1)} 0)" d="${path}"/>`;
    x += advance + GAP;
  }
  const strokes = (colour: string, opacity: number, thick: number) =>
    `<g fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round">${marks}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="translate(${margin} ${margin}) scale(${scale})">` +
    `${strokes('#120b06', 0.55, 3.4)}${strokes('#f6efe2', 0.96, 1.35)}</g></svg>`
  );
}
