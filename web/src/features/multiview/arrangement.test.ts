import { describe, expect, it } from 'vitest';
import {
  filled,
  formatArrangement,
  layouts,
  onlyKnown,
  parseArrangement,
  suggestions,
  withCamera,
  withFocus,
  withLayout,
  withSound,
} from './arrangement.ts';

const shared = 'layout=4&cameras=tau,,tembe&sound=tau';

describe('the address of an arrangement', () => {
  it('R2-013 carries layout, cameras and sound, and gives them back', () => {
    const arrangement = parseArrangement(`?${shared}`);
    expect(arrangement).toEqual({
      layout: 4,
      cameras: ['tau', undefined, 'tembe', undefined],
      spare: [],
      sound: 'tau',
      focus: undefined,
    });
    expect(formatArrangement(arrangement)).toBe(shared);
  });

  it('carries the large camera, and gives it back', () => {
    const arrangement = parseArrangement(`?${shared}&focus=tembe`);
    expect(arrangement.focus).toBe('tembe');
    expect(formatArrangement(arrangement)).toBe(`${shared}&focus=tembe`);
  });

  it('carries the cameras that a smaller wall has no tile for', () => {
    const query = 'layout=2&cameras=a,,c,d';
    expect(parseArrangement(query)).toMatchObject({ cameras: ['a', undefined], spare: ['c', 'd'] });
    expect(formatArrangement(parseArrangement(query))).toBe(query);
  });

  it.each(layouts)('has as many tiles as its layout %d', (layout) => {
    const query = `layout=${layout}&cameras=a,b,c,d,e,f,g,h,i,j,k,l`;
    expect(parseArrangement(query).cameras).toHaveLength(layout);
  });

  it('is four empty tiles by default', () => {
    expect(parseArrangement('')).toEqual(parseArrangement('layout=4&cameras=,,,'));
    expect(formatArrangement(parseArrangement(''))).toBe('layout=4');
  });

  it.each([
    ['layout=3', 'layout=4'],
    ['layout=1e1&cameras=tau', 'layout=4&cameras=tau'],
    ['layout=999999999', 'layout=4'],
    ['layout=__proto__&cameras=__proto__,constructor&sound=__proto__', 'layout=4&cameras=,constructor'],
    ['cameras=<script>,tau&sound=<script>', 'layout=4&cameras=,tau'],
    ['cameras=../../api,Tau,tau-,ta--u', 'layout=4'],
    ['cameras=tau,tau,tembe', 'layout=4&cameras=tau,,tembe'],
    ['cameras=tau&sound=tembe&focus=tembe', 'layout=4&cameras=tau'],
    ['layout=1&cameras=tau&focus=tau', 'layout=1&cameras=tau'],
    [`cameras=${'a'.repeat(64)},tau`, 'layout=4&cameras=,tau'],
    [`layout=1&cameras=${'tau,'.repeat(5000)}`, 'layout=1&cameras=tau'],
    ['cameras=%00,%E0%A4%A,tau', 'layout=4&cameras=,,tau'],
    ['layout=2&layout=9&cameras=tau', 'layout=2&cameras=tau'],
  ])('takes the hostile %s for what it can mean', (query, meaning) => {
    expect(formatArrangement(parseArrangement(query))).toBe(meaning);
  });
});

describe('changes', () => {
  const four = parseArrangement(shared);

  it('keeps the cameras when there are fewer tiles, as long as they fit', () => {
    expect(withLayout(four, 2).cameras).toEqual(['tau', 'tembe']);
    expect(withLayout(four, 1)).toMatchObject({ layout: 1, cameras: ['tau'], sound: 'tau' });
    expect(withLayout(four, 9).cameras.slice(0, 4)).toEqual(four.cameras);
  });

  it('shows all nine again after a look at four, and at one', () => {
    const nine = parseArrangement('layout=9&cameras=a,b,c,d,e,f,g,h,i');
    const four = withLayout(nine, 4);
    expect(four.cameras).toEqual(['a', 'b', 'c', 'd']);
    expect(withLayout(four, 9)).toEqual(nine);
    expect(withLayout(withLayout(four, 1), 9)).toEqual(nine);
  });

  it('puts a spare camera into a tile, and the camera of the tile among the spare ones', () => {
    const two = parseArrangement('layout=2&cameras=a,b,c');
    expect(withCamera(two, 0, 'c')).toMatchObject({ cameras: ['c', 'b'], spare: ['a'] });
    expect(withCamera(two, 0, 'd')).toMatchObject({ cameras: ['d', 'b'], spare: ['c'] });
  });

  it('keeps nine cameras at most', () => {
    const one = parseArrangement('layout=1&cameras=a,b,c,d,e,f,g,h,i,j,k');
    expect(one.spare).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
  });

  it('fills the tiles without a camera, or only those from one tile on', () => {
    const slugs = ['tembe', 'nkorho', 'tau', 'rosies'];
    expect(filled(four, slugs).cameras).toEqual(['tau', 'nkorho', 'tembe', 'rosies']);
    expect(filled(four, slugs, 2).cameras).toEqual(['tau', undefined, 'tembe', 'nkorho']);
    expect(filled(four, []).cameras).toEqual(four.cameras);
  });

  it('lets two cameras change places', () => {
    expect(withCamera(four, 0, 'tembe').cameras).toEqual(['tembe', undefined, 'tau', undefined]);
  });

  it('removes a camera and its sound', () => {
    expect(withCamera(four, 0, undefined)).toMatchObject({
      cameras: [undefined, undefined, 'tembe', undefined],
      sound: undefined,
    });
  });

  it('lets one camera sound at most', () => {
    expect(withSound(four, 'tembe').sound).toBe('tembe');
    expect(withSound(four, undefined).sound).toBeUndefined();
    expect(withSound(four, 'nkorho').sound).toBeUndefined();
  });

  it('shows one camera large at most, and none once it has left', () => {
    const large = withFocus(four, 'tembe');
    expect(large.focus).toBe('tembe');
    expect(withFocus(large, undefined).focus).toBeUndefined();
    expect(withFocus(four, 'nkorho').focus).toBeUndefined();
    expect(withCamera(large, 2, undefined).focus).toBeUndefined();
  });

  it('drops unknown cameras', () => {
    expect(onlyKnown(four, new Set(['tembe']))).toMatchObject({
      layout: 4,
      cameras: [undefined, undefined, 'tembe', undefined],
      sound: undefined,
    });
  });

  it('suggests cameras for the empty tiles in list order', () => {
    expect(suggestions(four, ['tau', 'tembe', 'nkorho'])).toEqual([
      undefined,
      'nkorho',
      undefined,
      undefined,
    ]);
  });
});
