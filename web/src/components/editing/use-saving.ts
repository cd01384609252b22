import { AppError } from '@boma/domain/errors.ts';
import { useRef } from 'react';
import { isAnswerLost } from '../../lib/asking/refusal-words.ts';
import type { Values } from '../form/problems.ts';
import type { Edited } from './edit-kind.ts';
import { colleagueOf } from './edit-problems.ts';
import { type ForeignChange, foreignChanges } from './merge-edits.ts';

export interface Saving<F extends string> {
  /** @throws AppError; `conflict` if a colleague has saved it since that version. */
  readonly save: (values: Values<F>, version: string | null) => Promise<void>;
  /** Reads what is stored now. Undefined: a colleague has removed it. */
  readonly reread: () => Promise<Edited<F> | undefined>;
  /** For something new: the values of what was stored since the form was opened. */
  readonly addedSince?: (() => Promise<readonly Values<F>[]>) | undefined;
  /** Typed values as the form shows them once they are stored: '-24.63' → '-24.6'. */
  readonly asStored?: ((values: Values<F>) => Values<F>) | undefined;
}

export interface Conflict<F extends string> {
  /** Who saved meanwhile, as the subject of a sentence. */
  readonly by: string;
  readonly theirs: Edited<F>;
  readonly mine: Values<F>;
  readonly changes: readonly ForeignChange<F>[];
}

/** Thrown inside a save, so that the form stays unsent while staff decide. */
export class ConflictShown extends Error {}

const ARRIVED = 'What you saved before has arrived. Open it in the list to change it.';
const GONE = 'A colleague has removed this. Leave the form to see the list.';

const isSame = <F extends string>(one: Values<F>, other: Values<F>) =>
  (Object.keys(one) as F[]).every((name) => one[name].trim() === other[name].trim());

const isConflict = (cause: unknown) =>
  cause instanceof AppError && cause.code === 'conflict' && !cause.details.alert;

/**
 * Saves what staff typed over the version that the form began with. A save whose answer was lost may be stored: what this
 * form has sent is no change of a colleague, and something new is not added twice.
 */
export function useSaving<F extends string>(
  begin: Edited<F>,
  { save, reread, addedSince, asStored = (values) => values }: Saving<F>,
  onConflict: (conflict: Conflict<F>) => void,
): (values: Values<F>) => Promise<void> {
  const lost = useRef<Values<F>>(undefined);
  const send = async (mine: Values<F>, version: string | null) => {
    try {
      await save(mine, version);
    } catch (cause) {
      if (isAnswerLost(cause)) lost.current = asStored(mine);
      throw cause;
    }
  };
  const settle = async (mine: Values<F>, cause: unknown): Promise<void> => {
    if (!isConflict(cause)) throw cause;
    const theirs = await reread();
    if (!theirs) throw new AppError('conflict', { alert: GONE, cause });
    if (isSame(theirs.values, asStored(mine))) return;
    const isOurs = lost.current && isSame(theirs.values, lost.current);
    const changes = foreignChanges(begin.values, theirs.values, mine);
    if (isOurs || changes.length === 0) return send(mine, theirs.version);
    onConflict({ by: colleagueOf(cause), theirs, mine, changes });
    throw new ConflictShown('A colleague has changed this.');
  };
  return async (mine) => {
    const sent = lost.current;
    if (sent && begin.version === null && addedSince) {
      const added = await addedSince();
      if (added.some((values) => isSame(values, sent))) {
        if (isSame(asStored(mine), sent)) return;
        throw new AppError('conflict', { alert: ARRIVED });
      }
    }
    await send(mine, begin.version).catch((cause: unknown) => settle(mine, cause));
  };
}
