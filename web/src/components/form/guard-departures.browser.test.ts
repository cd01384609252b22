import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardDepartures } from './guard-departures.ts';

const ask = vi.fn<(leave: () => void) => void>();
const go = vi.fn<(path: string) => void>();
let isUnsent = true;
let end: () => void;
const followed = vi.fn();

const link = (href: string) => {
  const element = document.body.appendChild(document.createElement('a'));
  element.href = href;
  // As a link of the router: it does not load the page.
  element.addEventListener('click', (event) => {
    event.preventDefault();
    followed(element.pathname);
  });
  return element;
};
const leave = () => ask.mock.lastCall?.[0]();
const place = () => (history.state as { idx: number }).idx;

beforeEach(() => {
  isUnsent = true;
  history.replaceState({ idx: 0 }, '');
  history.pushState({ idx: 1 }, '');
  end = guardDepartures({ isUnsent: () => isUnsent, isKeptAt: (path) => path === '/kept', ask, go });
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

it('asks before a link to another page is followed, and follows it once the viewer agrees', () => {
  link('/elsewhere').click();
  expect(followed).not.toHaveBeenCalled();
  leave();
  expect(followed).toHaveBeenCalledExactlyOnceWith('/elsewhere');
  expect(ask).toHaveBeenCalledOnce();
});

it('goes to the address of a link that has disappeared while the viewer was asked', () => {
  const element = link('/elsewhere?kind=owl#top');
  element.click();
  element.remove();
  leave();
  expect(go).toHaveBeenCalledExactlyOnceWith('/elsewhere?kind=owl#top');
});

it('lets a viewer without unsent input follow every link', () => {
  isUnsent = false;
  link('/elsewhere').click();
  expect(ask).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledOnce();
});

it('does not ask about a link within the page, or one to a page that keeps the input', () => {
  link('#part').click();
  link('/kept').click();
  expect(ask).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledTimes(2);
});

it('keeps the page when the viewer goes back, asks, and goes back once they agree', async () => {
  const heard = vi.fn();
  addEventListener('popstate', heard);
  history.back();
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
  await expect.poll(place).toBe(1);
  // The router has heard nothing of it.
  expect(heard).not.toHaveBeenCalled();
  leave();
  await expect.poll(place).toBe(0);
  await expect.poll(() => heard.mock.calls).toHaveLength(1);
  expect(ask).toHaveBeenCalledOnce();
  removeEventListener('popstate', heard);
});

it('makes the browser ask before the page is closed, while there is unsent input', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(true);
  isUnsent = false;
  expect(closing()).toBe(false);
});
