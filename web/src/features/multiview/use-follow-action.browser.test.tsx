import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { arrange, formatArrangement, withCamera } from './arrangement.ts';
import { FollowButton, FollowStatus } from './components/follow-choice.tsx';
import type { Scene } from './follow-action.ts';
import { useFollowAction } from './use-follow-action.ts';

const quiet: Scene = { open: new Set(['tau', 'tembe', 'nkorho']), sightings: [], viewers: {} };
const lions: Scene = { ...quiet, sightings: [{ slug: 'nkorho', caption: '2 lions' }] };
const nameOf = (slug: string) => slug.toUpperCase();

function Wall({ scene }: { readonly scene: Scene }) {
  const wall = useRef<HTMLDivElement>(null);
  const [arrangement, setArrangement] = useState(() => arrange(2, ['tau', 'tembe'], { sound: 'tau' }));
  const following = useFollowAction({
    wall,
    arrangement,
    change: (apply) => setArrangement((before) => apply(before)),
    scene,
  });
  return (
    <div ref={wall}>
      <FollowButton following={following} />
      <FollowStatus following={following} nameOf={nameOf} />
      <code>{formatArrangement(arrangement)}</code>
      <button type="button" onClick={() => setArrangement(arrange(2, ['tau', 'tembe'], {}))}>
        Other cameras
      </button>
      <ol data-tiles="">
        {arrangement.cameras.map((slug, tile) => (
          <li key={slug}>
            <button
              type="button"
              onClick={() => following.changeByViewer((before) => withCamera(before, tile, 'tembe'))}
            >
              Tembe in tile {tile + 1}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const follow = () => page.getByRole('button', { name: 'Follow the action' });
const status = () => page.getByRole('status');
const WAITS = 'Following the action. The next camera where something is seen comes into the wall.';
const address = () => document.querySelector('code')?.textContent;
const BEFORE = 'layout=2&cameras=tau,tembe&sound=tau';
const AFTER = 'layout=2&cameras=tau,nkorho&sound=tau';

// The pointer rests outside of the tiles.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 500 } }));

it('swaps in the camera of a new sighting while it is on, says so politely, and stops when it is switched off', async () => {
  const wall = render(<Wall scene={lions} />);
  expect(address()).toBe(BEFORE);
  await expect.element(status()).toHaveTextContent('');
  wall.rerender(<Wall scene={quiet} />);
  await follow().click();
  await expect.element(follow()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(status()).toHaveTextContent(WAITS);
  expect(address()).toBe(BEFORE);
  wall.rerender(<Wall scene={lions} />);
  await expect.element(status()).toHaveTextContent('2 lions at NKORHO: now in tile 2.');
  expect(address()).toBe(AFTER);
  await follow().click();
  await expect.element(status()).toHaveTextContent('');
  wall.rerender(<Wall scene={{ ...quiet, sightings: [{ slug: 'tembe', caption: 'a hare' }] }} />);
  await expect.element(follow()).toHaveAttribute('aria-pressed', 'false');
  expect(address()).toBe(AFTER);
});

it('ends when the viewer chooses another camera in its place', async () => {
  render(<Wall scene={lions} />);
  await follow().click();
  await expect.poll(address).toBe(AFTER);
  await page.getByRole('button', { name: 'Tembe in tile 2' }).click();
  await expect.element(status()).toHaveTextContent('You chose another camera, so following has stopped.');
  await expect.element(follow()).toHaveAttribute('aria-pressed', 'false');
  expect(address()).toBe(BEFORE);
});

it('says nothing of a camera that another arrangement took off the wall', async () => {
  const wall = render(<Wall scene={lions} />);
  await follow().click();
  await expect.element(status()).toHaveTextContent('2 lions at NKORHO: now in tile 2.');
  wall.rerender(<Wall scene={quiet} />);
  await page.getByRole('button', { name: 'Other cameras' }).click();
  await expect.poll(address).toBe('layout=2&cameras=tau,tembe');
  await expect.element(status()).toHaveTextContent(WAITS);
  await expect.element(follow()).toHaveAttribute('aria-pressed', 'true');
});

it('changes nothing under the focus of the viewer', async () => {
  const wall = render(<Wall scene={quiet} />);
  await follow().click();
  await expect.element(status()).toHaveTextContent(WAITS);
  const tile = page.getByRole('button', { name: 'Tembe in tile 2' }).element() as HTMLElement;
  tile.focus();
  wall.rerender(<Wall scene={lions} />);
  await expect.element(status()).toHaveTextContent(WAITS);
  expect(address()).toBe(BEFORE);
  tile.blur();
  // It looks again every five seconds.
  await expect.poll(address, { timeout: 10_000 }).toBe(AFTER);
});

it('offers a button in place of a change to viewers who want less motion', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion')
      ? ({ matches: true, addEventListener() {}, removeEventListener() {} } as never)
      : real(query),
  );
  render(<Wall scene={lions} />);
  await follow().click();
  await expect.element(status()).toHaveTextContent('2 lions at NKORHO.');
  expect(address()).toBe(BEFORE);
  const show = page.getByRole('button', { name: 'Show NKORHO' });
  (show.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(AFTER);
  await expect.element(show).not.toBeInTheDocument();
  // Without this the next press of Tab would begin at the top of the page.
  await expect.element(status()).toHaveFocus();
});
