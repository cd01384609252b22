import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchModules } from './module-files.ts';

const script = () => new Response('export {}', { headers: { 'Content-Type': 'text/javascript' } });
const prepared = (address: string) =>
  document.querySelectorAll(`link[rel=modulepreload][href="${address}"]`).length;

let answers: (() => Promise<Response>)[];
let asked: { address: string; cache: RequestCache | undefined }[];
let count = 0;
/** No two tests use the same address, because what has arrived is never asked for again. */
const nextAddress = () => `/assets/module-${(count += 1)}.js`;

beforeEach(() => {
  answers = [];
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    asked.push({
      address: address instanceof Request ? address.url : address.toString(),
      cache: options?.cache,
    });
    return answers.shift()?.() ?? Promise.resolve(script());
  });
});
afterEach(() => {
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
});

it('asks for each module once, however many need it', async () => {
  const [one, two] = [nextAddress(), nextAddress()];
  await Promise.all([fetchModules([one, two]), fetchModules([two])]);
  await fetchModules([one]);
  expect(asked.map(({ address }) => address)).toEqual([one, two]);
});

it('lets the browser prepare a module only once its file has arrived', async () => {
  const address = nextAddress();
  let arrive: (answer: Response) => void = () => undefined;
  answers.push(() => new Promise((resolve) => (arrive = resolve)));
  const fetched = fetchModules([address]);
  expect(prepared(address)).toBe(0);
  arrive(script());
  await fetched;
  expect(prepared(address)).toBe(1);
});

const breaksOff = () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut off')) });
  return new Response(body, { headers: { 'Content-Type': 'text/javascript' } });
};

describe.each<[string, () => Promise<Response>]>([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a missing file', async () => new Response('Not found', { status: 404 })],
  [
    'an overloaded server',
    async () => new Response('', { status: 503, headers: { 'Content-Type': 'text/javascript' } }),
  ],
  [
    'a page in place of a script',
    async () => new Response('<p>Sign in to the Wi-Fi', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['an answer without a type', async () => new Response(new Uint8Array([1]))],
  ['an answer that breaks off', async () => breaksOff()],
])('after %s', (_what, fail) => {
  it('asks once more, past all caches', async () => {
    const address = nextAddress();
    answers.push(fail);
    await fetchModules([address]);
    expect(asked).toEqual([
      { address, cache: undefined },
      { address, cache: 'reload' },
    ]);
    expect(prepared(address)).toBe(1);
  });

  it('throws as a failed import does, prepares nothing, and asks again the next time', async () => {
    const address = nextAddress();
    answers.push(fail, fail);
    await expect(fetchModules([address])).rejects.toThrow(
      `Failed to fetch dynamically imported module: ${address}`,
    );
    expect(prepared(address)).toBe(0);
    await fetchModules([address]);
    expect(asked).toHaveLength(3);
    expect(prepared(address)).toBe(1);
  });
});
