import { BLACK, WHITE } from '../../theme/toast-colours.ts';

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (WCAG 2) from 0 to 1 of `#rrggbb`. */
function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(linear) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast (WCAG 2) from 1 to 21 of two colours given as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever reads better on `#rrggbb`: one of them always has at least 4.5:1. */
export function inkOn(ground: string): typeof BLACK | typeof WHITE {
  return contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE;
}
