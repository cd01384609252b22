import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readFactsFrom } from '../../lib/page-facts.ts';
import { render } from '../../test-support/render.tsx';
import { lowWindowStyles } from '../../theme/low-window.ts';
import RegisterRoute from '../routes/register.tsx';
import SignInRoute from '../routes/sign-in.tsx';
import { AccountFrame } from './account-frame.tsx';

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
    [820, 1],
    [1440, 4 / 3],
    [2560, 4 / 3],
  ])(`${name} has a picture beside the form that cuts off no head, both in the middle of a window of %i`, async (width, shape) => {
    const shown = await showAt(name, width, 900);
    expect(shown.picture.width / shown.picture.height).toBeCloseTo(shape, 1);
    expect(shown.picture.left).toBeGreaterThan(shown.email.right);
    expect(shown.picture.top).toBeCloseTo(shown.heading.top, 0);
    const { clientWidth, scrollWidth } = shown.page;
    expect(clientWidth - shown.picture.right).toBeCloseTo(shown.email.left, 0);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });
}

it.each([
  [390, 844, 96],
  [820, 1180, 254],
  [2560, 1440, 342],
])('begins in a window of %i by %i as far down as puts it into the middle, at %i', async (width, height, top) => {
  const shown = await showAt('signing in', width, height);
  expect(shown.heading.top).toBeCloseTo(top, 0);
  expect(shown.button.bottom).toBeLessThanOrEqual(height);
});

it('has a wider picture in a window of 2560 pixels', async () => {
  const { picture } = await showAt('signing in', 2560, 1440);
  expect([picture.width, picture.height]).toEqual([1024, 768]);
});

it('has a picture up to the end of the page’s column where the form begins at its start', async () => {
  await page.viewport(2560, 1440);
  const { host } = render(
    <AccountFrame camera={tau} flush>
      <form>Fields</form>
    </AccountFrame>,
    { style: 'width:2016px' },
  );
  const { left = 0, right = 0, height = 0 } = host.querySelector('figure img')?.getBoundingClientRect() ?? {};
  const column = host.getBoundingClientRect();
  expect([left - column.left, right - column.left, height]).toEqual([549, 2016, 864]);
});

describe('the words of signing in', () => {
  const words = async (text: string) => {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  };

  it('say which page asked for it', async () => {
    render(
      <Routes>
        <Route path="/" element={<Navigate to="/auth/sign-in" state="My Profile" />} />
        <Route path="/auth/sign-in" element={<SignInRoute />} />
      </Routes>,
    );
    await words('Sign in to open “My Profile”.');
  });

  it('are a greeting for whoever came by themselves', async () => {
    render(<SignInRoute />);
    await words('The fire is still going. Come and sit with us.');
  });
});

it('registering says before it is sent how long a password is, and signing in does not', async () => {
  const { rerender } = render(<RegisterRoute />);
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAccessibleDescription('At least 6 characters');
  rerender(<SignInRoute />);
  await expect.element(password).toHaveAccessibleDescription('');
});
