/**
 * One instance of the function `onChatWritten`: the deployed bundle, in a process that takes many events at once. The
 * functions emulator passes each event on, and the bench would measure that. Sends 'ready' when it receives
 * events. The bench starts it and disables the emulator's own triggers.
 */
import { collections } from '@boma/domain/collections.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';

interface Trigger {
  run(event: object): Promise<unknown>;
}

const bundle = process.env.BOMA_FUNCTIONS_BUNDLE;
if (!bundle) throw new Error('BOMA_FUNCTIONS_BUNDLE is not set: start the bench through npm run bench.');
const { onChatWritten } = (await import(bundle)) as { onChatWritten: Trigger };

const nothing = { get: () => undefined };
const tell = (after: { readonly id: string }) =>
  onChatWritten.run({ params: { id: after.id }, data: { before: nothing, after } });

/** More than arrive at once: the emulator sends the whole result again with each message. */
const NEWEST = 20;

let isReady = false;
firestore()
  .collection(collections.chat)
  .orderBy('sent_at', 'desc')
  .limit(NEWEST)
  .onSnapshot((snapshot) => {
    if (!isReady) process.send?.('ready');
    const added = isReady ? snapshot.docChanges().filter(({ type }) => type === 'added') : [];
    isReady = true;
    for (const { doc } of added) tell(doc).catch((problem: unknown) => console.error(problem));
  });
process.once('disconnect', () => process.exit(0));
