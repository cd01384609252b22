import { expect, it } from 'vitest';
import { cutWords, fitText } from './fit-text.ts';

it('keeps a text that fits, and cuts the end of a longer one', () => {
  expect(fitText('a'.repeat(300), 300)).toEqual({ fits: 'a'.repeat(300), cut: '' });
  expect(fitText(`${'a'.repeat(300)} lion`, 300)).toEqual({ fits: 'a'.repeat(300), cut: ' lion' });
  expect(fitText('lion', 0)).toEqual({ fits: '', cut: 'lion' });
});

it('composes what macOS writes apart before it counts', () => {
  const apart = 'é'.normalize('NFD').repeat(300);
  expect(apart).toHaveLength(600);
  expect(fitText(apart, 300)).toEqual({ fits: 'é'.repeat(300), cut: '' });
});

it('counts a line end once, as the field does', () => {
  expect(fitText('a\r\nb', 3)).toEqual({ fits: 'a\nb', cut: '' });
});

it('never cuts through a picture', () => {
  const family = '👨‍👩‍👧';
  expect(fitText(`${'a'.repeat(296)}${family}`, 300)).toEqual({ fits: 'a'.repeat(296), cut: family });
  expect(fitText('🦁', 1)).toEqual({ fits: '', cut: '🦁' });
});

it('takes a text of any length', () => {
  const { fits, cut } = fitText('a'.repeat(5_000_000), 300);
  expect([fits.length, cut.length]).toEqual([300, 4_999_700]);
});

it('quotes the beginning of what did not fit', () => {
  expect(cutWords(' at the water.')).toBe(
    'A message has at most 300 characters. This did not fit: “at the water.”',
  );
  expect(cutWords('They came to the water at dusk, all nine')).toBe(
    'A message has at most 300 characters. This did not fit: “They came to the water at dusk…”',
  );
});
