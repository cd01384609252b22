import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contractVersion } from '../config/contract-version.ts';
import { render, unmountAll } from '../test-support/render.tsx';
import { createCachedResource } from './cached-resource.ts';
import { readFactsFrom } from './page-facts.ts';
import { readStoredCopy, writeStoredCopy } from './stored-copy.ts';

function open(fetch: () => Promise<string[]>, inPage: () => string[] | undefined = () => undefined) {
  const resource = createCachedResource({
    key: 'words',
    inPage,
    fetch,
  });
  function Words() {
    const { value, status } = resource.useResource();
    return <p>{`${status}: ${value?.join(' ') ?? 'nothing'}`}</p>;
  }
  render(<Words />);
  return { ...resource, Words };
}

const later = () => Promise.withResolvers<string[]>();

it('R3-068 shows the stored copy at once, then the server’s answer, and stores the answer', async () => {
  writeStoredCopy('words', ['old']);
  const answer = later();
  open(() => answer.promise);
  await expect.element(page.getByText('loading: old')).toBeVisible();
  answer.resolve(['new']);
  await expect.element(page.getByText('ready: new')).toBeVisible();
  expect(localStorage.getItem('words')).toBe(`{"contract":"${contractVersion}","value":["new"]}`);
});

it.each([
  '{broken',
  '["of a build before the contract was stored"]',
  `{"contract":"${contractVersion}-older","value":["old"]}`,
])('R3-068 ignores a stored copy of %s', async (stored) => {
  localStorage.setItem('words', stored);
  const answer = later();
  open(() => answer.promise);
  await expect.element(page.getByText('loading: nothing')).toBeVisible();
  answer.resolve(['new']);
  await expect.element(page.getByText('ready: new')).toBeVisible();
});

it('distinguishes a failure from emptiness, logs it, keeps the older value and can be retried', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeStoredCopy('words', ['old']);
  const answers = [() => Promise.reject<string[]>(new Error('down')), () => Promise.resolve(['back'])];
  const resource = open(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  await expect.element(page.getByText('failed: old')).toBeVisible();
  expect(log).toHaveBeenCalledOnce();
  await resource.refresh();
  await expect.element(page.getByText('ready: back')).toBeVisible();
});

it('fetches again after a change during a fetch', async () => {
  const answers = [later(), later()];
  const fetch = vi.fn(
    () => answers[fetch.mock.calls.length - 1]?.promise ?? Promise.reject(new Error('once')),
  );
  const resource = open(fetch);
  // The component itself asks first.
  const fetched = resource.refresh();
  answers[0]?.resolve(['older']);
  await expect.element(page.getByText('ready: older')).toBeVisible();
  answers[1]?.resolve(['newer']);
  await fetched;
  await expect.element(page.getByText('ready: newer')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('keeps a value that was set during a fetch', async () => {
  const answer = later();
  const resource = open(() => answer.promise);
  resource.replace(['newer']);
  answer.resolve(['older']);
  await answer.promise;
  // Whatever the answer changes is on the page by the next frame.
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByText('ready: newer')).toBeVisible();
  expect(readStoredCopy('words')).toEqual(['newer']);
});

it('fetches again when the network returns after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetch = vi.fn(() => Promise.resolve(['back']));
  fetch.mockRejectedValueOnce(new Error('down'));
  open(fetch);
  await expect.element(page.getByText('failed: nothing')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('ready: back')).toBeVisible();
  dispatchEvent(new Event('online'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('asks again for the next page that needs it, but not at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const fetch = vi.fn(() => Promise.resolve(['back']));
  fetch.mockRejectedValueOnce(new Error('down'));
  const { Words } = open(fetch);
  await expect.element(page.getByText('failed: nothing')).toBeVisible();
  clock.mockReturnValue(11_000);
  unmountAll();
  render(<Words />);
  await expect.element(page.getByText('failed: nothing')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(11_001);
  unmountAll();
  render(
    <>
      <Words />
      <Words />
    </>,
  );
  await expect.element(page.getByText('ready: back').first()).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
});

describe('in a page that the server rendered', () => {
  const openIn = (at: number, fetch: () => Promise<string[]>) => {
    readFactsFrom(() => ({ at, streams: [] }));
    onTestFinished(() => readFactsFrom(() => undefined));
    return open(fetch, () => ['of the page']);
  };

  it('R3-068 shows what came in the page instead of an older stored copy, then the server’s answer', async () => {
    writeStoredCopy('words', ['old']);
    const answer = later();
    openIn(Date.now(), () => answer.promise);
    await expect.element(page.getByText('ready: of the page')).toBeVisible();
    answer.resolve(['new']);
    await expect.element(page.getByText('ready: new')).toBeVisible();
  });

  it('shows the stored copy instead of what came in a page of some hours ago', async () => {
    writeStoredCopy('words', ['stored']);
    openIn(Date.now() - 7_200_000, () => later().promise);
    await expect.element(page.getByText('loading: stored')).toBeVisible();
  });

  it('shows what came in the page of some hours ago if nothing is stored', async () => {
    openIn(Date.now() - 7_200_000, () => later().promise);
    await expect.element(page.getByText('loading: of the page')).toBeVisible();
  });
});
