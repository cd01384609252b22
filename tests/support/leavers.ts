import { randomUUID } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { heldData } from '@boma/domain/privacy/held-data.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { identity } from '../../functions/src/platform/identity.ts';
import { customersOf } from '../../functions/src/stripe/customers.ts';
import { wantOnDevice } from './alerts.ts';
import { call } from './api.ts';
import { send } from './chat.ts';
import { stripe } from './payments.ts';
import { paymentLink } from './people/members.ts';
import { registerQuickly, registerViewer, type Viewer } from './people/viewers.ts';
import { stored } from './stored.ts';

/** The author's name on messages of a deleted account. */
export const FORMER_VIEWER = 'A former viewer';

export const accountOf = async (uid: string) => (await (await identity()).getUsers([{ uid }])).users[0];

/** The collections of personal data that end in one of these ways. */
export const collectionsEnding = (...ends: string[]) =>
  Object.entries(heldData).flatMap(([name, holding]) =>
    holding.holds === 'personal data' && ends.includes(holding.end)
      ? [collections[name as keyof typeof collections] as string]
      : [],
  );

/** Sends a message to a chat as the user, who reports another user and is reported by them. Returns the message's id. */
export async function talk(chat: string, person: { uid: string; token: string }): Promise<string> {
  const [theirs, others, other] = [randomUUID(), randomUUID(), await registerQuickly()];
  await firestore()
    .doc(`${collections.users}/${person.uid}`)
    .update({ display_name: `Lerato ${person.uid}` });
  await Promise.all([
    send(person, { chat, message: 'A leopard in the marula', message_id: theirs }),
    send(person, { chat, message: 'The Rhino bar is open' }),
    send(other, { chat, message: 'Where?', message_id: others }),
  ]);
  await Promise.all([
    call('reportMessage', { token: other.token, body: { message_id: theirs, reason: 'No.' } }),
    call('reportMessage', { token: person.token, body: { message_id: others, reason: 'Yes.' } }),
  ]);
  await call('askQuestion', { token: person.token, body: { question: 'Do lions swim?', allow: 1 } });
  const contact = { subject: 'Tau', name: 'Lerato', email: '', comments: 'Dark.' };
  await call('sendContact', { token: person.token, body: contact });
  await stored.revokedSignIns(`${person.uid}.1`).set({ uid: person.uid, revoked_at: 1 });
  await wantOnDevice(person);
  await firestore()
    .doc(`${collections.sanctions}/${person.uid}`)
    .set({ kind: 'mute', until: 1, reason: 'Rest.' });
  return theirs;
}

/** A user who opened the checkout and did not pay. Stripe has a customer for them. */
export async function newShopper(): Promise<Viewer & { readonly customer: string }> {
  const person = await registerViewer();
  await paymentLink(person);
  const [customer = ''] = await customersOf(person.uid);
  const { email } = Object(await stripe().customers.retrieve(customer)) as { email?: string };
  if (email !== person.email) throw new Error(`Stripe has no customer for ${person.email}.`);
  return { ...person, customer };
}
