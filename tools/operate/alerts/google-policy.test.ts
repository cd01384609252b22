import { expect, it } from 'vitest';
import { type AlertPolicy, readAlerts } from './alerts-file.ts';
import { googlePolicy } from './google-policy.ts';

const RUNBOOK = 'Look at the media server, and at the secret.';
const filterOf = (on: AlertPolicy['on']) => {
  const { conditions } = googlePolicy(
    { id: 'x-y', title: 'A title', on, runbook: RUNBOOK },
    'boma.test',
    'c',
  );
  const [{ conditionMatchedLog, conditionThreshold } = {}] = conditions as {
    conditionMatchedLog?: { filter: string };
    conditionThreshold?: { filter: string };
  }[];
  return conditionMatchedLog?.filter ?? conditionThreshold?.filter;
};

it('alerts on each line, at most once an hour', () => {
  const policy = {
    id: 'refund-failed',
    title: 'The bank',
    on: { lines: ['refund-failed'] },
    runbook: RUNBOOK,
  };
  expect(googlePolicy(policy, 'boma.test', 'channels/1')).toEqual({
    displayName: 'Boma: The bank',
    documentation: { content: RUNBOOK, mimeType: 'text/markdown' },
    combiner: 'OR',
    conditions: [
      {
        displayName: 'The bank',
        conditionMatchedLog: {
          filter:
            'resource.type="cloud_run_revision" AND severity>=WARNING AND jsonPayload.message=("refund-failed")',
        },
      },
    ],
    alertStrategy: { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' },
    notificationChannels: ['channels/1'],
    userLabels: { boma: 'refund-failed', text: expect.stringMatching(/^[0-9a-f]{16}$/) },
  });
});

it('asks the log or the metrics, and names functions as Cloud Run does', () => {
  expect(filterOf({ errors_of: ['onChatWritten', 'onStreamWritten'], except: ['malformed-document'] })).toBe(
    'resource.type="cloud_run_revision" AND resource.labels.service_name=("onchatwritten" OR "onstreamwritten") AND severity>=ERROR AND NOT jsonPayload.message=("malformed-document")',
  );
  expect(filterOf({ lines: ['claims', 'push'], times: 3, minutes: 60 })).toBe(
    'metric.type="logging.googleapis.com/user/boma-lines" AND resource.type="cloud_run_revision" AND metric.labels.name=one_of("claims","push")',
  );
  expect(filterOf({ metric: 'metric.type="m"', of: ['paymentWebhook'], above: 5, minutes: 5 })).toBe(
    'metric.type="m" AND resource.type="cloud_run_revision" AND resource.labels.service_name=one_of("paymentwebhook")',
  );
  expect(filterOf({ health: 10 })).toBe(
    'metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.labels.host="boma.test"',
  );
});

it('keeps requests out of the log whose address opens something, or names a person', () => {
  const { exclusion } = readAlerts();
  const [, pattern = ''] = /requestUrl=~"([^"]+)"/.exec(exclusion.filter) ?? [];
  const isKeptOut = (path: string) => new RegExp(pattern).test(`https://www.boma.test${path}`);
  expect(isKeptOut('/api/streams')).toBe(false);
  expect(isKeptOut('/calendar.ics')).toBe(false);
  expect(isKeptOut('/calendar/feed/abcdef.ics')).toBe(true);
  expect(isKeptOut('/api/alerts/unsubscribe?uid=a&key=b')).toBe(true);
  expect(isKeptOut('/api/staff/people?q=lerato@example.org')).toBe(true);
  expect(isKeptOut('/api/staff/memberships?group=paying&q=lerato')).toBe(true);
  expect(isKeptOut('/api/staff/people/u1/page')).toBe(false);
  expect(isKeptOut('/api/staff/memberships?group=paying')).toBe(false);
});
