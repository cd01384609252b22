import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { linesOf, readAlerts } from '../../tools/operate/alerts/alerts-file.ts';

const root = resolve(import.meta.dirname, '../..');
const { policies, no_alert } = readAlerts();
const sources = globSync('functions/src/**/*.ts', { cwd: root, exclude: (file) => file.endsWith('.test.ts') })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');

const namesIn = (pattern: RegExp) => [
  ...new Set([...sources.matchAll(pattern)].map(([, name = '']) => name)),
];
const errors = namesIn(/log\.error\(\s*'([a-z]+(?:-[a-z]+)*)'/g);
const lines = [...errors, ...namesIn(/log\.warn\(\s*'([a-z]+(?:-[a-z]+)*)'/g)];
const alerted = linesOf(policies);
const index = readFileSync(join(root, 'functions/src/index.ts'), 'utf8');
/** The functions whose failed requests some policy counts. */
const watched = policies.flatMap(({ on }) =>
  'metric' in on && on.metric.includes('request_count') ? (on.of ?? []) : [],
);

it('every error in the log has a policy, or a reason why it needs none', () => {
  expect(errors.length).toBeGreaterThan(30);
  expect(errors.filter((name) => !alerted.includes(name) && !Object.hasOwn(no_alert, name))).toEqual([]);
});

it('every policy is on lines that the functions write, and of functions that there are', () => {
  expect([...alerted, ...Object.keys(no_alert)].filter((name) => !lines.includes(name))).toEqual([]);
  const services = policies.flatMap(({ on }) => [
    ...('errors_of' in on ? on.errors_of : []),
    ...('of' in on ? (on.of ?? []) : []),
  ]);
  expect(services).toContain('paymentWebhook');
  expect(services.filter((name) => !new RegExp(`\\b${name}\\b`).test(index))).toEqual([]);
});

it('a policy watches each schedule for runs that fail as a whole', () => {
  const table = readFileSync(join(root, 'functions/src/schedules.ts'), 'utf8').split('SCHEDULES = {')[1];
  const schedules = [...(table ?? '').matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name);
  expect(schedules).toEqual(expect.arrayContaining(['checkStreams', 'sweepMemberships', 'tendSite']));
  expect(schedules.filter((name) => !watched.includes(name))).toEqual([]);
});

it('a policy watches each function that answers requests', () => {
  const answering = [...index.matchAll(/^export const (\w+) = onRequest\(/gm)].map(([, name = '']) => name);
  expect(answering).toEqual(expect.arrayContaining(['api', 'photo', 'share', 'paymentWebhook']));
  expect(answering.filter((name) => !watched.includes(name))).toEqual([]);
});

it('names each policy and each line once', () => {
  const ids = policies.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(alerted.toSorted()).toEqual([...new Set(alerted)].toSorted());
  expect(alerted.filter((name) => Object.hasOwn(no_alert, name))).toEqual([]);
});

it('every line that the operations manual names has a policy, or needs none', () => {
  const named = [...manual.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, name = '']) => name);
  const ofManual = named.filter((name) => lines.includes(name));
  expect(ofManual).toContain('refund-failed');
  expect(ofManual.filter((name) => !alerted.includes(name) && !Object.hasOwn(no_alert, name))).toEqual([]);
});
