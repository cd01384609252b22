import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../functions/src/platform/context.ts';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { DELETION_STEPS, finishDeletion } from '../../functions/src/privacy/finish-deletion.ts';
import { deleteChat, join, newChat, storedMessage } from '../support/chat.ts';
import { accountOf, collectionsEnding, FORMER_VIEWER, newShopper, talk } from '../support/leavers.ts';
import { settleWebhooks, stripe } from '../support/payments.ts';
import {
  askToLeave,
  collectionsIn,
  deleteDue,
  letWeekPass,
  pathsIn,
  readEverything,
} from '../support/people/leaving.ts';

/** Calls at the same time. */
const AT_ONCE = 3;

/** After how many of its steps a deletion stops. */
const stops = Array.from({ length: DELETION_STEPS.length + 1 }, (_, done) => done);
interface Leaver {
  readonly person: Awaited<ReturnType<typeof newShopper>>;
  /** The id of a message that they sent. */
  readonly said: string;
}
let chat: string;
let leavers: Leaver[];
let left: Awaited<ReturnType<typeof readEverything>>;

async function stopAfter(done: number, { person }: Leaver): Promise<void> {
  const killed = async () => {
    throw new Error('The process has died.');
  };
  const steps = [...DELETION_STEPS.slice(0, done), killed];
  const dying = finishDeletion({ ctx: systemContext(), input: { uid: person.uid }, steps });
  await expect(dying).rejects.toThrow('died');
}

beforeAll(async () => {
  chat = await newChat();
  leavers = await eachLimited(stops, AT_ONCE, async () => {
    const person = await newShopper();
    const said = await talk(chat, person);
    await askToLeave(person);
    await letWeekPass(person);
    return { person, said };
  });
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  for (const [done, leaver] of leavers.entries()) await stopAfter(done, leaver);
  vi.unstubAllEnvs();
  await settleWebhooks();
  // Finishes the deletions, and deletes their records once Stripe sends no more events.
  for (const _ of [1, 2]) {
    await deleteDue(...leavers.map(({ person }) => person));
    await settleWebhooks();
  }
  left = await readEverything();
}, 240_000);
afterAll(() => deleteChat(chat));

it.each(stops)('a deletion that stops after %i of its steps is finished by the next run', async (done) => {
  const { person, said } = leavers[done] as Leaver;
  expect(await stripe().customers.retrieve(person.customer)).toMatchObject({ deleted: true });
  const paths = pathsIn(left, person.uid, person.email);
  const expiring = collectionsEnding('expires');
  const forEver = paths.filter((path) => collectionsIn([path]).some((place) => !expiring.includes(place)));
  expect(forEver).toEqual([]);
  expect(await accountOf(person.uid)).toBeUndefined();
  expect(await storedMessage(said)).toMatchObject({ author: FORMER_VIEWER });
  expect((await join(chat)).messages.find((message) => message.id === said)?.author).toBe(FORMER_VIEWER);
});
