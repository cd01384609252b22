/** A colour that is computed: lightness and chroma from 0 to 1, hue in degrees. */
export const oklch = (lightness: number, chroma: number, hue: number): string =>
  `oklch(${lightness} ${chroma} ${hue})`;
