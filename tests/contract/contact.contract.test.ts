import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { call, request } from '../support/api.ts';
import { messagesAbout, newContactMessage } from '../support/contact.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';

let staff: Viewer;
beforeAll(async () => {
  staff = await registerStaff('zoomie');
});

const newSubject = () => `Tau is dark ${randomUUID()}`;
const message = (subject = newSubject()) => ({
  subject,
  name: 'Thandi',
  email: 'thandi@viewers.test',
  comments: 'Since six.\nIs it a nest?',
  browser: 'Mozilla/5.0 (test)',
});
const mailAbout = async (subject: string) => {
  const { docs } = await stored.mail.all().where('message.subject', '==', `[Contact] ${subject}`).get();
  return docs.map((document) => document.data());
};
const listed = async (state: 'open' | 'closed') =>
  (await call('listContact', { token: staff.token, query: { state } })).data.messages;

describe('a message to the rangers', () => {
  it('R3-052 R7-045 R7-046 is stored as sent, and waits as a mail to them', async () => {
    const body = message();
    expect(await call('sendContact', { body })).toEqual({ data: {} });
    expect(await messagesAbout(body.subject)).toEqual([
      {
        ...body,
        id: expect.any(String),
        uid: null,
        sent_at: expect.any(Number),
        state: 'open',
        closed_by: null,
        closed_at: null,
        answers: [],
        expires_at: expect.any(timestampOf(1).constructor),
      },
    ]);
    const [mail, ...others] = await mailAbout(body.subject);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'rangers@boma.test', replyTo: 'thandi@viewers.test', uid: null });
    expect(mail?.message.text).toContain('Since six.\nIs it a nest?');
    expect(mail?.message.text).toContain('From: Thandi <thandi@viewers.test>');
    expect(mail?.message.text).toContain('Browser: Mozilla/5.0 (test)');
  });

  it('R5-005 needs no email, and its mail then has no address to answer', async () => {
    const { email: _none, browser: _any, ...body } = message();
    await call('sendContact', { body });
    expect(await messagesAbout(body.subject)).toMatchObject([{ email: '', browser: '' }]);
    const [mail] = await mailAbout(body.subject);
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail?.message.text).toContain('wants no answer');
  });

  it('R5-016 is refused with every problem by its field, and neither stored nor mailed', async () => {
    const answer = await request('sendContact', {
      body: { subject: 'a'.repeat(191), name: '', email: 'a@b', comments: '' },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      errors: {
        subject: ['Please use maximum 190 characters'],
        name: ['Your name is required'],
        email: ['The format of your email is incorrect format.'],
        comments: ['Please type your comments'],
      },
    });
    expect(await messagesAbout('a'.repeat(191))).toEqual([]);
  });

  it('of a user names the user; the sixth within the hour is refused with its reason', async () => {
    const { token, uid } = await registerViewer();
    const subject = newSubject();
    for (let sent = 0; sent < 5; sent += 1) await call('sendContact', { token, body: message(subject) });
    expect((await messagesAbout(subject)).map((each) => each.uid)).toEqual(Array(5).fill(uid));
    const refused = await request('sendContact', { token, body: message(subject) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      alert: 'You have written several times in a short while. Please write again in an hour.',
    });
    expect(await messagesAbout(subject)).toHaveLength(5);
  });

  it('is stored and mailed once under its id: a repeated call sends nothing, and counts for nothing', async () => {
    const { token } = await registerViewer();
    const body = { ...message(), id: randomUUID() };
    const send = () => call('sendContact', { token, body });
    await Promise.all([send(), send()]);
    for (let sent = 0; sent < 4; sent += 1) expect(await send()).toEqual({ data: {} });
    expect(await messagesAbout(body.subject)).toMatchObject([{ id: body.id }]);
    expect(await mailAbout(body.subject)).toHaveLength(1);
    expect((await request('sendContact', { token, body: { ...body, id: 'mine' } })).status).toBe(422);
  });

  it('of a browser with an ended token is taken as a guest’s', async () => {
    const body = message();
    await call('sendContact', { token: 'of-another-time', body });
    expect(await messagesAbout(body.subject)).toMatchObject([{ uid: null }]);
  });
});

describe('staff', () => {
  it('see the newest open messages first, close one, and open it again', async () => {
    const older = await newContactMessage();
    const newer = await newContactMessage();
    const open = await listed('open');
    const places = [newer, older].map((id) => open.findIndex((each) => each.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(open[0]).not.toHaveProperty('uid');
    await call('settleContact', { token: staff.token, body: { id: older, state: 'closed' } });
    await call('settleContact', { token: staff.token, body: { id: older, state: 'closed' } });
    expect((await listed('open')).map(({ id }) => id)).not.toContain(older);
    expect((await listed('closed')).find(({ id }) => id === older)).toMatchObject({
      state: 'closed',
      closed_by: staff.uid,
      closed_at: expect.any(Number),
    });
    await call('settleContact', { token: staff.token, body: { id: older, state: 'open' } });
    expect((await listed('open')).find(({ id }) => id === older)).toMatchObject({ closed_by: null });
    const target = `contact-messages/${older}`;
    const records = await stored.auditLog.all().where('target', '==', target).get();
    expect(records.docs.map((document) => document.data().after)).toEqual(
      expect.arrayContaining([{ state: 'closed' }, { state: 'open' }]),
    );
    expect(records.size).toBe(2);
  });

  it('read that a message is unknown', async () => {
    const body = { id: 'no-such-message', state: 'closed' };
    expect((await request('settleContact', { token: staff.token, body })).status).toBe(404);
  });
});
