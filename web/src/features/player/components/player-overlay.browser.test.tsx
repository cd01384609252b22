import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { type ComponentProps, createRef } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { watch } from '../watched-player.test-support.ts';
import { PlayerOverlay } from './player-overlay.tsx';

const tau = toStreamView(freeStream, true, { mediaServer: 'https://media.test', mediaApplication: 'boma' });

/** A player whose film moves. */
async function livePlayer() {
  const { player, events, did, phase } = watch();
  player.play();
  await expect.poll(() => did).toContain('load list');
  events.moving();
  expect(phase()).toBe('live');
  return { player, events };
}

type Overlaid = Pick<ComponentProps<typeof PlayerOverlay>, 'player' | 'compact'>;

const Overlaid = (props: Overlaid) => (
  <div
    style={{
      position: 'relative',
      width: 640,
      height: 360,
      containerType: 'inline-size',
      containerName: 'player',
    }}
  >
    <PlayerOverlay
      {...props}
      root={createRef<HTMLElement>()}
      fullscreen={{ active: false, toggle: () => {} }}
      stream={tau}
      watching="open"
      live
      poster=""
      takeFocus={false}
      barBelow={false}
    />
  </div>
);

it.each([
  ['alone', false, ['Quality: Auto', 'Picture in picture']],
  ['in a tile', true, []],
])('R2-013 offers the quality and picture in picture to a camera that is watched alone: %s', async (_where, compact, offered) => {
  const { player, events } = await livePlayer();
  const qualities = ['Auto', '720p', '360p'].map((name) => ({ id: name, name }));
  events.qualities(qualities, 'Auto', undefined);
  render(<Overlaid player={player} compact={compact} />);
  await expect.element(page.getByRole('button', { name: 'Full screen' })).toBeInTheDocument();
  const names = page
    .getByRole('button', { name: /^(Quality|Picture in picture)/ })
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(offered);
});

it('keeps of its controls the one with the focus alone in sight while the keyboard rests, and shows all at the next key and where the focus comes', async () => {
  const { player } = await livePlayer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <>
      <button type="button">Before</button>
      <Overlaid player={player} />
    </>,
  );
  const button = (name: string) => page.getByRole('button', { name });
  /** Which of the two are in sight, with all that they lie in. */
  const inSight = () =>
    ['Pause Tau', 'Mute'].filter((name) => {
      let opacity = 1;
      for (let at: Element | null = button(name).element(); at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return opacity === 1;
    });
  const rest = () => {
    vi.advanceTimersByTime(2800);
    return inSight();
  };

  await button('Before').click();
  await expect.poll(rest).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Pause Tau')).toHaveFocus();
  await expect.poll(inSight).toEqual(['Pause Tau', 'Mute']);
  await expect.poll(rest).toEqual(['Pause Tau']);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Mute')).toHaveFocus();
  await expect.poll(inSight).toEqual(['Pause Tau', 'Mute']);
  await expect.poll(rest).toEqual(['Mute']);
  // It has a shade of its own: the picture may be as bright as the control.
  await expect
    .poll(() => getComputedStyle(button('Mute').element()).backgroundColor)
    .toBe('rgba(8, 6, 4, 0.72)');
  // The key is pressed elsewhere: the focus alone tells of it.
  button('Before').element().focus();
  await expect.poll(rest).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Pause Tau')).toHaveFocus();
  await expect.poll(inSight).toEqual(['Pause Tau', 'Mute']);
});
