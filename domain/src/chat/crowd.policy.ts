import { CROWD_ENDS_BELOW, CROWD_VIEWERS } from './chat.constants.ts';
import type { ChatTail } from './chat.schema.ts';

/** True if so many viewers are a crowd. One that has begun ends later than it begins, so that pages do not go to and fro. */
export const isCrowd = (viewers: number, before: boolean): boolean =>
  viewers >= (before ? CROWD_ENDS_BELOW : CROWD_VIEWERS);

/** True for a tail that says nothing beyond this one: copies of a CDN differ in age. */
export const isStaleTail = (tail: ChatTail, newest: ChatTail | undefined): boolean =>
  newest !== undefined &&
  (tail.seq < newest.seq ||
    tail.deletions < newest.deletions ||
    (tail.seq === newest.seq && tail.deletions === newest.deletions));
