import { createHash } from 'node:crypto';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import type { AlertPolicy } from './alerts-file.ts';

/** Counts our lines from warnings on, by their name. */
export const LINES_METRIC = {
  name: 'boma-lines',
  description: 'Warnings and errors of the site by their name',
  filter: 'resource.type="cloud_run_revision" AND severity>=WARNING AND jsonPayload.message=~"^[a-z-]+$"',
  metricDescriptor: {
    metricKind: 'DELTA',
    valueType: 'INT64',
    labels: [{ key: 'name', valueType: 'STRING' }],
  },
  labelExtractors: { name: 'EXTRACT(jsonPayload.message)' },
};

const MINUTE = 60;
/** Uptime is asked each five minutes from several places. */
const ASKED_EVERY = 5 * MINUTE;
const quoted = (values: readonly string[]) => values.map((value) => JSON.stringify(value));
/** Cloud Run names the service of a function in small letters. */
const serviceNames = (functions: readonly string[]) => quoted(functions.map((name) => name.toLowerCase()));
const seconds = (minutes: number) => `${minutes * MINUTE}s`;

const inLogs = (field: string, values: readonly string[]) => `${field}=(${values.join(' OR ')})`;
const inMetrics = (field: string, values: readonly string[]) => `${field}=one_of(${values.join(',')})`;

const sumAbove = (filter: string, above: number, minutes: number, groupBy: readonly string[] = []) => ({
  conditionThreshold: {
    filter,
    comparison: 'COMPARISON_GT',
    thresholdValue: above,
    duration: '0s',
    aggregations: [
      {
        alignmentPeriod: seconds(minutes),
        perSeriesAligner: 'ALIGN_DELTA',
        crossSeriesReducer: 'REDUCE_SUM',
        groupByFields: groupBy,
      },
    ],
  },
});

/** @param host of the site, which the uptime check asks. */
function conditionOf(on: AlertPolicy['on'], host: string) {
  if ('health' in on)
    return {
      conditionThreshold: {
        filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.labels.host="${host}"`,
        comparison: 'COMPARISON_GT',
        thresholdValue: 1,
        duration: seconds(on.health),
        aggregations: [
          {
            alignmentPeriod: `${ASKED_EVERY}s`,
            perSeriesAligner: 'ALIGN_NEXT_OLDER',
            crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            groupByFields: ['resource.label.host'],
          },
        ],
      },
    };
  if ('metric' in on) {
    const { metric, of, above, minutes } = on;
    if (!of) return sumAbove(metric, above, minutes);
    const service = 'resource.labels.service_name';
    const filter = `${metric} AND resource.type="cloud_run_revision" AND ${inMetrics(service, serviceNames(of))}`;
    return sumAbove(filter, above, minutes, ['resource.label.service_name']);
  }
  if ('times' in on) {
    const named = inMetrics('metric.labels.name', quoted(on.lines));
    const filter = `metric.type="logging.googleapis.com/user/${LINES_METRIC.name}" AND resource.type="cloud_run_revision" AND ${named}`;
    return sumAbove(filter, on.times, on.minutes, ['metric.label.name']);
  }
  const functions = 'errors_of' in on ? on.errors_of : on.of;
  const parts = [
    'resource.type="cloud_run_revision"',
    ...(functions ? [inLogs('resource.labels.service_name', serviceNames(functions))] : []),
    ...('errors_of' in on
      ? ['severity>=ERROR', `NOT ${inLogs('jsonPayload.message', quoted(on.except))}`]
      : ['severity>=WARNING', inLogs('jsonPayload.message', quoted(on.lines))]),
  ];
  return { conditionMatchedLog: { filter: parts.join(' AND ') } };
}

/** At most one mail an hour for lines that repeat. */
const PER_LINE = { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' };

/**
 * The policy as Google's interface takes it. Its labels say which policy of the file it is, and from which text it was
 * made: so a policy that an operator has tuned by hand stays until the file changes.
 */
export function googlePolicy(policy: AlertPolicy, host: string, channel: string) {
  const condition = conditionOf(policy.on, host);
  const body = {
    displayName: `${SITE_NAME}: ${policy.title}`,
    documentation: { content: policy.runbook, mimeType: 'text/markdown' },
    combiner: 'OR',
    conditions: [{ displayName: policy.title, ...condition }],
    ...('conditionMatchedLog' in condition && { alertStrategy: PER_LINE }),
  };
  const text = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);
  return { ...body, notificationChannels: [channel], userLabels: { boma: policy.id, text } };
}
