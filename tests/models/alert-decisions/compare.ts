import { isDeepStrictEqual } from 'node:util';
import { decideAlert } from '@boma/domain/alerts/decide-alert.ts';
import { expectedDecision } from './oracle.ts';
import { questionFrom, randomFrom } from './questions.ts';

export interface Comparison {
  /** The first question that the two answer differently. */
  readonly first: object | undefined;
  readonly differences: number;
  /** How often each decision came, with its reason: 'drop stale'. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Asks the product and the oracle the same random questions. */
export function compareDecisions(seed: number, questions: number): Comparison {
  const random = randomFrom(seed);
  const counts: Record<string, number> = {};
  let differences = 0;
  let first: object | undefined;
  for (let asked = 0; asked < questions; asked += 1) {
    const question = questionFrom(random);
    const decided = decideAlert(question);
    const expected = expectedDecision(question);
    const name = decided.act === 'drop' ? `drop ${decided.reason}` : decided.act;
    counts[name] = (counts[name] ?? 0) + 1;
    if (isDeepStrictEqual(decided, expected)) continue;
    differences += 1;
    first ??= { question, decided, expected };
  }
  return { first, differences, counts };
}

/** Every decision that there is. A generator that never leads to one of them proves nothing about it. */
export const DECISIONS = [
  'collapse',
  'drop blip',
  'drop cool-down',
  'drop known',
  'drop not-wanted',
  'drop silent',
  'drop stale',
  'drop too-late',
  'hold',
  'send',
];
