import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readFactsFrom } from '../../lib/page-facts.ts';
import { render } from '../../test-support/render.tsx';
import { lowWindowStyles } from '../../theme/low-window.ts';
import { pages } from '../pages.ts';
import SubscribeRoute from './subscribe.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const den = toStreamView({ ...freeStream, subscriber_only: true, cover: PIXEL }, true, media);

const root = document.documentElement;
// As in the document of every page.
const style = document.createElement('style');
style.textContent = lowWindowStyles;
beforeEach(() => {
  document.head.append(style);
  root.dataset.user = 'guest';
  readFactsFrom(() => ({ streams: [den] }));
});
afterEach(() => {
  style.remove();
  delete root.dataset.user;
  readFactsFrom(() => undefined);
});

/** Shows the page to a guest, below the room of its header. */
function show() {
  render(
    <main style={{ paddingTop: 'var(--b-sizes-header)' }}>
      <SubscribeRoute page={pages.subscribe} />
    </main>,
  );
}

it('has its form in the window of a phone on its side, beside smaller words than the headline', async () => {
  await page.viewport(844, 390);
  show();
  const headings = [1, 2].map((level) => page.getByRole('heading', { level }).element());
  expect(headings.map((heading) => getComputedStyle(heading).fontSize)).toEqual(['23.4px', '20px']);
  const email = page.getByLabelText('Email').element().getBoundingClientRect();
  expect(email.left).toBeGreaterThan(headings[1]?.getBoundingClientRect().right ?? 844);
  expect(email.bottom).toBeLessThanOrEqual(390);
});

it('has lines of one length between its steps on a phone', async () => {
  await page.viewport(390, 844);
  show();
  const [, second, third] = page.getByRole('list', { name: 'Three steps' }).getByRole('listitem').elements();
  const [before = 0, after = 0] = [second, third].map((step) =>
    step ? Number.parseFloat(getComputedStyle(step, '::before').width) : 0,
  );
  expect(before).toBeGreaterThan(8);
  expect(after).toBeCloseTo(before, 0);
});
