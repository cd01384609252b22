import { z } from 'zod';
import { isDocumentId } from './identifiers.ts';

/** The last document of a page, in a list that is ordered by a number and then by id. */
interface PageEnd {
  readonly at: number;
  readonly id: string | number;
}

/** As the list says where one of its pages ends: '1700000000.a1'. */
export const cursorAfter = ({ at, id }: PageEnd): string => `${at}.${id}`;

/** What `cursorAfter` wrote. */
export function readCursor(text: string): { readonly at: number; readonly id: string } {
  const dot = text.indexOf('.');
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
}

export const NO_CURSOR = { error: 'This is not the end of a page.' };

/** Where a page begins: after the document that this names. */
export const listCursor = z
  .string(NO_CURSOR)
  .max(600, { ...NO_CURSOR, abort: true })
  .regex(/^\d{1,16}\.[^/]+$/, { ...NO_CURSOR, abort: true })
  .refine((text) => isDocumentId(readCursor(text).id), NO_CURSOR);
