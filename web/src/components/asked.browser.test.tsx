import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useAnswer } from '../lib/asking/use-answer.ts';
import { render } from '../test-support/render.tsx';
import { Asked } from './asked.tsx';

/** Questions whose answers the test gives one by one. */
function questions() {
  const open: ReturnType<typeof Promise.withResolvers<string>>[] = [];
  const ask = () => {
    const next = Promise.withResolvers<string>();
    open.push(next);
    return next.promise;
  };
  return { open, ask };
}

function Devices({ ask }: { readonly ask: () => Promise<string> }) {
  const answer = useAnswer(ask, { doing: 'Listing the devices' });
  return (
    <>
      <button type="button" onClick={() => void answer.refresh()}>
        Refresh
      </button>
      <Asked what="your devices" of={answer}>
        {(devices) => <p>{devices}</p>}
      </Asked>
    </>
  );
}

it('waits, says what failed, and asks again at a press and when the network returns', async () => {
  const { open, ask } = questions();
  render(<Devices ask={ask} />);
  await expect.element(page.getByRole('group', { name: 'Loading your devices' })).toBeInTheDocument();
  open[0]?.reject(new Error('lost'));
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText('We could not load your devices. It may be your connection or ours.'))
    .toBeVisible();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => open.length).toBe(2);
  expect(alert.elements()).toHaveLength(0);
  open[1]?.reject(new Error('lost'));
  await expect.element(alert).toBeVisible();
  await expect
    .poll(() => {
      // React may listen a moment after the alert is there.
      dispatchEvent(new Event('online'));
      return open.length;
    })
    .toBeGreaterThan(2);
  open.at(-1)?.resolve('A phone');
  await expect.element(page.getByText('A phone')).toBeVisible();
  expect(alert.elements()).toHaveLength(0);
});

it('keeps an older answer and says so while a newer one has failed', async () => {
  const { open, ask } = questions();
  render(<Devices ask={ask} />);
  open[0]?.resolve('A phone');
  await expect.element(page.getByText('A phone')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  open[1]?.reject(new Error('lost'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'We could not load your devices. It may be your connection or ours. What you see is from before.Retry',
    );
  await expect.element(page.getByText('A phone')).toBeVisible();
});

it('keeps the focus in the part of the page around it when it asks again', async () => {
  const { open, ask } = questions();
  const part = (
    <main>
      <section aria-labelledby="signed-in">
        <h2 id="signed-in">Where you are signed in</h2>
        <Devices ask={ask} />
      </section>
    </main>
  );
  render(part);
  open[0]?.reject(new Error('lost'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('group', { name: 'Loading your devices' })).toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Where you are signed in' })).toHaveFocus();
});
