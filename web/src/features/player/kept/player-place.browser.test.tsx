import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { streamsResource } from '../../streams/api/streams.ts';
import { useCameraState } from './camera-state.ts';
import { keptCamera, keptFrame, keptPhase, stopWatching } from './kept-camera.ts';
import { KeptPart } from './kept-part.tsx';
import { PlayerPlace } from './player-place.tsx';

vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => undefined,
}));
vi.mock(import('./stream-player.tsx'), () => ({ StreamPlayer: () => <video muted /> }));

const tau = toStreamView(freeStream, true, { mediaServer: 'https://media.test', mediaApplication: 'boma' });
const starts = (film: Element) => film.dispatchEvent(new Event('play'));

afterEach(() => stopWatching());

it('ends in the corner when a film of the page is heard, not when it plays without sound', async () => {
  streamsResource.replace([tau]);
  const { host } = render(
    <>
      <KeptPart />
      <PlayerPlace stream={tau} />
    </>,
  );
  keptCamera.write({ slug: 'tau', place: undefined });
  const corner = page.getByRole('region', { name: 'Mini player' });
  await expect.element(corner).toBeVisible();

  const camera = keptFrame().querySelector('video');
  if (!camera) throw new Error('The corner has no picture.');
  camera.muted = false;
  starts(camera);
  expect(keptCamera.read()?.slug).toBe('tau');
  const film = host.appendChild(document.createElement('video'));
  film.muted = true;
  starts(film);
  expect(keptCamera.read()?.slug).toBe('tau');
  film.muted = false;
  starts(film);
  await expect.element(corner).not.toBeInTheDocument();
  expect(keptCamera.read()).toBeUndefined();
});

it('says that the camera connects until the player is in its place, which is as large as the picture', async () => {
  streamsResource.replace([tau]);
  const { host, rerender } = render(<PlayerPlace stream={tau} />);
  const place = host.querySelector('[style*="--poster"]') ?? host;
  const words = () => getComputedStyle(place, '::before').content;
  expect(words()).toBe('"Connecting…"');
  const { width, height } = place.getBoundingClientRect();
  expect(width / height).toBeCloseTo(16 / 9, 1);
  rerender(
    <>
      <PlayerPlace stream={tau} />
      <KeptPart />
    </>,
  );
  await expect.poll(() => host.querySelectorAll('[style*="--poster"] video')).toHaveLength(1);
  const filled = host.querySelector('[style*="--poster"]') ?? host;
  expect(getComputedStyle(filled, '::before').content).toBe('none');
});

it('says the state of its player for the camera that plays in it, and for no other', async () => {
  function States() {
    return (
      <p>
        {useCameraState('tau') ?? 'unknown'} {useCameraState('hyena-den') ?? 'unknown'}
      </p>
    );
  }
  render(<States />);
  keptCamera.write({ slug: 'tau', place: undefined });
  keptPhase.write('behind');
  await expect.element(page.getByText('behind unknown', { exact: true })).toBeVisible();
});
