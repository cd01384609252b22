import { lightColours } from '@boma/domain/site-identity.ts';

/** A warm dusk and a bright morning: each colour by its part on the page, dark first, then light. */
export const palette = {
  ground: ['#14110d', lightColours.ground],
  surface: ['#1c1812', lightColours.surface],
  raised: ['#272119', '#ffffff'],
  ink: ['#f1e9d8', lightColours.ink],
  muted: ['#b9ae99', lightColours.muted],
  hairline: ['#393125', '#ddd1b9'],
  accent: ['#e3a648', lightColours.accent],
  onAccent: ['#1b1306', '#fffaf0'],
  accentSoft: ['#33270f', '#f3e2c1'],
  good: ['#9cc27e', '#3f6a24'],
  live: ['#d5302f', '#c32726'],
  onLive: ['#ffffff', '#ffffff'],
  danger: ['#ff9a8a', '#a32018'],
  scrim: ['rgba(8,6,4,0.72)', 'rgba(34,26,16,0.66)'],
} as const;

export const fonts = {
  display: "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Wide', serif",
  body: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', sans-serif",
} as const;
