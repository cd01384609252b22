import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { HeroSound } from './hero-sound.tsx';

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const tau = toStreamView(freeStream, true, media);
const stored = () => JSON.parse(localStorage.getItem('boma:volume') ?? 'null') as unknown;

it.each([
  ['as loud as the viewer chose last', 0.3, 0.3],
  ['at all, where the viewer had turned it down', 0, 0.8],
])('a press leads to the camera and lets it be heard %s', async (_, before, after) => {
  localStorage.setItem('boma:volume', JSON.stringify({ muted: true, volume: before }));
  render(<HeroSound film={undefined} stream={tau} />);
  const link = page.getByRole('link', { name: 'Watch with sound' });
  await expect.element(link).toHaveAttribute('href', '/wildlife/stream/tau-live');
  await link.click();
  expect(stored()).toEqual({ muted: false, volume: after });
});
