import { z } from 'zod';

/** The place of a document in a list that is ordered by a number and then by id. */
interface Place {
  readonly at: number;
  readonly id: string;
}

/** '1700000000.a1' */
export const placeOf = ({ at, id }: Place): string => `${at}.${id}`;

/** @throws TypeError for what is none; `listPlace` has passed the pattern. */
export function readPlace(text: string): Place {
  const found = /(\d+)\.([\w-]+)$/.exec(text);
  if (!found) throw new TypeError(`'${text}' is no place in a list.`);
  return { at: Number(found[1]), id: String(found[2]) };
}

/** Where a page begins: after this place. */
export const listPlace = z
  .string()
  .regex(/^[a-z]*\.?\d{1,16}\.[\w-]{1,128}$/, { error: 'This is not the end of a page.' });
