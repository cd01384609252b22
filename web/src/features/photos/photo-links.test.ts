import { expect, it } from 'vitest';
import { brand } from '../../config/brand.ts';
import { shareLinks } from './photo-links.ts';

it('R6-041 R6-043 shares the small page of a photo on Facebook and X', () => {
  const links = shareLinks({ id: '3f', title: null });
  expect(links.map(({ name }) => name)).toEqual(['Facebook', 'X']);
  const [facebook, x] = links.map(({ href }) => new URL(href).searchParams);
  expect(facebook?.get('u')).toBe(`${brand.origin}/share/3f/photo`);
  expect(x?.get('url')).toBe(`${brand.origin}/share/3f/photo`);
  expect(x?.get('text')).toBe('Snapshot');
});
