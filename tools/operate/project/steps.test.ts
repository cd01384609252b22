import { expect, it } from 'vitest';
import { brand } from '../../../web/src/config/brand.ts';
import { walkSteps } from '../step.ts';
import { deployIndexes } from '../testing/deploy-indexes.ts';
import { fakeOperation } from '../testing/fake-operation.ts';
import { projectSteps } from './steps.ts';

type Fakes = ReturnType<typeof fakeOperation>;

async function walk({ operation }: Fakes, apply: boolean, account?: string) {
  const lines: string[] = [];
  const left = await walkSteps(projectSteps(operation, account), {
    apply,
    print: (line) => lines.push(line),
  });
  return { left, lines };
}

const ACCOUNT = '0X0X0X-0X0X0X-0X0X0X';

/** What only the operator can do: clicks at Google and Stripe, and the key of Stripe. */
function doByHand({ project, account }: Fakes): void {
  project.secrets.set('STRIPE_SECRET_KEY', [Buffer.from('sk_test_fake').toString('base64')]);
  project.secrets.set('SMTP_URL', [Buffer.from('smtps://u:p@smtp.example.org').toString('base64')]);
  project.google = { enabled: true, clientId: 'x' };
  project.budgets = [{ displayName: 'boma' }];
  project.milliCpus = '100000';
  account.taxStatus = 'active';
}

it('says of an empty project what is missing, with what makes it right, and changes nothing', async () => {
  const fakes = fakeOperation();
  const { left, lines } = await walk(fakes, false);
  expect(left).toEqual([
    'First interfaces',
    'Billing',
    'Interfaces',
    'Names in the site',
    'Database',
    'Backups',
    'Bucket of pictures',
    'Signing of links',
    'Web app',
    'Sign-in',
    'Sign-in with Google',
    'Secret PLAYBACK_SECRET',
    'Secret STRIPE_SECRET_KEY',
    'Secret SMTP_URL',
    'Secret MAIL_WEBHOOK_SECRET',
    'Price',
    'Webhook',
    'Customer portal',
    'Tax',
    'Budget',
    'Tokens out of the log',
    'Count of lines',
    'Address of alerts',
    'Check of health',
    'Alerts',
  ]);
  expect(lines).toContain('✘ Database: none');
  expect(lines).toContain(
    '    gcloud firestore databases create --location=europe-west1 --type=firestore-native --enable-pitr --delete-protection --project my-boma',
  );
  expect(lines).toContain('• Processors: 20 in europe-west1; 40 let a crowd in');
  expect(fakes.writes).toEqual([]);
});

it('makes an empty project right, except for what only the operator can', async () => {
  const fakes = fakeOperation();
  const first = await walk(fakes, true, ACCOUNT);
  expect(first.left).toEqual([
    'Names in the site',
    'Sign-in with Google',
    'Secret STRIPE_SECRET_KEY',
    'Secret SMTP_URL',
    'Price',
    'Webhook',
    'Customer portal',
    'Tax',
    'Budget',
  ]);
  expect(first.lines).toContain('✔ Database: in europe-west1, with recovery and protection (done now)');
  doByHand(fakes);
  const second = await walk(fakes, true);
  // The project's own address for sign-ins is known once a first release is there.
  expect(second.left).toEqual(['Names in the site']);
  const { project, account } = fakes;
  expect(project.database).toEqual({
    type: 'FIRESTORE_NATIVE',
    locationId: 'europe-west1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  expect(project.policy).toMatchObject({
    etag: 'ACAB',
    bindings: [
      {
        role: 'roles/iam.serviceAccountTokenCreator',
        members: ['serviceAccount:123456789-compute@developer.gserviceaccount.com'],
      },
    ],
  });
  expect(project.auth?.authorizedDomains).toEqual([
    'my-boma.firebaseapp.com',
    'my-boma.web.app',
    new URL(brand.origin).host,
  ]);
  expect(project.site).toEqual({ appId: '1:123456789:web:abc' });
  const secret = (name: string) => Buffer.from(project.secrets.get(name)?.at(-1) ?? '', 'base64').toString();
  expect(secret('PLAYBACK_SECRET')).toMatch(/^[0-9a-f]{64}$/);
  expect(secret('MAIL_WEBHOOK_SECRET')).toMatch(/^[0-9a-f]{64}$/);
  expect(secret('STRIPE_WEBHOOK_SECRET')).toBe('whsec_of_the_endpoint');
  expect(account.prices).toMatchObject([
    { unit_amount: 499, currency: 'usd', lookup_key: 'premium_monthly', tax_behavior: 'exclusive' },
  ]);
  expect(account.endpoints).toMatchObject([
    {
      url: 'https://europe-west1-my-boma.cloudfunctions.net/paymentWebhook',
      enabled_events: [
        'checkout.session.completed',
        'customer.deleted',
        'customer.subscription.created',
        'customer.subscription.deleted',
        'customer.subscription.paused',
        'customer.subscription.resumed',
        'customer.subscription.updated',
        'customer.updated',
        'invoice.paid',
        'invoice.payment_failed',
        'charge.refunded',
        'charge.dispute.created',
        'charge.dispute.closed',
        'refund.failed',
      ],
    },
  ]);
});

it('makes a webhook anew that sends another version of events, and stores its new secret', async () => {
  const fakes = fakeOperation();
  await walk(fakes, true, ACCOUNT);
  doByHand(fakes);
  await walk(fakes, true);
  const { account, project } = fakes;
  account.endpoints = account.endpoints.map((each) => ({ ...each, id: 'we_old', api_version: '2019-02-11' }));
  project.secrets.delete('STRIPE_WEBHOOK_SECRET');
  const { lines } = await walk(fakes, false);
  expect(lines.find((line) => line.startsWith('✘ Webhook'))).toMatch(
    /sends version 2019-02-11 of Stripe’s interface, not \d{4}-/,
  );
  await walk(fakes, true);
  expect(account.endpoints.map(({ id }) => id)).not.toContain('we_old');
  expect(account.endpoints).toHaveLength(1);
  expect(project.secrets.has('STRIPE_WEBHOOK_SECRET')).toBe(true);
});

it('looks up the key of the mail provider where its name is known', async () => {
  const lineFor = async (selector: string | undefined, record = '') => {
    const fakes = fakeOperation();
    const { operation } = fakes;
    const settings = async () => ({ ...(await operation.settings()), MAIL_DKIM_SELECTOR: selector });
    const readTxt = async (name: string) =>
      name === 'mail2026._domainkey.example.org' ? [record] : operation.readTxt(name);
    const { lines } = await walk({ ...fakes, operation: { ...operation, settings, readTxt } }, false);
    return lines.find((line) => line.includes('Sending domain'));
  };
  expect(await lineFor('mail2026', 'v=DKIM1; k=rsa; p=MIIB')).toBe(
    '✔ Sending domain: example.org has SPF, DKIM and DMARC',
  );
  // A provider withdraws a key by an empty one.
  expect(await lineFor('mail2026', 'v=DKIM1; p=')).toBe(
    '✘ Sending domain: example.org has no DKIM key at mail2026._domainkey',
  );
  expect(await lineFor(undefined)).toMatch(/^• Sending domain: example\.org has SPF and DMARC\./);
});

it('changes nothing in a project that is right', async () => {
  const fakes = fakeOperation();
  doByHand(fakes);
  await walk(fakes, true, ACCOUNT);
  deployIndexes(fakes.project, 'READY');
  fakes.project.releases.push({
    releaseTime: '',
    version: { name: 'sites/my-boma/versions/1', scripts: [] },
  });
  const settled = structuredClone({ project: fakes.project, account: fakes.account });
  fakes.writes.length = 0;
  const { left, lines } = await walk(fakes, true, ACCOUNT);
  expect([left, fakes.writes]).toEqual([[], []]);
  expect(lines.every((line) => line.startsWith('✔'))).toBe(true);
  expect({ project: fakes.project, account: fakes.account }).toEqual(settled);
});

it('opens the bucket and the sign-in for the host of each lodge', async () => {
  const fakes = fakeOperation('https://www.boma.test');
  doByHand(fakes);
  await walk(fakes, true, ACCOUNT);
  fakes.project.lodges = ['khaya'];
  const { lines } = await walk(fakes, false);
  expect(lines).toContain('✘ Bucket of pictures: no uploads from https://khaya.boma.test');
  expect(lines).toContain('✘ Sign-in: not authorised: khaya.boma.test');
  expect((await walk(fakes, true)).left).toEqual(['Names in the site']);
  expect(fakes.project.bucket).toMatchObject({
    cors: [{ origin: expect.arrayContaining(['https://khaya.boma.test']), method: ['PUT'] }],
  });
});

const WRITES = [
  ['Billing', /PUT cloudbilling/],
  ['Interfaces', /batchEnable/],
  ['Database', /POST firestore\S*databases$/],
  ['Backups', /POST \S*backupSchedules/],
  ['Bucket of pictures', /PATCH storage/],
  ['Signing of links', /setIamPolicy/],
  ['Web app', /POST \S*webApps/],
  ['Sign-in', /PATCH identitytoolkit/],
  ['Secret PLAYBACK_SECRET', /PLAYBACK_SECRET:addVersion/],
  ['Secret MAIL_WEBHOOK_SECRET', /MAIL_WEBHOOK_SECRET:addVersion/],
  ['Webhook', /STRIPE_WEBHOOK_SECRET:addVersion/],
  ['Tokens out of the log', /POST logging\S*exclusions/],
  ['Count of lines', /POST logging\S*metrics/],
  ['Address of alerts', /POST monitoring\S*notificationChannels/],
  ['Check of health', /POST monitoring\S*uptimeCheckConfigs/],
  ['Alerts', /POST monitoring\S*alertPolicies/],
] as const;

it.each(WRITES)('%s: what fails once is said, and the next run makes it right', async (name, calls) => {
  const fakes = fakeOperation();
  doByHand(fakes);
  fakes.refuseCalls(calls);
  const failed = await walk(fakes, true, ACCOUNT);
  expect(failed.left).toContain(name);
  const line = failed.lines.find((each) => each.startsWith(`✘ ${name}:`));
  expect(line).toMatch(
    /could not be made right: Google answered 403 to .* The caller does not have permission$/,
  );
  fakes.refuseCalls(undefined);
  expect((await walk(fakes, true, ACCOUNT)).left).toEqual(['Names in the site']);
});

it('says why it cannot look', async () => {
  const fakes = fakeOperation();
  fakes.refuseCalls(/GET firestore/);
  const { lines } = await walk(fakes, false);
  expect(lines.find((line) => line.includes('Database'))).toMatch(
    /^✘ Database: cannot be seen: Google answered 403 to GET .* permission$/,
  );
});

it('repairs what has changed since', async () => {
  const fakes = fakeOperation();
  doByHand(fakes);
  await walk(fakes, true, ACCOUNT);
  const [endpoint] = fakes.account.endpoints;
  const [portal] = fakes.account.portals as { features: { subscription_update: { enabled: boolean } } }[];
  Object.assign(endpoint ?? {}, { enabled_events: ['invoice.paid'] });
  if (portal) portal.features.subscription_update.enabled = true;
  Object.assign(fakes.account.prices[0] ?? {}, { unit_amount: 599 });
  const { lines } = await walk(fakes, false);
  expect(lines).toContain('✘ Price: premium_monthly is not 499 usd a month, tax exclusive');
  expect(lines).toContain('✘ Customer portal: customers can switch plans');
  expect(lines.find((line) => line.includes('Webhook'))).toMatch(/^✘ Webhook: does not send checkout/);
  expect((await walk(fakes, true)).left).toEqual(['Names in the site']);
  expect(fakes.account.prices).toMatchObject([{ active: false }, { active: true, unit_amount: 499 }]);
});
