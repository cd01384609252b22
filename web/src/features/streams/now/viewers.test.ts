import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import { describe, expect, it } from 'vitest';
import { viewersOf, viewersText } from './viewers.ts';

const site: LiveSite = { ...emptyLiveSite, viewers: { all: 210, cameras: { tau: 100, tembe: 0 } } };

describe('viewersOf', () => {
  it('is the number of one camera, or of all', () => {
    expect([viewersOf(site, 'tau'), viewersOf(site, 'tembe'), viewersOf(site)]).toEqual([100, 0, 210]);
  });

  it('is undefined for a camera that is not counted, and while nothing is known', () => {
    expect(viewersOf(site, 'ridge')).toBeUndefined();
    expect(viewersOf(undefined, 'tau')).toBeUndefined();
    expect(viewersOf(emptyLiveSite, 'tau')).toBeUndefined();
    expect(viewersOf(emptyLiveSite)).toBeUndefined();
  });

  it('is undefined in a document that an older release published', () => {
    const { viewers: _omitted, ...older } = emptyLiveSite;
    expect(viewersOf(older as LiveSite, 'tau')).toBeUndefined();
  });
});

describe('viewersText', () => {
  it.each([
    [1, '1 watching'],
    [1200, '1,200 watching'],
    [0, undefined],
    [undefined, undefined],
  ])('of %s is %s', (count, text) => {
    expect(viewersText(count)).toBe(text);
  });
});
