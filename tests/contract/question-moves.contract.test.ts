import { collections } from '@boma/domain/collections.ts';
import { type Question, questionSchema } from '@boma/domain/questions/questions.schema.ts';
import fc from 'fast-check';
import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { afterAll, expect, it } from 'vitest';
import { request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { type FirestoreClient, firestoreClient } from '../support/firestore-client.ts';
import { repeatWhileLost } from '../support/lost-answers.ts';
import { oneTry } from '../support/one-try.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { deleteQuestions, newQuestion, storedQuestion } from '../support/questions.ts';
import { stored } from '../support/stored.ts';

const QUESTIONS = 8;
/** Of each of the two. */
const MOVES = process.env.BOMA_ALL_HISTORIES ? 100 : 30;
const STAGES = ['waiting', 'queued', 'answering', 'answered', 'removed'] as const;

const ids: string[] = [];
const screens: Screen[] = [];
afterAll(async () => {
  await deleteQuestions(ids);
  await Promise.all(screens.map(({ client }) => client.close()));
});

/** What one member of staff sees: both lists, each from its own listener. */
interface Screen {
  readonly client: FirestoreClient;
  incoming: readonly string[];
  selected: readonly string[];
}

async function openScreen(): Promise<Screen> {
  const client = firestoreClient({ owner: true });
  const screen: Screen = { client, incoming: [], selected: [] };
  const listen = (stages: readonly string[], show: (list: (Question & { id: string })[]) => void) =>
    onSnapshot(
      query(
        collection(client.store, collections.showQuestions),
        where('stage', 'in', [...stages]),
        orderBy('sent_at', 'desc'),
        limit(100),
      ),
      ({ docs }) =>
        show(
          docs
            .map((document) => ({ ...questionSchema.parse(document.data()), id: document.id }))
            .filter(({ id }) => ids.includes(id)),
        ),
    );
  listen(['waiting'], (list) => {
    screen.incoming = list.map(({ id }) => id);
  });
  listen(['queued', 'answering'], (list) => {
    screen.selected = list.map(({ id }) => id);
  });
  screens.push(screen);
  return screen;
}

type Step = readonly [question: number, from: (typeof STAGES)[number] | 'seen', to: (typeof STAGES)[number]];

const steps = fc.array(
  fc.tuple(
    fc.nat({ max: QUESTIONS - 1 }),
    // Mostly the stage that is stored now, sometimes a stale one.
    fc.constantFrom('seen' as const, 'seen' as const, 'seen' as const, ...STAGES),
    fc.constantFrom(...STAGES),
  ),
  { minLength: MOVES, maxLength: MOVES },
);

/** Makes the moves one after the other. Answers the statuses. */
async function play({ token }: Viewer, moves: readonly Step[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [question, stale, to] of moves) {
    const id = ids[question] ?? '';
    const from = stale === 'seen' ? (await storedQuestion(id))?.stage : stale;
    const move = () => request('moveQuestion', { token, body: { id, from, to } });
    statuses.push((await repeatWhileLost(move)).status);
  }
  return statuses;
}

/** How often a question came to each stage minus how often it left it, by the records. */
async function balanceOf(id: string): Promise<Record<string, number>> {
  const { docs } = await stored.auditLog.all().where('target', '==', `show-questions/${id}`).get();
  const balance: Record<string, number> = Object.fromEntries(STAGES.map((stage) => [stage, 0]));
  for (const document of docs) {
    const { before, after } = document.data();
    const [from, to] = [String(before?.stage), String(after?.stage)];
    balance[from] = (balance[from] ?? 0) - 1;
    balance[to] = (balance[to] ?? 0) + 1;
  }
  return balance;
}

it(`${2 * MOVES} random moves by two staff at once end in the same lists on both screens, with nothing lost or doubled`, {
  ...oneTry,
  timeout: 240_000,
}, async () => {
  for (let count = 0; count < QUESTIONS; count += 1)
    ids.push(await newQuestion({ question: `Question ${count}`, sent_at: Date.now() + count }));
  const [first, second] = [await registerStaff('zoomie'), await registerStaff('admin')];
  const [left, right] = [await openScreen(), await openScreen()];
  const [some = [], others = []] = fc.sample(steps, 2);
  const statuses = (await Promise.all([play(first, some), play(second, others)])).flat();
  expect(statuses).toHaveLength(2 * MOVES);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));

  const standing = await Promise.all(ids.map(async (id) => [id, (await storedQuestion(id))?.stage] as const));
  const inStages = (...stages: readonly string[]) =>
    standing.flatMap(([id, stage]) => (stage && stages.includes(stage) ? [id] : [])).toSorted();
  // Each question is where its recorded moves lead, beginning at 'waiting': none was lost, none counted twice.
  for (const [id, stage] of standing) {
    const expected: Record<string, number> = Object.fromEntries(STAGES.map((each) => [each, 0]));
    expected.waiting = (expected.waiting ?? 0) - 1;
    expected[stage ?? ''] = (expected[stage ?? ''] ?? 0) + 1;
    expect(await balanceOf(id)).toEqual(expected);
  }
  expect(inStages('answering').length).toBeLessThanOrEqual(1);
  await eventually(async () => {
    for (const screen of [left, right]) {
      expect(screen.incoming.toSorted()).toEqual(inStages('waiting'));
      expect(screen.selected.toSorted()).toEqual(inStages('queued', 'answering'));
    }
    expect(left).toMatchObject({ incoming: right.incoming, selected: right.selected });
    const published = (await stored.publishedQuestions().get()).data()?.questions ?? [];
    expect(
      published
        .map(({ id }) => id)
        .filter((id) => ids.includes(id))
        .toSorted(),
    ).toEqual(inStages('queued', 'answering'));
  });
});
