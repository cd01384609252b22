import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { streamsResource } from '../../../features/streams/api/streams.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { BesideRoom } from './beside-room.tsx';
import CamerasBeside from './cameras-beside.later.tsx';

vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => undefined,
}));

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const cameras = ['Tau', 'Tembe', 'Naledi', 'Ridge'].map((name, id) => ({
  ...toStreamView(freeStream, true, media),
  id,
  name,
  slug: name.toLowerCase(),
}));

const shapes = () => [...document.querySelectorAll('[data-waits=cards] > i')];
const placeOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return [Math.round(left), Math.round(width)];
};

it('stands until the cameras are known', async () => {
  answerCalls({ '/api/streams': () => new Promise(() => undefined) });
  render(<CamerasBeside />);
  expect(shapes()).toHaveLength(4);
  streamsResource.replace(cameras);
  await expect.element(page.getByRole('list', { name: 'On camera now' })).toBeVisible();
  expect(shapes()).toHaveLength(0);
});

it.each([360, 599, 600, 661])('has its cards where the cameras will be, in a column of %i', (width) => {
  const style = `width:${width}px`;
  const { unmount } = render(<BesideRoom />, { style });
  const places = shapes().map(placeOf);
  unmount();
  streamsResource.replace(cameras);
  render(<CamerasBeside />, { style });
  expect(page.getByRole('listitem').elements().map(placeOf)).toEqual(places);
});
