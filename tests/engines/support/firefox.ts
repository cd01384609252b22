import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Managed, startProcess, stopProcess } from '../../../tools/lib/processes.ts';
import { connectBidi } from './bidi.ts';
import type { Engine, InputDevice } from './engine.ts';
import { findInLog } from './find-in-log.ts';
import { tellRefusals } from './page-errors.ts';

const ENDS_WITHIN_MS = 5000;

/** Firefox asks nothing and calls nobody, and plays only what is muted, as it does for a new visitor. */
const preferences = {
  'remote.active-protocols': 1,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'media.autoplay.default': 1,
};

function startBrowser(profile: string): Managed {
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return startProcess({
    name: 'Firefox',
    command: 'firefox-esr',
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    cwd: profile,
    // Firefox refuses to run as root in the home of another user.
    env: { ...process.env, HOME: profile },
    logFile: join(profile, 'firefox.log'),
  });
}

const anything = z.unknown();
const sessionSchema = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const treeSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const entrySchema = z.object({ level: z.string(), text: z.string().nullish() });
const evaluationSchema = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Starts Debian's Firefox without a window. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'boma-firefox-'));
  const browser = startBrowser(profile);
  const [, address] = await findInLog(browser, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const errors: string[] = [];
  const bidi = await connectBidi(`${address}/session`, (method, params) => {
    const { level, text } = entrySchema.parse(params);
    if (method === 'log.entryAdded' && level === 'error') errors.push(text ?? '');
  });
  const { capabilities } = await bidi.send('session.new', { capabilities: {} }, sessionSchema);
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] }, anything);
  await bidi.send('script.addPreloadScript', { functionDeclaration: tellRefusals.toString() }, anything);
  const { contexts } = await bidi.send('browsingContext.getTree', {}, treeSchema);
  const [{ context }] = contexts;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' }, anything);
      // Firefox ends the imports of the page that is left, which tells that page of an error.
      errors.length = 0;
    },
    async evaluate(expression) {
      const asText = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
      const how = { expression: asText, target: { context }, awaitPromise: true };
      const answer = await bidi.send('script.evaluate', how, evaluationSchema);
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value) as unknown;
    },
    async perform(device: InputDevice) {
      await bidi.send('input.performActions', { context, actions: [device] }, anything);
    },
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }, anything);
    },
    async screenshot() {
      const schema = z.object({ data: z.string() });
      return Buffer.from(
        (await bidi.send('browsingContext.captureScreenshot', { context }, schema)).data,
        'base64',
      );
    },
    takeErrors: async () => errors.splice(0),
    async end() {
      bidi.close();
      await stopProcess(browser, ENDS_WITHIN_MS);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
