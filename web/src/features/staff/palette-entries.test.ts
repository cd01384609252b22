import { expect, it } from 'vitest';
import { ENTRIES_SHOWN, fittingEntries, type PaletteEntry } from './palette-entries.ts';

const entry = (text: string, kind = 'Page'): PaletteEntry => ({ key: text, kind, text, to: '/' });
const texts = (entries: readonly PaletteEntry[]) => entries.map(({ text }) => text);

it('finds what has each word, whatever their order and case, and what begins with them first', () => {
  const all = [entry('Report of Tau', 'Contact message'), entry('Tau', 'Camera'), entry('Videos')];
  expect(texts(fittingEntries(all, 'tau'))).toEqual(['Tau', 'Report of Tau']);
  expect(texts(fittingEntries(all, 'camera TAU'))).toEqual(['Tau']);
  expect(texts(fittingEntries(all, 'zebra'))).toEqual([]);
});

it('shows a few before anything is typed', () => {
  const many = Array.from({ length: 40 }, (_, number) => entry(`Page ${number}`));
  expect(fittingEntries(many, ' ')).toEqual(many.slice(0, ENTRIES_SHOWN));
});
