import { describe, expect, it } from 'vitest';
import { ADVERT_REFRESH, ADVERT_SIZES, ADVERT_WIDTHS } from './adverts.constants.ts';
import { advertSizes, advertWidth, isBetweenRows, streamAdvertCount } from './placement.policy.ts';
import { secondsShown } from './refresh.policy.ts';
import {
  advertAboveRow,
  advertBefore,
  advertRoom,
  communityAdvertCount,
  isPageBreak,
} from './rows.policy.ts';
import { type TcData, tcfAllowsAdverts } from './tcf.ts';

const indexes = Array.from({ length: 32 }, (_, index) => index);

describe('places in a list', () => {
  it('R9-012 R9-013 breaks at every multiple of the page size, never before the first item', () => {
    expect(indexes.filter((index) => isPageBreak(index, 10))).toEqual([10, 20, 30]);
  });

  it('R9-014 stands after every second row, from index 2', () => {
    const before = (perRow: number) =>
      indexes.slice(0, 20).filter((index) => isBetweenRows(index, perRow, 'highlights'));
    expect(before(3)).toEqual([6, 12, 18]);
    expect(before(1).slice(0, 3)).toEqual([2, 4, 6]);
  });

  it('R9-015 stands after every row of cameras, but not before index 2', () => {
    const before = (perRow: number) =>
      indexes.slice(0, 13).filter((index) => isBetweenRows(index, perRow, 'cameras'));
    expect(before(3)).toEqual([3, 6, 9, 12]);
    expect(before(1).slice(0, 3)).toEqual([2, 3, 4]);
  });

  it('R9-016 shows the break alone where a page ends', () => {
    const at = (index: number) => advertBefore(index, { perRow: 3, pageSize: 12 });
    expect([at(0), at(5), at(6), at(12), at(18), at(24)]).toEqual([
      undefined,
      undefined,
      'interlaced',
      'fullview',
      'interlaced',
      'fullview',
    ]);
  });
});

describe('rows of a list', () => {
  const above = (first: number, perRow: number, pageSize: number) =>
    advertAboveRow(first, { perRow, pageSize });
  const rows = (perRow: number, pageSize: number) =>
    Array.from({ length: 6 }, (_, row) => above(row * perRow, perRow, pageSize));

  it('R9-016 are never torn: a break within a row stands above the next one, in place of what is between rows', () => {
    // The break before item 10 stands above the row of the items 12 to 14.
    expect(rows(3, 10)).toEqual([undefined, undefined, 'interlaced', undefined, 'fullview', undefined]);
    expect(above(18, 3, 10)).toBe('interlaced');
    expect(above(21, 3, 10)).toBe('fullview');
  });

  it('have the same adverts as their items where pages and rows end together', () => {
    expect(rows(3, 12)).toEqual([undefined, undefined, 'interlaced', undefined, 'fullview', undefined]);
    expect(rows(1, 10)).toEqual([undefined, undefined, 'interlaced', undefined, 'interlaced', undefined]);
    expect(above(10, 1, 10)).toBe('fullview');
  });
});

describe('places on a page', () => {
  it.each([
    [1024, 0],
    [1025, 1],
    [1359, 1],
    [1360, 2],
    [1860, 3],
    [2349, 3],
    [2350, 4],
  ])('a camera in a window of %i has %i', (width, count) => {
    expect(streamAdvertCount(width)).toBe(count);
  });

  it.each([
    [1080, 4],
    [1079, 3],
    [269, 0],
  ])('R9-019 R9-020 community photos of height %i have %i', (height, count) => {
    expect(communityAdvertCount(height)).toBe(count);
  });
});

describe('sizes', () => {
  it('R9-021 takes the widest that fits, and none below 200', () => {
    expect(ADVERT_WIDTHS).toEqual([970, 728, 468, 320, 300, 250, 200]);
    expect(advertWidth(970)).toBe(970);
    expect(advertWidth(800)).toBe(728);
    expect(advertWidth(200)).toBe(200);
    expect(advertWidth(199)).toBeUndefined();
  });

  it('R7-086 R7-087 offers sizes from 120x600 to 970x250', () => {
    expect(ADVERT_SIZES).toContainEqual([120, 600]);
    expect(ADVERT_SIZES).toContainEqual([970, 250]);
  });

  it('keeps what is between rows low, and lets a break be tall', () => {
    expect(advertSizes('fullview', 1200)).toEqual([
      [970, 250],
      [970, 90],
    ]);
    expect(advertSizes('interlaced', 1200)).toEqual([[970, 90]]);
    expect(advertSizes('interlaced', 358)).toEqual([
      [320, 100],
      [320, 50],
    ]);
    expect(advertSizes('interlaced', 300)).toEqual([[300, 250]]);
    expect(advertSizes('fullview', 150)).toEqual([]);
  });
});

describe('room', () => {
  it.each([
    ['fullview', 1200, 270],
    ['fullview', 800, 110],
    ['interlaced', 1200, 110],
    ['interlaced', 358, 120],
    ['interlaced', 300, 270],
    ['fullview', 150, 20],
  ] as const)('for %s in a place of %i is as high as the tallest that may come: %i', (kind, width, height) => {
    expect(advertRoom(kind, width)).toBe(height);
  });
});

describe('rhythm', () => {
  it('R9-022 R4-077 shows an advert for 35 seconds', () => {
    expect(ADVERT_REFRESH).toBe(35);
    expect(secondsShown('fullview', 1)).toBe(35);
  });

  it('R4-078 R4-079 shows interlaced ones up to 20 seconds longer', () => {
    expect(secondsShown('interlaced', 0)).toBe(35);
    expect(secondsShown('interlaced', 0.5)).toBe(45);
    expect(secondsShown('interlaced', 1)).toBe(55);
  });
});

describe('what a consent manager reports', () => {
  const agreed: TcData = {
    eventStatus: 'useractioncomplete',
    gdprApplies: true,
    purpose: { consents: { 1: true, 2: true } },
    vendor: { consents: { 755: true } },
  };

  it('allows adverts for both purposes and the vendor, each of them needed', () => {
    expect(tcfAllowsAdverts(agreed)).toBe(true);
    expect(tcfAllowsAdverts({ ...agreed, eventStatus: 'tcloaded' })).toBe(true);
    expect(tcfAllowsAdverts({ ...agreed, purpose: { consents: { 1: true } } })).toBe(false);
    expect(tcfAllowsAdverts({ ...agreed, purpose: { consents: { 2: true } } })).toBe(false);
    expect(tcfAllowsAdverts({ ...agreed, vendor: { consents: { 755: false } } })).toBe(false);
    expect(tcfAllowsAdverts({ eventStatus: 'tcloaded' })).toBe(false);
  });

  it('has not decided while its window is open, and allows where no consent is needed', () => {
    expect(tcfAllowsAdverts({ ...agreed, eventStatus: 'cmpuishown' })).toBeUndefined();
    expect(tcfAllowsAdverts({ gdprApplies: false })).toBe(true);
  });
});
