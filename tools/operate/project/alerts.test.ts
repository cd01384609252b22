import { expect, it } from 'vitest';
import { walkSteps } from '../step.ts';
import { fakeOperation } from '../testing/fake-operation.ts';
import { alerts } from './alerts.ts';

const SITE = 'https://www.boma.test';

const walk = async ({ operation }: ReturnType<typeof fakeOperation>, apply: boolean) => {
  const lines: string[] = [];
  await walkSteps(alerts(operation), { apply, print: (line) => lines.push(line) });
  return lines;
};

it('makes metric, exclusion, address, check and policies at Google', async () => {
  const fakes = fakeOperation(SITE);
  await walk(fakes, true);
  const { logs, monitoring } = fakes.project;
  expect([...logs.keys()]).toEqual(['exclusions/boma-tokens', 'metrics/boma-lines']);
  expect(logs.get('metrics/boma-lines')).toMatchObject({
    metricDescriptor: { labels: [{ key: 'name' }] },
    labelExtractors: { name: 'EXTRACT(jsonPayload.message)' },
  });
  expect(monitoring.notificationChannels).toMatchObject([
    { type: 'email', labels: { email_address: 'rangers@example.org' } },
  ]);
  expect(monitoring.uptimeCheckConfigs).toMatchObject([
    {
      monitoredResource: { type: 'uptime_url', labels: { project_id: 'my-boma', host: 'www.boma.test' } },
      httpCheck: { path: '/api/health', useSsl: true },
      contentMatchers: [{ content: '"status":"ok"', matcher: 'CONTAINS_STRING' }],
    },
  ]);
  const refund = monitoring.alertPolicies.find(
    ({ userLabels }) => (userLabels as { boma: string }).boma === 'refund-failed',
  );
  expect(refund).toMatchObject({
    displayName: 'Boma: The bank returned a refund',
    notificationChannels: ['projects/my-boma/notificationChannels/1'],
  });
  expect(monitoring.alertPolicies).toHaveLength(27);
});

it('leaves what an operator has tuned, and renews what is of an older file', async () => {
  const fakes = fakeOperation(SITE);
  await walk(fakes, true);
  const { logs, monitoring } = fakes.project;
  const [channel, [tuned, old]] = [monitoring.notificationChannels[0], monitoring.alertPolicies];
  Object.assign(channel ?? {}, { labels: { email_address: 'night@example.org' } });
  Object.assign(tuned ?? {}, { conditions: 'of the operator' });
  Object.assign(old ?? {}, { conditions: 'old', userLabels: { boma: 'failed-requests', text: '0' } });
  logs.set('exclusions/boma-tokens', { name: 'boma-tokens', filter: 'old' });
  logs.set('metrics/boma-lines', { name: 'boma-lines', filter: 'old' });
  expect(await walk(fakes, false)).toEqual(
    expect.arrayContaining([
      '✘ Tokens out of the log: another filter than ours',
      '✘ Count of lines: another filter than ours',
      '✔ Address of alerts: night@example.org',
      '✔ Check of health: www.boma.test, every five minutes',
      '✘ Alerts: failed-requests',
    ]),
  );
  fakes.writes.length = 0;
  expect((await walk(fakes, true)).every((line) => line.startsWith('✔'))).toBe(true);
  expect(fakes.writes.map((write) => write.replace(/^(\S+) \S*\/(\w+\/[\w-]+)$/, '$1 $2'))).toEqual([
    'PATCH exclusions/boma-tokens',
    'PUT metrics/boma-lines',
    'PATCH alertPolicies/2',
  ]);
  expect(monitoring.alertPolicies).toHaveLength(27);
  expect(monitoring.alertPolicies[0]?.conditions).toBe('of the operator');
  expect(monitoring.alertPolicies[1]?.conditions).toMatchObject([{ displayName: 'Requests fail' }]);
});
