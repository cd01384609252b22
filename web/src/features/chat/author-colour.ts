import { shortHash } from '../../lib/short-hash.ts';
import { oklch } from '../../theme/oklch.ts';

/** Enough hues that neighbours in a lively chat differ, and few enough to tell two hues apart. */
export const HUES = 24;
/** Lightness and chroma in oklch: each hue is inside sRGB, and reads well on every ground of its theme. */
const LIGHT_THEME = [0.46, 0.075] as const;
const DARK_THEME = [0.82, 0.08] as const;

/** The two colours of a hue, from 0 up to `HUES`. */
export function hueColours(hue: number): { readonly light: string; readonly dark: string } {
  const degrees = (hue * 360) / HUES;
  const write = ([lightness, chroma]: readonly [number, number]) => oklch(lightness, chroma, degrees);
  return { light: write(LIGHT_THEME), dark: write(DARK_THEME) };
}

/** The colour of a user's name, always the same for that user. It follows the theme. */
export function authorColour(userId: string): string {
  const { light, dark } = hueColours(shortHash(userId) % HUES);
  return `light-dark(${light}, ${dark})`;
}
