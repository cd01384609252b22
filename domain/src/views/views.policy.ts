import type { ViewKind } from './views.schema.ts';

/** Views of a popular item are written to so many documents, because Firestore slows down many writes to one. */
export const VIEW_SHARDS = 8;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A mark is needed until its day ends everywhere. */
const MARK_KEPT_MS = 2 * DAY_MS;

export interface View {
  readonly kind: ViewKind;
  readonly item: string;
  /** Tells one viewer from another. */
  readonly person: string;
  /** Unix milliseconds. */
  readonly at: number;
}

/** What makes a view count once: the same person, item and day (UTC) give the same text. */
export const viewIdentity = ({ kind, item, person, at }: View): string =>
  JSON.stringify([Math.floor(at / DAY_MS), kind, item, person]);

/** When the mark of a view may be deleted, as unix milliseconds. */
export const viewMarkEnd = (at: number): number => at + MARK_KEPT_MS;
