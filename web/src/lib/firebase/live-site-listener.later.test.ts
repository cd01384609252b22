import { expect, it, vi } from 'vitest';
import { listenToLiveSite } from './live-site-listener.later.ts';

const page = vi.hoisted(() => ({ start: (): (() => void) => () => undefined, end: vi.fn() }));
const connections = vi.hoisted(() => [] as { reject: (cause: unknown) => void }[]);

vi.mock('../while-seen.ts', () => ({
  whileSeen: (start: () => () => void) => {
    page.start = start;
    return page.end;
  },
}));
vi.mock('./published-site.later.ts', () => ({
  publishedSite: { listen: () => new Promise((_, reject) => connections.push({ reject })) },
}));
const connecting = async (count: number) => {
  await expect.poll(() => connections).toHaveLength(count);
};

it('has failed once, though the page was hidden and seen again while it could not connect', async () => {
  const failed = vi.fn();
  listenToLiveSite(() => undefined, failed);
  const hide = page.start();
  await connecting(1);
  hide();
  page.start();
  await connecting(2);
  for (const { reject } of connections) reject(new Error('No connection.'));
  await expect.poll(() => failed).toHaveBeenCalled();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(page.end).toHaveBeenCalledTimes(1);
});
