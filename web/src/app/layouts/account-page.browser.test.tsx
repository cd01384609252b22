import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readFactsFrom } from '../../lib/page-facts.ts';
import { render } from '../../test-support/render.tsx';
import { lowWindowStyles } from '../../theme/low-window.ts';
import RegisterRoute from '../routes/register.tsx';
import SignInRoute from '../routes/sign-in.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const tau = toStreamView({ ...freeStream, cover: PIXEL }, true, media);

// As in the document of every page.
const style = document.createElement('style');
style.textContent = lowWindowStyles;
beforeEach(() => {
  document.head.append(style);
  readFactsFrom(() => ({ streams: [tau] }));
});
afterEach(() => {
  style.remove();
  readFactsFrom(() => undefined);
});

const pages = {
  'signing in': { Route: SignInRoute, send: 'Login' },
  registering: { Route: RegisterRoute, send: 'Register' },
} as const;

/** Shows the page below the room of its header, and measures what is on it. */
async function showAt(name: keyof typeof pages, width: number, height: number) {
  const { Route, send } = pages[name];
  await page.viewport(width, height);
  const { host } = render(
    <main style={{ paddingTop: 'var(--b-sizes-header)' }}>
      <Route />
    </main>,
  );
  const button = page.getByRole('button', { name: send, exact: true });
  await expect.element(button).toBeVisible();
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  return {
    button: boxOf(button.element()),
    email: boxOf(page.getByLabelText('Email').element()),
    heading: boxOf(page.getByRole('heading', { level: 1 }).element()),
    picture: boxOf(host.querySelector('figure img')),
    page: document.documentElement,
  };
}

for (const name of ['signing in', 'registering'] as const) {
  it.each([
    [844, 390],
    [667, 375],
  ])(`${name} has its fields and its button in the window of a phone on its side, %i by %i, beside the words`, async (width, height) => {
    const shown = await showAt(name, width, height);
    expect(shown.button.bottom).toBeLessThanOrEqual(height);
    expect(shown.email.left).toBeGreaterThan(shown.heading.right);
    expect(shown.picture.width).toBe(0);
    expect(shown.page.scrollWidth).toBeLessThanOrEqual(width);
  });

  it.each([
    820, 1440, 2560,
  ])(`${name} has a picture beside the form that is less high than wide, both in the middle of a window of %i`, async (width) => {
    const shown = await showAt(name, width, 900);
    expect(shown.picture.width / shown.picture.height).toBeCloseTo(4 / 3, 1);
    expect(shown.picture.left).toBeGreaterThan(shown.email.right);
    expect(shown.picture.top).toBeCloseTo(shown.heading.top, 0);
    const { clientWidth, scrollWidth } = shown.page;
    expect(clientWidth - shown.picture.right).toBeCloseTo(shown.email.left, 0);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });
}
