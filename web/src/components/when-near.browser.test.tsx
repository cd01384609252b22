import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn } from '../test-support/drawn.ts';
import { render } from '../test-support/render.tsx';
import { Box } from './ui.ts';
import { hiddenBelowWaiting } from './waiting.ts';
import { WhenNear } from './when-near.tsx';

const Part = () => <p>The part</p>;
const part = page.getByText('The part');

/** A page with the part's place this many CSS pixels below its beginning, and room to scroll past it. */
function renderFarDown(load: () => Promise<{ readonly default: () => ReactNode }>, above: number) {
  const { host } = render(
    <>
      <div style={{ height: above }} />
      <WhenNear load={load} minHeight={{ base: '300px' }} />
      <div style={{ height: '5000px' }} />
    </>,
  );
  return host.children[1] as HTMLElement;
}

afterEach(() => window.scrollTo(0, 0));

it('loads a part once the viewer comes near it, and keeps its room until then', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const place = renderFarDown(load, innerHeight + 3000);
  expect(place.getBoundingClientRect().height).toBe(300);
  await drawn();
  expect(load).not.toHaveBeenCalled();
  window.scrollTo(0, 2500);
  await expect.element(part).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('hides what is below the part only while the part is on its way', async () => {
  let come = (_module: { readonly default: typeof Part }) => {};
  render(
    <>
      <div style={{ height: innerHeight + 3000 }} />
      <WhenNear load={() => new Promise((resolve) => (come = resolve))} minHeight={{ base: '300px' }} />
      <Box css={hiddenBelowWaiting}>Below it</Box>
      <div style={{ height: '5000px' }} />
    </>,
  );
  const below = page.getByText('Below it');
  await drawn();
  await expect.element(below).toBeVisible();
  window.scrollTo(0, 2500);
  await expect.element(below).not.toBeVisible();
  come({ default: Part });
  await expect.element(part).toBeVisible();
  await expect.element(below).toBeVisible();
});

it('loads a part that the viewer has jumped past', async () => {
  renderFarDown(async () => ({ default: Part }), innerHeight + 1000);
  window.scrollTo(0, 5500);
  await expect.element(part).toBeInTheDocument();
});

it('leaves no hole where the part does not come, and loads it again once the browser is online', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const load = vi.fn(async () => ({ default: Part }));
  load.mockRejectedValueOnce(new Error('The file is gone.')).mockRejectedValueOnce(new Error('Still gone.'));
  const place = renderFarDown(load, 0);
  await expect.poll(() => place.getBoundingClientRect().height).toBe(0);
  expect(failed).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await expect.poll(() => failed).toHaveBeenCalledTimes(2);
  expect(place.getBoundingClientRect().height).toBe(0);
  dispatchEvent(new Event('online'));
  await expect.element(part).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it('asks no more for a part of a page that the viewer has left', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  let fail = (_cause: Error) => {};
  const load = vi.fn(() => new Promise<never>((_, reject) => (fail = reject)));
  const { unmount } = render(<WhenNear load={load} />);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  unmount();
  fail(new Error('The file is gone.'));
  await expect.poll(() => failed).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});
