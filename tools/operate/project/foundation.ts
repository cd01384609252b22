import { z } from 'zod';
import { change, changeAndWait, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';

const interfaces = (...names: string[]) => names.map((name) => `${name}.googleapis.com`);

/** Those that the next steps ask. They cost nothing, so they need no billing account. */
const FIRST = interfaces('cloudbilling', 'firebase', 'iam');

/** What a deploy and the site need. Google enables them one by one on the first use, which fails at first. */
// Google takes twenty in one call.
const NEEDED = interfaces(
  'artifactregistry',
  'billingbudgets',
  'cloudbuild',
  'cloudfunctions',
  'cloudquotas',
  'cloudscheduler',
  'eventarc',
  'fcm',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
);

const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const USAGE = 'https://serviceusage.googleapis.com/v1';
const servicesSchema = z.object({ services: z.array(z.object({ name: z.string(), state: z.string() })) });

async function disabledOf({ google, project }: Operation, ids: readonly string[]): Promise<string[]> {
  const names = ids.map((id) => `names=projects/${project}/services/${id}`);
  const url = `${USAGE}/projects/${project}/services:batchGet?${names.join('&')}`;
  const states = (await readAt(google, url, servicesSchema))?.services ?? [];
  const isEnabled = (id: string) =>
    states.some(({ name, state }) => state === 'ENABLED' && name.endsWith(`/services/${id}`));
  return ids.filter((id) => !isEnabled(id));
}

function enabling(operation: Operation, name: string, ids: readonly string[]): Step {
  const { google, project, pause } = operation;
  return {
    name,
    async look() {
      const disabled = await disabledOf(operation, ids);
      return disabled.length === 0 ? right(`${ids.length} enabled`) : missing(disabled.join(', '));
    },
    async apply() {
      const serviceIds = await disabledOf(operation, ids);
      const url = `${USAGE}/projects/${project}/services:batchEnable`;
      await changeAndWait(google, USAGE, ['POST', url, { serviceIds }], pause);
    },
    command: `gcloud services enable ${ids.join(' ')} --project ${project}`,
  };
}

const firebaseProject = ({ google, project }: Operation) =>
  readAt(google, `${FIREBASE}/projects/${project}`, z.object({ projectNumber: z.string() }));

const billing = ({ project }: Operation) =>
  `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
const billingSchema = z.object({
  billingEnabled: z.boolean().default(false),
  billingAccountName: z.string().default(''),
});

/** @param billingAccount such as `0X0X0X-0X0X0X-0X0X0X`; without it the operator links one. */
export function foundation(operation: Operation, billingAccount?: string): Step[] {
  const { google, project } = operation;
  const link = () =>
    change(google, 'PUT', billing(operation), { billingAccountName: `billingAccounts/${billingAccount}` });
  return [
    {
      name: 'Project',
      look: async () =>
        (await firebaseProject(operation)) ? right('a Firebase project') : missing('none with this id'),
      command: `npx firebase login\nnpx firebase projects:create ${project}`,
    },
    enabling(operation, 'First interfaces', FIRST),
    {
      name: 'Billing',
      async look() {
        const found = await readAt(google, billing(operation), billingSchema);
        return found?.billingEnabled ? right(found.billingAccountName) : missing('no account is linked');
      },
      ...(billingAccount && { apply: async () => void (await link()) }),
      command: `npm run project -- ${project} --apply --billing-account XXXXXX-XXXXXX-XXXXXX`,
    },
    enabling(operation, 'Interfaces', NEEDED),
  ];
}
