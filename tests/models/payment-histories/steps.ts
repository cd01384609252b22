import fc from 'fast-check';

const which = fc.nat({ max: 30 });
const DAY = 86_400;

/** Something that happens at Stripe. */
export const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      /** In a trial: whether the first payment will be declined. */
      isCardPoor: fc.boolean(),
      /** 0 starts with a paid period. */
      trialDays: fc.constantFrom(0, 0, 0, 7),
      /** Some buyers have two customers at Stripe. */
      customer: fc.constantFrom(0, 0, 0, 1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel-at-end' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel-now' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('fail' as const), times: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unpause' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom('paused', 'unpaid'),
    }),
  },
  // 'refund' is made by staff at Stripe's dashboard, 'request-refund' by the member on the site.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('request-refund' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('dispute' as const) }) },
);
export type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** How one of the pending events arrives. */
const delivery = fc.record({
  kind: fc.constant('deliver' as const),
  which,
  how: fc.constantFrom(
    'once' as const,
    'twice' as const,
    'together' as const,
    // Stripe is out of reach, so the event is repeated.
    'failing' as const,
    // The event is handled, but the process ends before recording it.
    'forgotten' as const,
    // Stripe's answer arrives only when a later step releases it.
    'held' as const,
    'held' as const,
  ),
});
export type Delivery = typeof delivery extends fc.Arbitrary<infer D> ? D : never;

/** Something happens and its event is handled, while Stripe's answer to an earlier read is still on its way. */
const race = fc.record({ kind: fc.constant('race' as const), which, act });
export type Race = typeof race extends fc.Arbitrary<infer R> ? R : never;

const step = fc.oneof(
  { weight: 4, arbitrary: act },
  { weight: 5, arbitrary: delivery },
  { weight: 3, arbitrary: race },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), which }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The time between two rounds, in seconds, the same for all players. */
const pause = fc.constantFrom(1, 60, 3600, DAY, 3 * DAY, 8 * DAY, 15 * DAY, 32 * DAY);

/** What happens to one player: some steps in each round, beginning with a purchase. */
export type History = readonly (readonly Step[])[];

/** Histories that are played side by side on one clock. */
export interface Batch {
  readonly pauses: readonly number[];
  readonly histories: readonly History[];
}

const ROUNDS = 3;

/** Random batches, the same for each seed. `acts`: without steps about how events arrive. */
export function batchesOf(
  seed: number,
  { batches, people, acts = false }: { batches: number; people: number; acts?: boolean },
): Batch[] {
  const steps = fc.array<Step>(acts ? act : step, { minLength: 1, maxLength: 4 });
  const rounds = fc.array(steps, { minLength: ROUNDS, maxLength: ROUNDS });
  const history = fc
    .tuple(
      act.filter(({ kind }) => kind === 'buy'),
      rounds,
    )
    .map(([first, [opening = [], ...others]]): History => [[first, ...opening], ...others]);
  const batch = fc.record({
    pauses: fc.array(pause, { minLength: ROUNDS - 1, maxLength: ROUNDS - 1 }),
    histories: fc.array(history, { minLength: people, maxLength: people }),
  });
  return fc.sample(batch, { seed, numRuns: batches });
}
