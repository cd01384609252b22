import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { z } from 'zod';
import { readAlerts } from '../alerts/alerts-file.ts';
import { googlePolicy, LINES_METRIC } from '../alerts/google-policy.ts';
import { change, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';

const MONITORING = 'https://monitoring.googleapis.com/v3';
const LOGGING = 'https://logging.googleapis.com/v2';
/** Says of a thing at Google that this command made it. */
const OURS = { boma: 'alerts' };

const filteredSchema = z.object({ filter: z.string() });
const labelled = { name: z.string(), userLabels: z.record(z.string(), z.string()).default({}) };
const channelsSchema = z.object({
  notificationChannels: z
    .array(z.object({ ...labelled, labels: z.object({ email_address: z.string().optional() }).default({}) }))
    .default([]),
});
const checksSchema = z.object({
  uptimeCheckConfigs: z
    .array(z.object({ ...labelled, monitoredResource: z.object({ labels: z.object({ host: z.string() }) }) }))
    .default([]),
});
const policiesSchema = z.object({ alertPolicies: z.array(z.object(labelled)).default([]) });

const isOurs = ({ userLabels }: { userLabels: Record<string, string> }) => userLabels.boma === OURS.boma;

/** A thing in the log that has a filter. It is made, or its filter follows the file. */
function logStep(operation: Operation, name: string, kind: 'metrics' | 'exclusions', thing: Filtered): Step {
  const { google, project } = operation;
  const all = `${LOGGING}/projects/${project}/${kind}`;
  const url = `${all}/${thing.name}`;
  const read = () => readAt(google, url, filteredSchema);
  return {
    name,
    async look() {
      const found = await read();
      if (!found) return missing('none');
      return found.filter === thing.filter ? right(thing.name) : missing('another filter than ours');
    },
    async apply() {
      if (!(await read())) await change(google, 'POST', all, thing);
      else if (kind === 'metrics') await change(google, 'PUT', url, thing);
      else await change(google, 'PATCH', `${url}?updateMask=filter,description`, thing);
    },
    command: `npm run project -- ${project} --apply`,
  };
}
interface Filtered {
  readonly name: string;
  readonly description: string;
  readonly filter: string;
}

function channelStep({ google, project, settings }: Operation) {
  const url = `${MONITORING}/projects/${project}/notificationChannels`;
  const find = async () => (await readAt(google, url, channelsSchema))?.notificationChannels.find(isOurs);
  const step: Step = {
    name: 'Address of alerts',
    async look() {
      const found = await find();
      return found ? right(found.labels.email_address ?? found.name) : missing('none');
    },
    async apply() {
      const labels = { email_address: (await settings()).CONTACT_MAIL };
      await change(google, 'POST', url, { type: 'email', displayName: SITE_NAME, labels, userLabels: OURS });
    },
    command: `npm run project -- ${project} --apply`,
  };
  return { step, find };
}

function healthStep({ google, project, settings }: Operation): Step {
  const url = `${MONITORING}/projects/${project}/uptimeCheckConfigs`;
  const hostOf = async () => new URL((await settings()).SITE_ORIGIN).host;
  const find = async () => {
    const host = await hostOf();
    const found = await readAt(google, url, checksSchema);
    return found?.uptimeCheckConfigs.find(
      (check) => isOurs(check) && check.monitoredResource.labels.host === host,
    );
  };
  return {
    name: 'Check of health',
    look: async () => ((await find()) ? right(`${await hostOf()}, every five minutes`) : missing('none')),
    async apply() {
      await change(google, 'POST', url, {
        displayName: `${SITE_NAME}: health`,
        monitoredResource: { type: 'uptime_url', labels: { project_id: project, host: await hostOf() } },
        httpCheck: { path: '/api/health', port: 443, useSsl: true, validateSsl: true },
        // Health answers 200 too when the media server or the mails are away.
        contentMatchers: [{ content: '"status":"ok"', matcher: 'CONTAINS_STRING' }],
        period: '300s',
        timeout: '10s',
        userLabels: OURS,
      });
    },
    command: `npm run project -- ${project} --apply`,
  };
}

/** What tells the operator that something is wrong: `ops/alerts.json` at Google. */
export function alerts(operation: Operation): Step[] {
  const { google, project, settings } = operation;
  const { policies, exclusion } = readAlerts();
  const channel = channelStep(operation);
  const url = `${MONITORING}/projects/${project}/alertPolicies`;
  /** Those that lack at Google, or were made from an older text, with the name of the older one. */
  const outdated = async () => {
    const host = new URL((await settings()).SITE_ORIGIN).host;
    const found = (await readAt(google, `${url}?pageSize=500`, policiesSchema))?.alertPolicies ?? [];
    const to = (await channel.find())?.name ?? '';
    return policies.flatMap((policy) => {
      const body = googlePolicy(policy, host, to);
      const there = found.find(({ userLabels }) => userLabels.boma === policy.id);
      return there?.userLabels.text === body.userLabels.text ? [] : [{ there, body }];
    });
  };
  return [
    logStep(operation, 'Tokens out of the log', 'exclusions', {
      name: exclusion.id,
      description: exclusion.about,
      filter: exclusion.filter,
    }),
    logStep(operation, 'Count of lines', 'metrics', LINES_METRIC),
    channel.step,
    healthStep(operation),
    {
      name: 'Alerts',
      async look() {
        const lacking = await outdated();
        return lacking.length === 0
          ? right(`${policies.length} policies`)
          : missing(lacking.map(({ body }) => body.userLabels.boma).join(', '));
      },
      async apply() {
        if (!(await channel.find())) throw new Error('there is no address that they could go to');
        for (const { there, body } of await outdated())
          await (there
            ? change(google, 'PATCH', `${MONITORING}/${there.name}`, body)
            : change(google, 'POST', url, body));
      },
      command: `npm run project -- ${project} --apply\nGoogle knows a new count of lines only after some minutes: repeat it then`,
    },
  ];
}
