import { z } from 'zod';
import { isDocumentId } from './identifiers.ts';

/** The place of a document in a list that is ordered by a number and then by id. */
interface ListPlace {
  readonly at: number;
  readonly id: string | number;
}

/** As the list says where one of its pages ends: '1700000000.a1'. */
export const placeOf = ({ at, id }: ListPlace): string => `${at}.${id}`;

/** What `placeOf` wrote. */
export function readPlace(text: string): { readonly at: number; readonly id: string } {
  const dot = text.indexOf('.');
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
}

export const NO_PLACE = { error: 'This is not the end of a page.' };

/** Where a page begins: after this place. */
export const listPlace = z
  .string(NO_PLACE)
  .max(600, { ...NO_PLACE, abort: true })
  .regex(/^\d{1,16}\.[^/]+$/, { ...NO_PLACE, abort: true })
  .refine((text) => isDocumentId(readPlace(text).id), NO_PLACE);
