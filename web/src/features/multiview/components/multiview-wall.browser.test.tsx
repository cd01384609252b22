import { freeStream, youtubeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { type Arrangement, arrange } from '../arrangement.ts';
import { MultiviewWall } from './multiview-wall.tsx';

// What plays in its tiles has tests of its own.
vi.mock(import('./tile-picture.tsx'), () => ({ TilePicture: () => null }));

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const tau = toStreamView(freeStream, true, media);
const ridge = toStreamView({ ...youtubeStream, name: 'Ridge' }, true, media);

const wallOf = (arrangement: Arrangement) => (
  <MultiviewWall
    streams={[tau, ridge]}
    watchable={[tau, ridge]}
    arrangement={arrangement}
    onChange={() => undefined}
  />
);

/** As on a phone on its side: 8 pixels at each side, and 8 of the height. */
const inWindow = { style: '--wall-head:8px;width:828px' };
const tiles = () => page.getByRole('list', { name: 'Tiles' }).getByRole('listitem');
const boxes = () =>
  tiles()
    .elements()
    .map((tile) => tile.getBoundingClientRect());

it('two tiles in a low landscape window are side by side and fill its width, four are two rows of its height', async () => {
  await page.viewport(844, 390);
  const { rerender } = render(wallOf(arrange(2, [], {})), inWindow);
  expect(boxes().map(({ width }) => Math.round(width))).toEqual([411, 411]);
  expect(new Set(boxes().map(({ top }) => top)).size).toBe(1);
  rerender(wallOf(arrange(4, [], {})));
  const four = boxes();
  // (390 - 8 - 6) / 2 less the name of 36, at 16:9.
  expect(four.map(({ width }) => Math.round(width))).toEqual([270, 270, 270, 270]);
  expect((four[3]?.bottom ?? Number.NaN) - (four[0]?.top ?? Number.NaN)).toBeCloseTo(382, 0);
});

it('names in an empty tile the camera that it offers, not a choice beside it', () => {
  render(wallOf(arrange(2, [], {})), inWindow);
  const shown = page
    .getByRole('combobox', { name: /^Camera in tile/ })
    .elements()
    .map((choice) => (choice as HTMLSelectElement).selectedOptions[0]?.text);
  expect(shown).toEqual(['Tau', 'Ridge']);
  // Chosen already, it could not be chosen: the list has it once more.
  const [first] = page.getByRole('combobox', { name: /^Camera in tile/ }).elements();
  const offered = [...(first as HTMLSelectElement).options].filter(({ hidden }) => !hidden);
  expect(offered.map(({ text }) => text)).toEqual(['Tau', 'Ridge']);
});

it('says that names may lie over the pictures, but not over YouTube’s player, nor beside a large tile', () => {
  const { rerender } = render(wallOf(arrange(4, ['tau'], {})), inWindow);
  const mayLieOver = () =>
    page.getByRole('list', { name: 'Tiles' }).element().hasAttribute('data-names-over');
  expect(mayLieOver()).toBe(true);
  rerender(wallOf(arrange(4, ['tau', 'ridge'], {})));
  expect(mayLieOver()).toBe(false);
  rerender(wallOf(arrange(4, ['tau'], { focus: 'tau' })));
  expect(mayLieOver()).toBe(false);
});
