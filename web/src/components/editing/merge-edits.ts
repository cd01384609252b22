import type { Values } from '../form/problems.ts';

/** A field that a colleague has changed while this form was open. */
export interface ForeignChange<F extends string> {
  readonly name: F;
  readonly before: string;
  readonly theirs: string;
  /** What this form has instead, if it was changed here too. */
  readonly mine: string | undefined;
}

const namesOf = <F extends string>(values: Values<F>) => Object.keys(values) as F[];

/** What a colleague has changed since `first`, and where that meets one of our changes. */
export function foreignChanges<F extends string>(
  first: Values<F>,
  theirs: Values<F>,
  mine: Values<F>,
): ForeignChange<F>[] {
  return namesOf(first).flatMap((name) => {
    if (theirs[name] === first[name]) return [];
    const isMine = mine[name] !== first[name] && mine[name] !== theirs[name];
    return [{ name, before: first[name], theirs: theirs[name], mine: isMine ? mine[name] : undefined }];
  });
}

/** Our changes on top of the colleague's: where both changed a field, ours. */
export function mergeEdits<F extends string>(
  first: Values<F>,
  theirs: Values<F>,
  mine: Values<F>,
): Values<F> {
  const entries = namesOf(first).map((name) => [
    name,
    mine[name] === first[name] ? theirs[name] : mine[name],
  ]);
  return Object.fromEntries(entries) as Values<F>;
}

/** The list with one entry moved up (-1) or down (1). The first entry cannot move up, nor the last one down. */
export function moveInList(list: readonly string[], key: string, by: -1 | 1): string[] {
  const at = list.indexOf(key);
  const to = at + by;
  if (at < 0 || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((each) => each !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}
