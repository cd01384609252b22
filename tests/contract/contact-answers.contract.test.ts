import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { newContactMessage } from '../support/contact.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';

let ranger: Viewer;
let colleague: Viewer;
beforeAll(async () => {
  [ranger, colleague] = [await registerStaff('zoomie'), await registerStaff('zoomie')];
});

const answer = ({ token }: Viewer, id: string, text: string, after = 0) =>
  request('answerContact', { token, body: { id, after, text } });
const storedContact = async (id: string) => (await stored.contactMessages(id).get()).data();
const mailsAbout = async (subject: string) => {
  const { docs } = await stored.mail.all().where('message.subject', '==', `Re: ${subject}`).get();
  return docs.map((document) => document.data());
};

describe('an answer to a message to the rangers', () => {
  it('is mailed to the writer with what they wrote, kept with the message, and closes it', async () => {
    const subject = `Tau is dark ${randomUUID()}`;
    const id = await newContactMessage(subject);
    expect((await answer(ranger, id, 'It is a nest.\nThey hatch in May.')).status).toBe(200);
    expect(await storedContact(id)).toMatchObject({
      state: 'closed',
      closed_by: ranger.uid,
      answers: [{ text: 'It is a nest.\nThey hatch in May.', at: expect.any(Number) }],
    });
    const [mail, ...others] = await mailsAbout(subject);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'thandi@viewers.test', replyTo: 'rangers@boma.test', uid: null });
    expect(mail?.message.text).toMatch(/^It is a nest\.\nThey hatch in May\.\n/);
    expect(mail?.message.text).toContain('> It shows only the inside of a nest.');
    const { messages } = (await call('listContact', { token: colleague.token, query: { state: 'closed' } }))
      .data;
    expect(messages.find((each) => each.id === id)?.answers).toHaveLength(1);
  });

  it('is sent once, also if its call is repeated, and is recorded without its words', async () => {
    const subject = `Tau is dark ${randomUUID()}`;
    const id = await newContactMessage(subject);
    for (let call = 0; call < 2; call += 1)
      expect((await answer(ranger, id, 'It is a nest.')).status).toBe(200);
    expect(await mailsAbout(subject)).toHaveLength(1);
    const { docs } = await stored.auditLog.all().where('target', '==', `contact-messages/${id}`).get();
    expect(docs.map((record) => record.data())).toMatchObject([
      { action: 'contact.answer', by: ranger.uid, after: { state: 'closed', answers: 1 } },
    ]);
    expect(JSON.stringify(docs[0]?.data())).not.toContain('nest');
  });

  it('is refused if a colleague has answered since, and can follow once that is read', async () => {
    const id = await newContactMessage();
    await answer(ranger, id, 'It is a nest.');
    expect(await refusalOf(answer(colleague, id, 'We clean the lens.'))).toMatchObject({
      status: 409,
      alert: 'A colleague has answered this meanwhile. Read that answer first.',
    });
    expect((await answer(colleague, id, 'We clean the lens.', 1)).status).toBe(200);
    expect((await storedContact(id))?.answers.map(({ text }) => text)).toEqual([
      'It is a nest.',
      'We clean the lens.',
    ]);
  });

  it('is refused without words, for an unknown message, and for a writer without an address', async () => {
    const subject = `Nameless ${randomUUID()}`;
    await call('sendContact', {
      body: { subject, name: 'Thandi', email: '', comments: 'Hello', browser: '' },
    });
    const { docs } = await stored.contactMessages.all().where('subject', '==', subject).get();
    expect((await answer(ranger, docs[0]?.id ?? '', 'Hello')).status).toBe(409);
    expect((await answer(ranger, 'nothing-here', 'Hello')).status).toBe(404);
    expect((await answer(ranger, docs[0]?.id ?? '', ' ')).status).toBe(422);
  });
});
