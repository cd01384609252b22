import { call } from './api.ts';
import { stored } from './stored.ts';

const message = {
  name: 'Thandi Mokoena',
  email: 'thandi@viewers.test',
  comments: 'It shows only the inside of a nest.',
  browser: 'Mozilla/5.0 (test)',
};

/** The stored messages with this subject. */
export async function messagesAbout(subject: string) {
  const { docs } = await stored.contactMessages.all().where('subject', '==', subject).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

/** Sends a message as a guest and answers its id. */
export async function newContactMessage(
  subject = `Camera ${crypto.randomUUID()}`,
  email = message.email,
): Promise<string> {
  await call('sendContact', { body: { ...message, subject, email } });
  const [sent] = await messagesAbout(subject);
  if (!sent) throw new Error(`No message with the subject '${subject}' was stored.`);
  return sent.id;
}
