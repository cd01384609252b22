import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blockOf } from '../../functions/src/mails/address-block.ts';
import { deliverMail } from '../../functions/src/mails/deliver-mail.ts';
import { closeMailTransport } from '../../functions/src/mails/mail-transport.ts';
import { tendMails } from '../../functions/src/mails/tend-mails.ts';
import { areMailsStuck } from '../../functions/src/mails/unsent-mails.ts';
import { call, request } from '../support/api.ts';
import { withoutTriggers } from '../support/background-triggers.ts';
import { eventually } from '../support/eventually.ts';
import { playMails } from '../support/mail-run.ts';
import { deleteMails, mailsTo, newFailedMail, newMail, refuseMailsTo, storedMail } from '../support/mails.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { type Alert, contextAt } from '../support/verb-context.ts';

const HOUR = 3_600_000;

let staff: Viewer;
const made: string[] = [];
beforeAll(async () => {
  vi.stubEnv('CONTACT_MAIL', 'rangers@boma.test');
  vi.stubEnv('SITE_ORIGIN', 'https://boma.test');
  staff = await registerStaff('zoomie');
});
afterAll(async () => {
  closeMailTransport();
  vi.unstubAllEnvs();
  await deleteMails(made);
});

const newAddress = () => `${randomUUID()}@viewers.test`;
async function queued(...mail: Parameters<typeof newMail>): Promise<string> {
  const id = await newMail(...mail);
  made.push(id);
  return id;
}
const unsent = async () => (await call('listUnsentMails', { token: staff.token })).data.mails;
const isListed = async (id: string) => (await unsent()).some((mail) => mail.id === id);
const settled = (id: string, state: string) =>
  eventually(async () => expect((await storedMail(id))?.state).toBe(state));

describe('a mail', () => {
  it('leaves by itself, as text and as a page, under its own id', async () => {
    const to = newAddress();
    const id = await queued(to);
    await settled(id, 'sent');
    expect(await storedMail(id)).toMatchObject({ attempts: 1, error: null, sent_at: expect.any(Number) });
    expect(await mailsTo(to)).toEqual([
      {
        to,
        subject: expect.stringMatching(/^Lion /),
        text: expect.stringContaining('At Tau.'),
        html: expect.stringMatching(/<p style="[^"]*">At Tau\.<\/p>/),
        messageId: `<${id}@boma.test>`,
        headers: expect.objectContaining({
          from: 'Boma <rangers@boma.test>',
          'auto-submitted': 'auto-generated',
        }),
      },
    ]);
    expect((await mailsTo(to))[0]?.headers).not.toHaveProperty('list-unsubscribe');
  });

  it('to an address that nobody has fails, is shown to staff, and the next one is not sent', async () => {
    const to = newAddress();
    await refuseMailsTo(to, { code: 550, words: '5.1.1 No such user', at: 'address' });
    const first = await queued(to);
    await settled(first, 'failed');
    await refuseMailsTo(to);
    const second = await queued(to.toUpperCase());
    await settled(second, 'withheld');
    expect((await unsent()).filter(({ id }) => id === first || id === second)).toMatchObject([
      { state: 'withheld', attempts: 0, error: '550 5.1.1 No such user' },
      { state: 'failed', attempts: 1, error: '550 5.1.1 No such user' },
    ]);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('leaves when staff send it again, which opens its address', async () => {
    const to = newAddress();
    await refuseMailsTo(to, { code: 550, words: '5.1.1 No such user', at: 'address' });
    const id = await queued(to);
    await settled(id, 'failed');
    expect((await blockOf(to).get()).exists).toBe(true);
    await refuseMailsTo(to);
    await call('retryMail', { token: staff.token, body: { id } });
    await settled(id, 'sent');
    expect((await blockOf(to).get()).exists).toBe(false);
    expect(await mailsTo(to)).toHaveLength(1);
    // It has left, so another press changes nothing.
    await call('retryMail', { token: staff.token, body: { id } });
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await isListed(id)).toBe(false);
  });

  it('is seen and sent again by staff alone', async () => {
    const id = await newFailedMail();
    made.push(id);
    expect(await isListed(id)).toBe(true);
    const viewer = await registerViewer();
    for (const [token, status] of [
      [undefined, 401],
      [viewer.token, 403],
    ] as const) {
      const caller = token === undefined ? {} : { token };
      expect((await request('listUnsentMails', caller)).status).toBe(status);
      expect((await request('retryMail', { ...caller, body: { id } })).status).toBe(status);
    }
    expect(await storedMail(id)).toMatchObject({ state: 'failed' });
    expect((await request('retryMail', { token: staff.token, body: { id: 'none' } })).status).toBe(404);
    await call('retryMail', { token: staff.token, body: { id } });
  });

  it('waits for the mail server from now on, though it was written long ago', async () => {
    const id = await queued(newAddress(), Date.now() - 2 * HOUR, { state: 'failed', attempts: 1 });
    await call('retryMail', { token: staff.token, body: { id } });
    const { held_since } = (await storedMail(id)) ?? {};
    expect(Date.now() - (held_since ?? 0)).toBeLessThan(HOUR);
  });
});

it('a mail that its receiver puts off for long is shown to staff, and does not say that mails do not leave', async () => {
  // Years before the mails of other tests. That others say so is a sentence of on-call.contract.test.ts.
  const at = Date.parse('2001-03-05T06:00:00Z');
  const next_at = Date.now() + 24 * HOUR;
  const put = { attempts: 3, next_at, error: '451 4.7.1 Try again later', held_since: null };
  const id = await queued(newAddress(), at, put);
  expect(await isListed(id)).toBe(true);
  expect(await areMailsStuck(at + HOUR)).toBe(false);
});

describe('sending', () => {
  // In this process, at a time that no trigger and no ticker takes for due.
  const start = Date.now() + 20 * 24 * HOUR;
  const deliver = (id: string, real: number, alerts: Alert[] = []) =>
    deliverMail({ ctx: contextAt({ real, alerts }), input: { id } });

  it('by five runs at once happens once', async () => {
    const to = newAddress();
    const id = await queued(to, start);
    const runs = await Promise.all([1, 2, 3, 4, 5].map(() => deliver(id, start)));
    expect(runs.toSorted()).toEqual(['sent', undefined, undefined, undefined, undefined]);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('goes on five minutes after a process has died', async () => {
    const to = newAddress();
    // As the dead process left it.
    const id = await queued(to, start, { attempts: 1, next_at: start + HOUR / 12 });
    expect(await deliver(id, start + HOUR / 12 - 1)).toBeUndefined();
    expect(await deliver(id, start + HOUR / 12)).toBe('sent');
    expect(await storedMail(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is tried again until its time is over, then reported without the address', async () => {
    const to = newAddress();
    await refuseMailsTo(to, { code: 451, words: '4.7.1 Try again later', at: 'address' });
    const id = await queued(to, start, { retry_until: start + HOUR / 6 });
    const alerts: Alert[] = [];
    expect(await deliver(id, start, alerts)).toBe('not-sent');
    expect(await storedMail(id)).toMatchObject({
      state: 'waiting',
      error: '451 4.7.1 Try again later',
      held_since: null,
    });
    expect(await deliver(id, start + 60_000, alerts)).toBe('not-sent');
    expect(alerts).toEqual([]);
    expect(await deliver(id, start + 6 * 60_000, alerts)).toBe('not-sent');
    expect(await storedMail(id)).toMatchObject({ state: 'failed', attempts: 3 });
    expect(alerts).toEqual([{ message: 'mail-failed', fields: { mail: id, attempts: 3, kind: 'deferred' } }]);
    await refuseMailsTo(to);
  });

  it('never takes the rangers’ own address for missing', async () => {
    const to = 'rangers@boma.test';
    await refuseMailsTo(to, { code: 550, words: '5.1.1 No such user', at: 'address' });
    const id = await queued(to, start);
    expect(await deliver(id, start)).toBe('not-sent');
    await refuseMailsTo(to);
    expect((await blockOf(to).get()).exists).toBe(false);
    expect(await deliver(await queued(to, start), start)).toBe('sent');
  });

  it('ends a round while the server takes no mail', async () => {
    const addresses = Array.from({ length: 12 }, newAddress);
    for (const to of addresses)
      await refuseMailsTo(to, { code: 421, words: '4.7.0 Come back later', at: 'address' });
    const tries = await withoutTriggers(async () => {
      const ids = await Promise.all(addresses.map((to) => queued(to, start)));
      await tendMails({ ctx: contextAt({ real: start, alerts: [] }) });
      const mails = await Promise.all(ids.map(storedMail));
      return mails.reduce((sum, mail) => sum + (mail?.attempts ?? 0), 0);
    });
    expect(tries).toBeGreaterThanOrEqual(1);
    // Others may be due before them, and a round sends five at once.
    expect(tries).toBeLessThanOrEqual(5);
    for (const to of addresses) await refuseMailsTo(to);
  });

  it('of 200 mails delivers each once, or reports it', async () => {
    const { deliveries, reported, blocked } = await playMails(200);
    expect(Object.fromEntries(deliveries)).toEqual({ 0: 1, 1: 199 });
    expect({ reported, blocked }).toEqual({ reported: 1, blocked: 1 });
  }, 120_000);
});
