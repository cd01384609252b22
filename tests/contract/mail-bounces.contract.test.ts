import { randomUUID } from 'node:crypto';
import { signatureHeader } from '@boma/stripe-simulator/webhooks/signature.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockOf } from '../../functions/src/mails/address-block.ts';
import { call } from '../support/api.ts';
import { newContactMessage } from '../support/contact.ts';
import { eventually } from '../support/eventually.ts';
import { deleteMails, mailsTo, newMail, storedMail } from '../support/mails.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { functionsUrl, mailWebhookSecret } from '../support/run.ts';
import { stored } from '../support/stored.ts';

let staff: Viewer;
const made: string[] = [];
beforeAll(async () => {
  staff = await registerStaff('zoomie');
});
afterAll(() => deleteMails(made));

const url = () => `${functionsUrl()}/mailWebhook`;
const seconds = () => Math.floor(Date.now() / 1000);

async function post(report: object, secret = mailWebhookSecret()) {
  const body = JSON.stringify(report);
  const headers = {
    'content-type': 'application/json',
    'boma-signature': signatureHeader(body, secret, seconds()),
  };
  const answer = await fetch(url(), { method: 'POST', headers, body });
  const { data, code } = (await answer.json()) as { data?: { outcome: string }; code?: string };
  return [answer.status, data?.outcome ?? code];
}

async function queued(to: string, uid: string | null = null): Promise<string> {
  const id = await newMail(to, Date.now(), { uid });
  made.push(id);
  return id;
}
const settled = (id: string, state: string | undefined) =>
  eventually(async () => expect((await storedMail(id))?.state).toBe(state));

/** An address that has got a mail. */
async function newReader(uid: string | null = null): Promise<string> {
  const to = `${randomUUID()}@viewers.test`;
  await settled(await queued(to, uid), 'sent');
  return to;
}
const isBlocked = async (to: string) => (await blockOf(to).get()).exists;

it('a mail that comes back later stops mails to its address, until staff send one again', async () => {
  const to = await newReader('user-of-bounces');
  const reason = '550 5.1.1 No such user';
  expect(await post({ kind: 'no-address', address: to.toUpperCase(), reason })).toEqual([200, 'blocked']);
  expect((await blockOf(to).get()).data()).toMatchObject({ uid: 'user-of-bounces', reason });
  const next = await queued(to);
  await settled(next, 'withheld');
  expect(await storedMail(next)).toMatchObject({ error: reason, attempts: 0 });
  expect(await mailsTo(to)).toHaveLength(1);
  await call('retryMail', { token: staff.token, body: { id: next } });
  await settled(next, 'sent');
  expect(await isBlocked(to)).toBe(false);
});

it('a report in lower case is of the address that its owner typed in capitals', async () => {
  const email = `Naledi.${randomUUID()}@Viewers.test`;
  const id = await newContactMessage(undefined, email);
  await call('answerContact', { token: staff.token, body: { id, after: 0, text: 'It is a nest.' } });
  const { docs } = await stored.mail.all().where('to', '==', email).get();
  made.push(...docs.map((mail) => mail.id));
  expect(docs).toHaveLength(1);
  expect(await post({ kind: 'no-address', address: email.toLowerCase() })).toEqual([200, 'blocked']);
  expect(await isBlocked(email)).toBe(true);
});

it('a report is of a mail that was stored without a spelling in lower case', async () => {
  const to = await newReader();
  const { docs } = await stored.mail.all().where('to', '==', to).get();
  expect(docs).toHaveLength(1);
  for (const mail of docs) {
    const { to_lower: _none, ...before } = mail.data();
    await mail.ref.set(before);
  }
  expect(await post({ kind: 'no-address', address: to.toUpperCase() })).toEqual([200, 'blocked']);
  expect(await isBlocked(to)).toBe(true);
});

it('a reader who reported a mail as spam gets no more', async () => {
  const to = await newReader();
  expect(await post({ kind: 'complaint', address: to })).toEqual([200, 'blocked']);
  const next = await queued(to);
  await settled(next, 'withheld');
  expect((await storedMail(next))?.error).toBe('A mail was reported as spam.');
});

it('an alert to a blocked address is no work for staff', async () => {
  const to = await newReader();
  expect(await post({ kind: 'complaint', address: to })).toEqual([200, 'blocked']);
  const answer = await queued(to);
  await settled(answer, 'withheld');
  const alert = await newMail(to, Date.now(), { unsubscribe: '/api/alerts/unsubscribe?uid=x&key=y' });
  made.push(alert);
  await settled(alert, undefined);
  const { mails } = (await call('listUnsentMails', { token: staff.token })).data;
  expect(mails.filter((mail) => mail.to === to)).toMatchObject([{ id: answer, state: 'withheld' }]);
});

it('a report of a failure that may pass, and one about an address without a mail from here, change nothing', async () => {
  const [to, stranger] = [await newReader(), `${randomUUID()}@viewers.test`];
  expect(await post({ kind: 'other', address: to, reason: '552 5.2.2 Full' })).toEqual([200, 'ignored']);
  expect(await isBlocked(to)).toBe(false);
  expect(await post({ kind: 'no-address', address: stranger })).toEqual([200, 'ignored']);
  expect(await isBlocked(stranger)).toBe(false);
});

it('the rangers’ own address is never blocked', async () => {
  await queued('rangers@boma.test');
  expect(await post({ kind: 'complaint', address: 'Rangers@boma.test' })).toEqual([200, 'ignored']);
  expect(await isBlocked('rangers@boma.test')).toBe(false);
});

it('a report that is not signed blocks nothing, one that is signed does', async () => {
  const [first, second] = [await newReader(), await newReader()];
  expect(await post({ kind: 'no-address', address: first })).toEqual([200, 'blocked']);
  expect(await post({ kind: 'no-address', address: second }, 'another secret')).toEqual([
    400,
    'malformed-body',
  ]);
  const unsigned = await fetch(url(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'no-address', address: second }),
  });
  expect(unsigned.status).toBe(422);
  expect(await isBlocked(second)).toBe(false);
  const read = await fetch(url());
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
});
