import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { createRef } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { watch } from '../watched-player.test-support.ts';
import { PlayerOverlay } from './player-overlay.tsx';

const tau = toStreamView(freeStream, true, { mediaServer: 'https://media.test', mediaApplication: 'boma' });

it('keeps of its controls the one with the focus alone in sight while the keyboard rests, and shows all at the next key and where the focus comes', async () => {
  const { player, events, did, phase } = watch();
  player.play();
  await expect.poll(() => did).toContain('load list');
  events.moving();
  expect(phase()).toBe('live');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <>
      <button type="button">Before</button>
      <div style={{ position: 'relative', width: 640, height: 360 }}>
        <PlayerOverlay
          player={player}
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
