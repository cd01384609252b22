import { expect, it, vi } from 'vitest';
import { type Hearing, lazyListener } from './lazy-listener.ts';

/** A listener of which the test decides when its code arrives and what it hears. */
function startListening(connected?: (connected: boolean) => void) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let inner: Hearing<string> | undefined;
  const end = vi.fn();
  const listen = lazyListener<string>(async () => {
    await promise;
    return async (hearing) => {
      inner = hearing;
      return end;
    };
  });
  const heard = vi.fn();
  const failed = vi.fn();
  const stop = listen({ heard, failed, connected });
  const arrive = async () => {
    resolve();
    await expect.poll(() => inner).toBeDefined();
    return inner as Hearing<string>;
  };
  return { arrive, resolve, reject, heard, failed, end, stop, listening: () => inner !== undefined };
}

it('hears what comes once its code is there, until it is stopped', async () => {
  const { arrive, heard, end, stop } = startListening();
  const inner = await arrive();
  inner.heard('first');
  stop();
  inner.heard('second');
  expect(heard.mock.calls).toEqual([['first']]);
  await expect.poll(() => end).toHaveBeenCalledTimes(1);
});

it('does not begin once it was stopped before its code was there', async () => {
  const { resolve, stop, listening } = startListening();
  stop();
  resolve();
  await new Promise((flushed) => setTimeout(flushed));
  expect(listening()).toBe(false);
});

it('fails once, stops and hears nothing more', async () => {
  const { arrive, heard, failed, end } = startListening();
  const inner = await arrive();
  inner.failed(new Error('Refused.'));
  inner.failed(new Error('Refused again.'));
  inner.heard('late');
  expect(failed.mock.calls).toEqual([[new Error('Refused.')]]);
  expect(heard).not.toHaveBeenCalled();
  await expect.poll(() => end).toHaveBeenCalledTimes(1);
});

it('fails if its code does not arrive, unless it was stopped', async () => {
  const wanted = startListening();
  wanted.reject(new Error('No network.'));
  await expect.poll(() => wanted.failed.mock.calls).toEqual([[new Error('No network.')]]);
  const unwanted = startListening();
  unwanted.stop();
  unwanted.reject(new Error('No network.'));
  await new Promise((flushed) => setTimeout(flushed));
  expect(unwanted.failed).not.toHaveBeenCalled();
});

it('asks whether the server answers only for those who want to know', async () => {
  const connected = vi.fn();
  const curious = startListening(connected);
  (await curious.arrive()).connected?.(false);
  expect(connected.mock.calls).toEqual([[false]]);
  expect((await startListening().arrive()).connected).toBeUndefined();
});
