import { expect, it } from 'vitest';
import type { Operation } from '../operation.ts';
import { parseSettings } from '../settings.ts';
import { walkSteps } from '../step.ts';
import { fakeOperation, SETTINGS } from '../testing/fake-operation.ts';
import { appCheck } from './app-check.ts';

async function walk(operation: Operation, added: string, { apply = false, isInSite = true } = {}) {
  const lines: string[] = [];
  const settings = async () => parseSettings(`${SETTINGS}\n${added}`);
  await walkSteps(appCheck({ ...operation, settings }, isInSite), {
    apply,
    print: (line) => lines.push(line),
  });
  return lines[0];
}

const ON = 'APP_CHECK=monitor\nAPP_CHECK_SITE_KEY=a-site-key';

it('names what lacks before calls may be checked, and registers the key at Google', async () => {
  const { operation, project } = fakeOperation();
  project.apps.push({ appId: '1:123456789:web:abc' });
  expect(await walk(operation, '')).toBe('✔ App Check: off');
  expect(await walk(operation, 'APP_CHECK=enforce')).toMatch(/^✘ .*APP_CHECK_SITE_KEY is missing/);
  expect(await walk(operation, ON, { isInSite: false })).toMatch(/^✘ .*keeps it out of the site/);
  expect(await walk(operation, ON)).toMatch(/^✘ .*Google does not know the key/);
  expect(await walk(operation, ON, { apply: true })).toBe('✔ App Check: monitor (done now)');
  expect(project.appCheck).toEqual({ siteKey: 'a-site-key' });
  expect(project.services).toContain('firebaseappcheck.googleapis.com');
  expect(await walk(operation, ON.replace('a-site-key', 'another'))).toMatch(/^✘ .*Google does not know/);
});

it('refuses a word that is none of the three', () => {
  expect(() => parseSettings(`${SETTINGS}\nAPP_CHECK=on`)).toThrow('missing or wrong: APP_CHECK');
});
