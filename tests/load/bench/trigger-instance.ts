/**
 * One instance of the function `onChatWritten` as it is deployed: the bundle, in a process that takes many events at
 * once. The functions emulator starts a process for each event that comes meanwhile, and keeps them. Says 'ready' when
 * it hears what is written; the bench starts it, and puts the emulator's own triggers to sleep.
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

/** More than arrive at once: the emulator answers each message with all of them again. */
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
