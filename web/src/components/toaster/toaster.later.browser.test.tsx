import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropToast, showToast, type Toast, toastsInLine } from '../../lib/toasts.ts';
import { drawn } from '../../test-support/drawn.ts';
import { render, unmountAll } from '../../test-support/render.tsx';
import Toaster from './toaster.later.tsx';

const region = () => page.getByRole('status');
const words = () => region().element().textContent;
const TEXT = 'The fire is lit.';

let host: HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  ({ host } = render(
    <>
      <main>
        <h1>The Boma</h1>
        <input aria-label="Say something" />
      </main>
      <Toaster />
    </>,
  ));
  // A toast that is drawn has started its timer. Frames are real, timers are fake.
  while (!document.querySelector('[role=status]')) await drawn();
  await drawn();
});
afterEach(() => {
  for (const { id } of toastsInLine()) dropToast(id);
  unmountAll();
  vi.useRealTimers();
});

async function say(toast: Toast): Promise<void> {
  showToast(toast);
  vi.advanceTimersByTime(100);
  await expect.poll(words).toContain(toast.text);
  await drawn();
}

/**
 * Moves the pointer onto the toast, or off it. Not by `userEvent`: Vitest runs the fake clock on while it waits for the real
 * pointer, so that the toast would end meanwhile on a busy machine.
 */
const movePointer = (type: 'pointerover' | 'pointerout') =>
  page
    .getByText(TEXT)
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true }));

/** True while the toast is in the list: a leaving toast is removed from it at once. */
const isInLine = (text = TEXT) => toastsInLine().some((toast) => toast.text === text);

describe('the toaster', () => {
  it('has its live region before the first toast', async () => {
    expect(words()).toBe('');
    expect(region().element().getAttribute('aria-live')).toBe('polite');
    showToast({ text: TEXT });
    expect(words()).toBe('');
    vi.advanceTimersByTime(100);
    await expect.poll(words).toBe(TEXT);
  });

  it.each<[string, Toast, number]>([
    ['a plain one for 3500 ms', { text: TEXT }, 3500],
    ['one of the app for 3000 ms', { text: TEXT, kind: 'app' }, 3000],
    ['one of a failed sign-in for 30 s', { text: TEXT, kind: 'identity' }, 30_000],
    ['a notice for as long as it says', { text: TEXT, kind: 'notice', timeout: 9000 }, 9000],
  ])('shows %s', async (_, toast, time) => {
    await say(toast);
    vi.advanceTimersByTime(time - 1);
    expect(isInLine()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isInLine()).toBe(false);
    await expect.element(page.getByText(TEXT)).not.toBeInTheDocument();
  });

  it('R9-056 shows the app’s toasts at the top centre and plain ones at the bottom', async () => {
    await say({ text: 'At the top', kind: 'app' });
    await say({ text: 'At the bottom' });
    const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
    await expect.poll(() => boxOf('At the top').bottom).toBeLessThan(100);
    await expect.poll(() => boxOf('At the bottom').top).toBeGreaterThan(innerHeight - 100);
    const { left, right } = boxOf('At the top');
    expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(20);
  });

  it('stays while the pointer is on it', async () => {
    await say({ text: TEXT });
    vi.advanceTimersByTime(3000);
    movePointer('pointerover');
    await drawn();
    vi.advanceTimersByTime(60_000);
    expect(isInLine()).toBe(true);
    movePointer('pointerout');
    await drawn();
    vi.advanceTimersByTime(999);
    expect(isInLine()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isInLine()).toBe(false);
  });

  it('R8-014 is dismissed by its button, and returns the focus', async () => {
    await userEvent.click(page.getByRole('textbox'));
    await say({ text: TEXT, kind: 'identity' });
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    expect(isInLine()).toBe(false);
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });

  it('stays while the focus is in it, and is dismissed by Escape', async () => {
    await userEvent.click(page.getByRole('textbox'));
    await say({ text: TEXT, kind: 'identity' });
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await drawn();
    vi.advanceTimersByTime(60_000);
    expect(isInLine()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isInLine()).toBe(false);
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });

  it('is announced and can be pressed while the page is inert', async () => {
    host.inert = true;
    host.setAttribute('aria-hidden', 'true');
    await say({ text: TEXT, kind: 'identity' });
    // By its role: an element hidden from assistive technology has no role.
    await expect.element(page.getByRole('status')).toHaveTextContent(TEXT);
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    expect(isInLine()).toBe(false);
  });

  it('shows at most three toasts, and duplicates once', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four', 'Four']) await say({ text, kind: 'identity' });
    expect(toastsInLine().map(({ text }) => text)).toEqual(['Two', 'Three', 'Four']);
    await expect.element(page.getByText('One')).not.toBeInTheDocument();
    await expect.poll(() => page.getByText('Four').elements()).toHaveLength(1);
  });
});

describe('a notice', () => {
  const notice: Toast = {
    kind: 'notice',
    caption: 'Lions at Tau',
    text: TEXT,
    timeout: 9000,
    icon: 'paw',
    link: { href: '/wildlife/shows', text: 'See the shows' },
  };

  it.each([
    'darkgreen',
    '#ffd700',
    'rgb(119 119 119)',
    'hsl(0 100% 50%)',
    undefined,
  ])('R3-044 in %s shows caption, message, icon and link, and axe finds nothing', async (colour) => {
    await say({ ...notice, ...(colour && { colour }) });
    expect(words()).toContain('Lions at Tau');
    await expect
      .element(page.getByRole('link', { name: 'See the shows' }))
      .toHaveAttribute('href', '/wildlife/shows');
    expect(region().element().querySelectorAll('svg')).toHaveLength(2);
    vi.useRealTimers();
    const text = page.getByText(TEXT).element();
    await expect.poll(() => getComputedStyle(text.closest('[style*="opacity"]') ?? text).opacity).toBe('1');
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('R3-044 shows its picture instead of the icon, or the icon if the picture fails', async () => {
    const image = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    await say({ ...notice, image });
    const images = () => region().element().querySelectorAll('img');
    expect(images()[0]?.getAttribute('alt')).toBe('');
    expect(region().element().querySelectorAll('svg')).toHaveLength(1);
    images()[0]?.dispatchEvent(new Event('error'));
    await expect.poll(images).toHaveLength(0);
    expect(region().element().querySelectorAll('svg')).toHaveLength(2);
  });

  it.each([
    'red; background: url(https://x.example/)',
    'var(--b-colors-danger)',
    'nonsense',
  ])('allows only a colour in its style: %s', async (colour) => {
    await say({ ...notice, colour });
    expect(document.documentElement.innerHTML).not.toContain('x.example');
    const sheets = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    expect(sheets.filter((text) => text.includes('x.example'))).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    '//x.example/',
    '/\\x.example/',
    'http://x.example/',
  ])('makes no link of %s', async (href) => {
    await say({ ...notice, link: { href, text: 'Look' } });
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });
});
