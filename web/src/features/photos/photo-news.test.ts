import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { expect, it } from 'vitest';
import { withNews } from './photo-news.ts';

const photo = (id: string, code = 'tau', user = 'u1', created_ts = 0) =>
  ({ id, stream: { code }, user: { id: user }, created_ts }) as PhotoView;
const idsOf = (photos: readonly PhotoView[]) => photos.map(({ id }) => id);

it('R4-083 a list begins with what was saved since it was read, and leaves out what was deleted', () => {
  const news = { saved: [photo('new'), photo('b')], deleted: new Set(['a']) };
  expect(idsOf(withNews([photo('b'), photo('a')], {}, news))).toEqual(['new', 'b']);
});

it('what was saved before a list was read stays on the page where it is, and is not counted twice', () => {
  const at = (id: string, created_ts: number) => photo(id, 'tau', 'u1', created_ts);
  const news = { saved: [at('new', 9), at('of the next page', 3)], deleted: new Set<string>() };
  expect(idsOf(withNews([at('b', 8), at('a', 7)], {}, news))).toEqual(['new', 'b', 'a']);
});

it('what was saved is in the lists that it belongs to', () => {
  const news = { saved: [photo('new', 'tau', 'u1')], deleted: new Set<string>() };
  expect(idsOf(withNews([], { stream: 'tau' }, news))).toEqual(['new']);
  expect(idsOf(withNews([], { stream: 'tembe' }, news))).toEqual([]);
  expect(idsOf(withNews([], { user: 'u1' }, news))).toEqual(['new']);
  expect(idsOf(withNews([], { user: 'u2' }, news))).toEqual([]);
});
