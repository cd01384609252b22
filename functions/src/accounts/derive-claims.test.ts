import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '@boma/domain/accounts/roles.ts';
import { collections } from '@boma/domain/collections.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Ctx } from '../platform/context.ts';
import { deriveClaims } from './derive-claims.ts';

// Hundreds of ways each, one step at a time.
vi.setConfig({ testTimeout: 60_000 });

/** What the store and Auth hold of one person. */
interface World {
  given: Role[];
  entitledUntil: number;
  claims: Role[];
}

interface Waiting {
  readonly who: number;
  readonly go: () => void;
}

/** Every call to the store or to Auth waits here until it is its turn, and takes place then. */
const line = vi.hoisted(() => ({ waiting: [] as Waiting[], world: {} as World }));
const whose = new AsyncLocalStorage<number>();

function takesPlace<T>(act: (world: World) => T): Promise<T> {
  return new Promise((resolve) => {
    line.waiting.push({ who: whose.getStore() ?? -1, go: () => resolve(act(line.world)) });
  });
}

vi.mock('../platform/firestore.ts', () => ({
  readBatched: vi.fn(),
  readDocument: (path: string) =>
    takesPlace(({ given, entitledUntil }) =>
      path.startsWith(`${collections.users}/`)
        ? { roles: given }
        : { status: 'active', entitled_until: entitledUntil },
    ),
}));
vi.mock('../platform/identity.ts', () => ({
  findAccount: () => takesPlace(({ claims }) => ({ customClaims: { roles: claims } })),
  identity: async () => ({
    setCustomUserClaims: (_: string, { roles }: { roles: Role[] }) =>
      takesPlace((world) => void (world.claims = roles)),
  }),
}));

const NOW = 1000;
const ctx = { clock: { now: async () => NOW } } as unknown as Ctx;
type Change = (world: World) => void;

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Makes both changes at once; which of the two goes on at each step is what `choices` says, and the first after them. */
async function play(changes: readonly Change[], world: World, choices: readonly number[]): Promise<number[]> {
  Object.assign(line, { world, waiting: [] });
  const ends = changes.map((change, who) =>
    whose.run(who, async () => {
      await takesPlace(change);
      await deriveClaims({ ctx, input: { uid: 'u1' } });
    }),
  );
  const made: number[] = [];
  for (;;) {
    await settled();
    const able = [...new Set(line.waiting.map(({ who }) => who))].sort();
    if (able.length === 0) break;
    const choice = able.length === 1 ? 0 : (choices[made.length] ?? 0);
    const next = line.waiting.findIndex(({ who }) => who === able[choice]);
    line.waiting.splice(next, 1)[0]?.go();
    made.push(able.length === 1 ? -1 : choice);
  }
  await Promise.all(ends);
  return made;
}

/** The next way to take turns after this one, of two. */
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
    ['a role is given, somebody joins', [give('admin'), joins], 0, ['admin', 'zoomie', 'subscriber']],
    ['a role is given, somebody leaves', [give('admin'), leaves], NOW + 1, ['admin', 'zoomie']],
    ['a role is taken, somebody joins', [take('zoomie'), joins], 0, ['subscriber']],
    ['one is given, another taken', [give('admin'), take('zoomie')], 0, ['admin']],
    ['somebody joins and leaves again', [joins, leaves], 0, undefined],
  ] as const)('are what is stored when at once %s, however they take turns', async (_, changes, until, end) => {
    let choices: number[] | undefined = [];
    let ways = 0;
    for (; choices; ways += 1) {
      const isMember = until > NOW;
      const before: Role[] = isMember ? ['zoomie', 'subscriber'] : ['zoomie'];
      const world: World = { given: ['zoomie'], entitledUntil: until, claims: before };
      const made = await play(changes, world, choices);
      const told = end ?? (world.entitledUntil > NOW ? ['zoomie', 'subscriber'] : ['zoomie']);
      expect(world.claims, `taking turns as ${made.join()}`).toEqual(told);
      choices = after(made);
    }
    expect(ways).toBeGreaterThan(500);
  });
});
