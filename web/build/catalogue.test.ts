import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { expect, it } from 'vitest';
import { catalogueFor } from './catalogue.ts';

const camera = { slug: 'tau' } as StreamView;
const own = 'https://www.example.org';
const saved = (site: string) => ({ site, streams: [camera], showTypes: [], pages: {} });

it('prerenders the cameras of the site itself', () => {
  expect(catalogueFor(saved(own), own, false)).toEqual({
    snapshot: { streams: [camera], showTypes: [], pages: {} },
  });
});

it('prerenders no camera of another site, and says what to do', () => {
  const { snapshot, note } = catalogueFor(saved('http://127.0.0.1:5080'), own, false);
  expect(snapshot).toEqual({ streams: [], showTypes: [] });
  expect(note).toContain('is of http://127.0.0.1:5080');
  expect(note).toContain('npm run snapshot -- https://www.example.org');
});

it('prerenders the cameras of the demo for npm start and npm test', () => {
  const { snapshot, note } = catalogueFor(saved('http://127.0.0.1:5080'), own, true);
  expect(snapshot.streams).toHaveLength(1);
  expect(note).toBeUndefined();
});
