import { afterEach, expect, it, vi } from 'vitest';
import { chooseSite } from './operator-script.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('lets the chosen project answer and pay for every call, also where the account names another one', async () => {
  vi.stubEnv('GCLOUD_PROJECT', undefined);
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', undefined);
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'of-another-site');
  await chooseSite({ project: 'my-boma' });
  const { GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT, GOOGLE_CLOUD_QUOTA_PROJECT } = process.env;
  expect([GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT, GOOGLE_CLOUD_QUOTA_PROJECT]).toEqual([
    'my-boma',
    'my-boma',
    'my-boma',
  ]);
});
