import { emptyLiveSite } from '@boma/domain/live/live.schema.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { streamsResource } from '../../../features/streams/api/streams.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import CamerasBeside from './cameras-beside.later.tsx';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const names = ['Tau', 'Tembe', 'Naledi', 'Ridge', 'Nkorho', 'Khaya'];
const cameras = names.map((name, id) => ({
  ...toStreamView(freeStream, true, media),
  id,
  name,
  slug: name.toLowerCase(),
}));

it('shows the four cameras on the air that most viewers watch, in the order of the list', async () => {
  streamsResource.replace(cameras);
  const viewers = { total: 60, cameras: { tau: 30, ridge: 20, khaya: 9, naledi: 1 } };
  const live = ['tembe', 'naledi', 'ridge', 'nkorho', 'khaya'];
  answerCalls({ '/api/live': { data: { ...emptyLiveSite, updated_at: 1_790_000_000, live, viewers } } });
  render(<CamerasBeside />);
  const list = page.getByRole('list', { name: 'On camera now' });
  const shown = () =>
    list
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  await expect
    .poll(shown)
    .toEqual([
      '/wildlife/stream/tembe-live',
      '/wildlife/stream/naledi-live',
      '/wildlife/stream/ridge-live',
      '/wildlife/stream/khaya-live',
    ]);
  await expect
    .element(page.getByRole('link', { name: 'All cameras' }))
    .toHaveAttribute('href', '/wildlife/live-african-wildlife-safari-streams');
});
