import { describe, expect, it } from 'vitest';
import { palette } from '../../theme/tokens.ts';
import { authorColour, HUES, hueColours } from './author-colour.ts';

type Rgb = readonly [number, number, number];

/** Linear sRGB of `oklch(l c h)`; outside of 0 to 1 where the screen cannot show it. */
function linearOf(colour: string): Rgb {
  const [lightness = 0, chroma = 0, degrees = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((degrees * Math.PI) / 180);
  const b = chroma * Math.sin((degrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function linearOfHex(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const hues = Array.from({ length: HUES }, (_, hue) => hue);
const grounds = ['ground', 'surface', 'raised', 'accentSoft'] as const;

describe('the colour of a name', () => {
  it('can be read in every hue, on every ground of both themes', () => {
    for (const hue of hues) {
      const { light, dark } = hueColours(hue);
      for (const ground of grounds) {
        const [onDark, onLight] = palette[ground];
        expect(contrast(linearOf(dark), linearOfHex(onDark))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(linearOf(light), linearOfHex(onLight))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('is within the sRGB gamut', () => {
    for (const hue of hues) {
      for (const part of [...linearOf(hueColours(hue).light), ...linearOf(hueColours(hue).dark)]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is the same for a user every time, and uses every hue', () => {
    const people = Array.from({ length: 1000 }, (_, index) => `person-${index}`);
    expect(people.map(authorColour)).toEqual(people.map(authorColour));
    expect(new Set(people.map(authorColour)).size).toBe(HUES);
  });
});
