import { z } from 'zod';
import { REGION } from '../../../functions/src/platform/region.ts';
import { change, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';
import { siteHosts } from './site-hosts.ts';

const SIGNER = 'roles/iam.serviceAccountTokenCreator';

const bucketSchema = z.object({
  cors: z.array(z.object({ origin: z.array(z.string()), method: z.array(z.string()) })).default([]),
  softDeletePolicy: z.object({ retentionDurationSeconds: z.string().default('0') }).optional(),
});
const policySchema = z.looseObject({
  bindings: z.array(z.looseObject({ role: z.string(), members: z.array(z.string()) })).default([]),
});

const corsFor = (origins: readonly string[]) => ({
  origin: origins,
  method: ['PUT'],
  maxAgeSeconds: 3600,
  responseHeader: ['Content-Type', 'x-goog-content-length-range', 'x-goog-if-generation-match'],
});

function bucket(operation: Operation): Step {
  const { google, project } = operation;
  const url = `https://storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`;
  const read = () => readAt(google, url, bucketSchema);
  return {
    name: 'Bucket of pictures',
    async look() {
      const [found, { origins }] = [await read(), await siteHosts(operation)];
      if (!found) return missing('none');
      const open = found.cors.filter(({ method }) => method.includes('PUT')).flatMap(({ origin }) => origin);
      const closed = origins.filter((origin) => !open.includes(origin));
      if (closed.length > 0) return missing(`no uploads from ${closed.join(', ')}`);
      if (found.softDeletePolicy && found.softDeletePolicy.retentionDurationSeconds !== '0')
        return missing('keeps deleted pictures');
      return right(`uploads from ${origins.join(', ')}`);
    },
    async apply() {
      const { origins } = await siteHosts(operation);
      const created = `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;
      if (!(await read())) await change(google, 'POST', created, { location: REGION });
      await change(google, 'PATCH', url, {
        cors: [corsFor(origins)],
        softDeletePolicy: { retentionDurationSeconds: '0' },
      });
    },
    command: `Console: Storage → Get started, location ${REGION}. Then: npm run project -- ${project} --apply`,
  };
}

/** Uploads go by signed links, and the functions' account signs them as itself. */
function signing({ google, projectNumber, project }: Operation): Step {
  const account = async () => `${await projectNumber()}-compute@developer.gserviceaccount.com`;
  const urlOf = (email: string) =>
    `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${email}`;
  const read = async (email: string) =>
    policySchema.parse(await change(google, 'POST', `${urlOf(email)}:getIamPolicy`));
  return {
    name: 'Signing of links',
    async look() {
      const email = await account();
      const { bindings } = await read(email);
      const isAllowed = bindings.some(
        ({ role, members }) => role === SIGNER && members.includes(`serviceAccount:${email}`),
      );
      return isAllowed ? right('allowed') : missing(`${email} lacks ${SIGNER} on itself`);
    },
    async apply() {
      const email = await account();
      const policy = await read(email);
      const binding = { role: SIGNER, members: [`serviceAccount:${email}`] };
      await change(google, 'POST', `${urlOf(email)}:setIamPolicy`, {
        policy: { ...policy, bindings: [...policy.bindings, binding] },
      });
    },
    command: `npm run project -- ${project} --apply`,
  };
}

export const pictures = (operation: Operation): Step[] => [bucket(operation), signing(operation)];
