import { viewIdentity } from '../../domain/src/views/views.policy.ts';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { countView } from '../../functions/src/views/count-view.ts';
import { foldViews } from '../../functions/src/views/fold-views.ts';
import { eventually } from '../support/eventually.ts';
import { newPhoto } from '../support/photos.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

const PEOPLE = 100;
const ITEMS = 20;
const DAYS = 7;
const DAY_MS = 86_400_000;
const AT_ONCE = 16;
/** Folding runs after so many views, as the schedule does while viewers watch. */
const FOLD_EVERY = 500;

/** The same numbers for the same seed, from 0 up to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface View {
  readonly person: string;
  readonly item: string;
  readonly at: number;
}

/**
 * Plays random views of 100 people in a week of the business clock, in time order, and folds them on the way. Returns by
 * photo how many views its document counts, and how many different pairs of person and day viewed it.
 */
export async function playViewWeek(count: number, seed: number) {
  const random = randomOf(seed);
  const below = (most: number) => Math.floor(random() * most);
  const items = await eachLimited(Array.from({ length: ITEMS }), AT_ONCE, () => newPhoto({ isOld: true }));
  const run = items[0] ?? '';
  const begin = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const views: View[] = Array.from({ length: count }, () => ({
    // Squared: some people and some photos are seen again and again.
    person: `viewer-${run}-${Math.floor(random() ** 2 * PEOPLE)}`,
    item: items[Math.floor(random() ** 2 * ITEMS)] ?? run,
    at: begin + below(DAYS * DAY_MS),
  })).toSorted((a, b) => a.at - b.at);
  const ctx = contextAt({});
  for (let from = 0; from < count; from += FOLD_EVERY) {
    const some = views.slice(from, from + FOLD_EVERY);
    await eachLimited(some, AT_ONCE, ({ person, item, at }) =>
      countView({ ctx: contextAt({ uid: person, now: at }), input: { kind: 'photo', item } }),
    );
    await foldViews({ ctx });
  }
  // The schedule of this run folds too. What it is just adding is left out by another fold.
  await eventually(async () => {
    await foldViews({ ctx });
    const left = await stored.viewShards.all().where('item', 'in', items).count().get();
    if (left.data().count > 0) throw new Error(`${left.data().count} shards are not added yet.`);
  });
  const distinct = new Map(items.map((item) => [item, new Set<string>()]));
  for (const { person, item, at } of views)
    distinct.get(item)?.add(viewIdentity({ kind: 'photo', item, person, at }));
  const counted = await eachLimited(items, AT_ONCE, async (item) => {
    const photo = (await stored.photos(item).get()).data();
    return [item, photo?.view_count] as const;
  });
  return {
    counted: Object.fromEntries(counted),
    expected: Object.fromEntries([...distinct].map(([item, pairs]) => [item, pairs.size])),
  };
}
