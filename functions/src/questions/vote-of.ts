import { type StoredDocument, store } from '../platform/store.ts';

/** A viewer's one vote for a question. */
export const voteOf = (question: string, uid: string): StoredDocument<'questionVotes'> =>
  store.questionVotes(`${question}.${uid}`);
