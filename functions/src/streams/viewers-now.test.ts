import { expect, it } from 'vitest';
import { viewersNow } from './viewers-now.ts';

it('rounds each camera, and all of them from the exact counts', () => {
  const counts = [
    { slug: 'tau', viewers: 104 },
    { slug: 'tembe', viewers: 104 },
    { slug: 'nkorho', viewers: 0 },
  ];
  expect(viewersNow(counts)).toEqual({ all: 210, cameras: { tau: 100, tembe: 100, nkorho: 0 } });
});

it('leaves out a camera that is not counted', () => {
  const counts = [
    { slug: 'tau', viewers: 3 },
    { slug: 'ridge', viewers: null },
  ];
  expect(viewersNow(counts)).toEqual({ all: 3, cameras: { tau: 3 } });
});

it('is null when the media server counts no camera', () => {
  expect(viewersNow([{ slug: 'tau', viewers: null }])).toBeNull();
  expect(viewersNow([])).toBeNull();
});
