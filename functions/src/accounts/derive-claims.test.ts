import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '@boma/domain/accounts/roles.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Ctx } from '../platform/context.ts';
import { deriveClaims } from './derive-claims.ts';

// Each case plays hundreds of orders, one step at a time.
vi.setConfig({ testTimeout: 60_000 });

/** The store's and Firebase Auth's data about one user. */
interface World {
  given: Role[];
  entitledUntil: number;
  claims: Role[];
}

interface Waiting {
  readonly caller: number;
  readonly go: () => void;
}

/** Every call to the store or to Firebase Auth waits here for its turn. */
const queue = vi.hoisted(() => ({ waiting: [] as Waiting[], world: {} as World }));
const callers = new AsyncLocalStorage<number>();

function atItsTurn<T>(act: (world: World) => T): Promise<T> {
  return new Promise((resolve) => {
    queue.waiting.push({ caller: callers.getStore() ?? -1, go: () => resolve(act(queue.world)) });
  });
}

vi.mock('../platform/store.ts', () => ({ store: { users: () => 'user', membership: () => 'membership' } }));
vi.mock('../platform/firestore.ts', () => ({
  readBatched: (document: string) =>
    atItsTurn(({ given, entitledUntil }) => {
      const data =
        document === 'user' ? { roles: given } : { status: 'active', entitled_until: entitledUntil };
      return { data: () => data };
    }),
}));
vi.mock('../platform/identity.ts', () => ({
  findAccount: () => atItsTurn(({ claims }) => ({ customClaims: { roles: claims } })),
  identity: async () => ({
    setCustomUserClaims: (_: string, { roles }: { roles: Role[] }) =>
      atItsTurn((world) => void (world.claims = roles)),
  }),
}));

const NOW = 1000;
const ctx = { clock: { now: async () => NOW } } as unknown as Ctx;
type Change = (world: World) => void;

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Runs both changes at once. `choices` names the one that proceeds at each step; after them the first proceeds. */
async function play(changes: readonly Change[], world: World, choices: readonly number[]): Promise<number[]> {
  Object.assign(queue, { world, waiting: [] });
  const ends = changes.map((change, caller) =>
    callers.run(caller, async () => {
      await atItsTurn(change);
      await deriveClaims({ ctx, input: { uid: 'u1' } });
    }),
  );
  const made: number[] = [];
  for (;;) {
    await settled();
    const able = [...new Set(queue.waiting.map(({ caller }) => caller))].sort();
    if (able.length === 0) break;
    const choice = able.length === 1 ? 0 : (choices[made.length] ?? 0);
    const next = queue.waiting.findIndex(({ caller }) => caller === able[choice]);
    queue.waiting.splice(next, 1)[0]?.go();
    made.push(able.length === 1 ? -1 : choice);
  }
  await Promise.all(ends);
  return made;
}

/** The next order of turns after this one. Undefined after the last. */
function after(made: readonly number[]): number[] | undefined {
  const last = made.lastIndexOf(0);
  return last < 0 ? undefined : [...made.slice(0, last), 1];
}

const give =
  (role: Role): Change =>
  (world) =>
    void (world.given = [...world.given, role]);
const take =
  (role: Role): Change =>
  (world) =>
    void (world.given = world.given.filter((each) => each !== role));
const joins: Change = (world) => void (world.entitledUntil = NOW + 1);
const leaves: Change = (world) => void (world.entitledUntil = NOW);

describe('the claims', () => {
  it.each([
    [
      'a role is given and the membership starts',
      [give('admin'), joins],
      0,
      ['admin', 'zoomie', 'subscriber'],
    ],
    ['a role is given and the membership ends', [give('admin'), leaves], NOW + 1, ['admin', 'zoomie']],
    ['a role is taken and the membership starts', [take('zoomie'), joins], 0, ['subscriber']],
    ['one role is given and another taken', [give('admin'), take('zoomie')], 0, ['admin']],
    ['the membership starts and ends again', [joins, leaves], 0, undefined],
  ] as const)('equal the stored roles when %s at once, in every order of turns', async (_, changes, until, end) => {
    let choices: number[] | undefined = [];
    let ways = 0;
    for (; choices; ways += 1) {
      const isMember = until > NOW;
      const before: Role[] = isMember ? ['zoomie', 'subscriber'] : ['zoomie'];
      const world: World = { given: ['zoomie'], entitledUntil: until, claims: before };
      const made = await play(changes, world, choices);
      const expected = end ?? (world.entitledUntil > NOW ? ['zoomie', 'subscriber'] : ['zoomie']);
      expect(world.claims, `taking turns as ${made.join()}`).toEqual(expected);
      choices = after(made);
    }
    expect(ways).toBeGreaterThan(500);
  });
});
