import { expect, it } from 'vitest';
import { CAMERAS } from './cameras.ts';
import { GLYPHS } from './glyphs.ts';
import { stampSvg, stampText } from './stamp.ts';

it('stamps the name and the time at camp, two hours ahead of UTC', () => {
  expect(stampText('Tau', Date.UTC(2026, 10, 21, 12, 5, 9))).toBe('TAU · 21 Nov 2026 14:05:09');
  expect(stampText('Tau', Date.UTC(2026, 11, 31, 22, 30, 0))).toBe('TAU · 1 Jan 2027 00:30:00');
});

it('has a glyph for every letter of every stamp', () => {
  const texts = CAMERAS.flatMap(({ name }) =>
    Array.from({ length: 12 }, (_, month) =>
      stampText(name, Date.UTC(2026, month, 28, 13, 45, 6 + month * 4)),
    ),
  );
  for (const letter of `${texts.join('')}0123456789`) expect(GLYPHS, letter).toHaveProperty([letter]);
});

it('draws strokes, never text that would need a font', () => {
  const svg = stampSvg('TAU', 1280, 720);
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
});
