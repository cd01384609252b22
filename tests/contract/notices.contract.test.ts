import { execFile } from 'node:child_process';
import { collections } from '@boma/domain/collections.ts';
import {
  fullNotify,
  invalidNotifies,
  plainNotify,
} from '@boma/domain/notifications/notifications.fixtures.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountOf } from '../../functions/src/accounts/standing-account.ts';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { notifyEverybody } from '../../functions/src/notifications/notify-everybody.ts';
import { publishNotices } from '../../functions/src/notifications/publish-notices.ts';
import { callerContext, systemContext, type User } from '../../functions/src/platform/context.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { publishShowTypes } from '../../functions/src/shows/publish-show-types.ts';
import { call } from '../support/api.ts';
import { liveSite, untilSeeded } from '../support/live.ts';
import { setRoles } from '../support/people/auth-emulator.ts';
import { createAccount, exchange, signedInAt } from '../support/people/sign-in.ts';
import { project } from '../support/run.ts';
import { stored } from '../support/stored.ts';

const TOOL = new URL('../../tools/scripts/notify.ts', import.meta.url).pathname;
const ctx = systemContext();
const within = { timeout: 40_000 };
const storedNotices = () => firestore().collection(collections.sitewideNotices);
const messages = async () => (await liveSite()).notices.map(({ message }) => message);

async function deleteNotices(): Promise<void> {
  const { docs } = await storedNotices().get();
  await Promise.all(docs.map((document) => document.ref.delete()));
  await publishNotices({ ctx });
}

/** The context of a signed-in user with these roles who sends a notice. */
async function staffContext(roles: readonly string[]) {
  const person = await createAccount();
  await exchange(person);
  await setRoles(person, roles);
  const session = { tokenId: 'none', device: 'none', signedInAt: signedInAt(person) };
  const user: User = { uid: person.uid, session };
  return callerContext({ identify: async () => user, accountOf }).staff('notice.send');
}

beforeAll(untilSeeded);
beforeEach(deleteNotices);
afterAll(deleteNotices);

describe('a notice that is sent', () => {
  it('R3-043 is stored with the spec’s fields and reaches live/site and GET /api/live', async () => {
    const began = Date.now() / 1000;
    const { id } = await notifyEverybody({ ctx, input: fullNotify });
    const { sent_at: at, ...rest } = (await stored.sitewideNotices(id).get()).data() ?? {};
    expect(rest).toEqual(fullNotify);
    const seconds = (at?.toMillis() ?? 0) / 1000;
    expect((await liveSite()).notices).toEqual([{ id, ...fullNotify, sent_at: seconds }]);
    await expect
      .poll(async () => (await call('live')).data.notices, within)
      .toEqual([{ id, ...fullNotify, sent_at: seconds }]);
    expect(seconds).toBeGreaterThanOrEqual(began - 1);
    expect(seconds).toBeLessThanOrEqual(Date.now() / 1000 + 1);
  });

  it('changes no other section of live/site, and stays when another section changes', async () => {
    const { versions, live } = await liveSite();
    await notifyEverybody({ ctx, input: plainNotify });
    expect(await liveSite()).toMatchObject({ versions, live });
    // The last publication of the show types is lost.
    await stored.publishedShowTypes().delete();
    await publishShowTypes({ ctx });
    expect((await liveSite()).versions.show_types).toBeGreaterThan(versions.show_types);
    expect(await messages()).toEqual([plainNotify.message]);
  });

  it('is stored once and published by the trigger if it could not be published at once', async () => {
    const error = vi.fn();
    // The audit record reads the first time. The publication reads the second and fails.
    const real = vi
      .fn<() => number>()
      .mockReturnValueOnce(Date.now())
      .mockImplementation(() => {
        throw new Error('The store is busy.');
      });
    const hindered = { ...ctx, clock: { ...ctx.clock, real }, log: { ...ctx.log, error } };
    const { id } = await notifyEverybody({ ctx: hindered, input: plainNotify });
    expect(error).toHaveBeenCalledWith('notice-publication', expect.any(Error));
    await expect
      .poll(async () => (await liveSite()).notices.map((notice) => notice.id), within)
      .toEqual([id]);
    expect((await storedNotices().get()).size).toBe(1);
  });

  it.each(Object.entries(invalidNotifies))('is refused with %s', async (_, input) => {
    await expect(notifyEverybody({ ctx, input: input as never })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect((await storedNotices().get()).size).toBe(0);
  });

  it('is sent by staff and scripts only', async () => {
    for (const roles of [['admin'], ['zoomie']])
      await notifyEverybody({ ctx: await staffContext(roles), input: { message: `From ${roles.join()}` } });
    await expect(staffContext(['subscriber'])).rejects.toMatchObject({ code: 'forbidden' });
    const guest = callerContext({ identify: async () => undefined, accountOf });
    await expect(guest.staff('notice.send')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await messages()).toEqual(['From zoomie', 'From admin']);
  });
});

describe('a notice that a script writes', () => {
  it('is published by the trigger, with the defaults of absent fields', async () => {
    await storedNotices()
      .doc('by-script')
      .set({ message: 'By a script.', sent_at: timestampOf(Date.now() / 1000) });
    await expect.poll(messages, within).toEqual(['By a script.']);
    expect((await liveSite()).notices[0]).toMatchObject({ id: 'by-script', timeout: 3500, colour: null });
  });

  it('is logged and left out if it is malformed, and takes no place from a good notice', async () => {
    const at = (offset: number) => timestampOf((Date.now() + offset) / 1000);
    await storedNotices()
      .doc('good')
      .set({ message: 'Good.', sent_at: at(-5000) });
    await Promise.all(
      [{ message: 7 }, { message: 'Red', colour: 'url(x)' }, { text: 'None' }].map((bad, index) =>
        storedNotices()
          .doc(`bad-${index}`)
          .set({ ...bad, sent_at: at(-index) }),
      ),
    );
    await storedNotices().doc('bad-time').set({ message: 'When?', sent_at: 'now' });
    const error = vi.fn();
    await publishNotices({ ctx: { ...ctx, log: { ...ctx.log, error } } });
    expect(await messages()).toEqual(['Good.']);
    const named = error.mock.calls.map(([, , fields]) => (fields as { document: string }).document);
    expect(named.sort()).toEqual(
      ['bad-0', 'bad-1', 'bad-2', 'bad-time'].map((id) => `${collections.sitewideNotices}/${id}`),
    );
  });
});

describe('the list', () => {
  it('holds the newest three, newest first, and follows deletions', async () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) await notifyEverybody({ ctx, input: { message } });
    expect(await messages()).toEqual(['Four', 'Three', 'Two']);
    await storedNotices()
      .doc((await liveSite()).notices[0]?.id ?? '')
      .delete();
    await expect.poll(messages, within).toEqual(['Three', 'Two', 'One']);
  });

  it('is the same for repeated and reordered events', async () => {
    const sent = ['One', 'Two', 'Three', 'Four', 'Five'].map((message, index) => ({
      message,
      sent_at: timestampOf(Date.now() / 1000 - 60 + index / 1000),
    }));
    await Promise.all([...sent].reverse().map((notice) => storedNotices().add(notice)));
    await expect.poll(messages, within).toEqual(['Five', 'Four', 'Three']);
    const settled = await liveSite();
    const writtenAt = async () => (await stored.liveSite().get()).updateTime?.toMillis();
    const before = await writtenAt();
    await Promise.all([publishNotices({ ctx }), publishNotices({ ctx }), publishNotices({ ctx })]);
    await publishNotices({ ctx });
    expect((await liveSite()).notices).toEqual(settled.notices);
    expect(await writtenAt()).toBe(before);
  });
});

describe('npm run notify', () => {
  const notify = (...args: string[]) =>
    new Promise<{ code: number; out: string; errors: string }>((resolve) => {
      const child = execFile(process.execPath, [TOOL, ...args, '--project', project()], (_, out, errors) =>
        resolve({ code: child.exitCode ?? -1, out, errors }),
      );
    });

  it('sends a notice with all given fields', async () => {
    const flags = {
      message: fullNotify.message,
      caption: fullNotify.caption,
      colour: fullNotify.colour,
      timeout: fullNotify.timeout,
      image: fullNotify.img_url,
      icon: fullNotify.icon,
      link: fullNotify.link_url,
      'link-text': fullNotify.link_text,
    };
    const given = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const { code, out } = await notify(...given);
    expect([code, out]).toEqual([0, expect.stringContaining('notify-sitewide/')]);
    expect((await liveSite()).notices).toMatchObject([fullNotify]);
  });

  it('names every problem and every required option', async () => {
    const refused = await notify('--message', 'Lions!', '--colour', 'gren', '--timeout', '3.5');
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('colour: ') });
    expect(refused.errors).toContain('timeout: ');
    expect(await notify('--caption', 'Lions!')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--message'),
    });
    expect(await messages()).toEqual([]);
  });
});
