import { type ComponentType, Suspense, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropToast, toastsInLine } from '../lib/toasts.ts';
import { render } from '../test-support/render.tsx';
import { FailsAlone } from './fails-alone.tsx';
import { late, lateDialog, lateOrnament, latePart } from './late-part.tsx';

const Arrived = () => <p>It is here</p>;

/** Fails as often as given, then arrives. */
function loading<P extends object>(failures: number, Part: ComponentType<P>) {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('The code did not come.');
    return { default: Part };
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const { id } of toastsInLine()) dropToast(id);
});

function Opener({ Dialog }: { readonly Dialog: ComponentType<{ readonly onClose: () => void }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? <Suspense>{<Dialog onClose={() => setOpen(false)} />}</Suspense> : <p>Closed</p>}
    </>
  );
}

it('says that a dialog did not come, closes it, and asks for its code again at the next press', async () => {
  const load = loading<{ readonly onClose: () => void }>(1, Arrived);
  render(<Opener Dialog={lateDialog(load)} />);
  const open = page.getByRole('button', { name: 'Open' });
  await userEvent.click(open);
  await expect
    .poll(() => toastsInLine().map(({ text }) => text))
    .toEqual(['That could not be loaded. Please try again.']);
  await expect.element(page.getByText('Closed')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await vi.waitFor(
    async () => {
      await userEvent.click(open);
      expect(load).toHaveBeenCalledTimes(2);
    },
    { timeout: 15_000 },
  );
  await expect.element(page.getByText('It is here')).toBeVisible();
});

it('shows in the place of a part that it did not come, and brings it at the next try', async () => {
  const load = loading(2, Arrived);
  const Part = latePart(load);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  const again = page.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  await expect.element(page.getByText('This part could not be loaded.')).toBeVisible();
  await userEvent.click(again);
  await expect.element(page.getByText('It is here')).toBeVisible();
});

it('leaves out an ornament that did not come, and never asks in a loop', async () => {
  const load = loading(9, Arrived);
  const Ornament = lateOrnament(load);
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Ornament />
      <p>The page</p>
    </Suspense>,
  );
  await expect.element(page.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves what failed to the boundary around it, and asks again when it is shown anew', async () => {
  const load = loading(1, Arrived);
  const Part = late(load);
  const tree = (key: number) => (
    <FailsAlone key={key} part="test" fallback={<p>Failed</p>}>
      <Suspense>
        <Part />
      </Suspense>
    </FailsAlone>
  );
  const { rerender } = render(tree(1), { onCaughtError: () => undefined });
  await expect.element(page.getByText('Failed')).toBeVisible();
  let key = 1;
  await vi.waitFor(
    () => {
      rerender(tree((key += 1)));
      expect(load).toHaveBeenCalledTimes(2);
    },
    { timeout: 15_000 },
  );
  await expect.element(page.getByText('It is here')).toBeVisible();
});
