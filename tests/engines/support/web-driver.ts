import { z } from 'zod';
import { eventually } from '../../support/eventually.ts';
import type { Engine } from './engine.ts';
import { keepErrors, takeKeptErrors } from './page-errors.ts';

const refusalSchema = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const valueSchema = z.union([z.object({ value: z.unknown() }), z.object({ problem: z.string() })]);

async function call(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const read: unknown = await answer.json();
  if (answer.ok) return answerSchema.parse(read).value;
  const { error, message } = refusalSchema.parse(read).value;
  throw new Error(`${error}: ${message}`);
}

interface SessionOptions {
  readonly name: string;
  readonly capabilities: object;
  /** Ends the driver once the session is over. */
  readonly endDriver: () => Promise<void>;
}

/** Opens a session of W3C WebDriver over HTTP, the protocol that WebKit's drivers speak. */
export async function openSession(
  driver: string,
  { name, capabilities, endDriver }: SessionOptions,
): Promise<Engine> {
  await eventually(() => call('GET', `${driver}/status`));
  // At 'eager' the driver answers before the page comes alive, so that the page's errors can be kept from then on.
  const alwaysMatch = { ...capabilities, pageLoadStrategy: 'eager' };
  const opened = sessionSchema.parse(
    await call('POST', `${driver}/session`, { capabilities: { alwaysMatch } }),
  );
  const session = `${driver}/session/${opened.sessionId}`;
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0]; Promise.resolve().then(() => ${expression}).then(
      (value) => done({ value: value ?? null }), (cause) => done({ problem: String(cause) }))`;
    const answer = valueSchema.parse(await call('POST', `${session}/execute/async`, { script, args: [] }));
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.value;
  };
  return {
    name: `${name} ${opened.capabilities.browserVersion}`,
    evaluate,
    async open(url) {
      await call('POST', `${session}/url`, { url });
      await evaluate(`(${keepErrors.toString()})()`);
    },
    async perform(device) {
      await call('POST', `${session}/actions`, { actions: [device] });
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height });
    },
    async screenshot() {
      return Buffer.from(z.string().parse(await call('GET', `${session}/screenshot`)), 'base64');
    },
    async takeErrors() {
      return z.array(z.string()).parse(await evaluate(`(${takeKeptErrors.toString()})()`));
    },
    async end() {
      try {
        await call('DELETE', session);
      } finally {
        await endDriver();
      }
    },
  };
}
