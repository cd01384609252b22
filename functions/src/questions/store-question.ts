import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import type { User } from '@boma/domain/accounts/user.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { StoredDocument } from '../platform/store.ts';
import { voteOf } from './vote-of.ts';

interface Asked {
  readonly uid: string;
  readonly writer: User;
  readonly question: string;
  /** The name may be read out. */
  readonly namesAuthor: boolean;
  /** Unix milliseconds. */
  readonly now: number;
}

/** Writes a new question with its asker's own vote. */
export function storeQuestion(
  transaction: Transaction,
  document: StoredDocument<'showQuestions'>,
  { uid, writer, question, namesAuthor, now }: Asked,
): void {
  const name = authorOf({ uid, displayName: writer.display_name, roles: writer.roles });
  transaction.create(document, {
    uid,
    author: namesAuthor ? name : null,
    question,
    sent_at: now,
    stage: 'waiting',
    queued_at: null,
    votes: 1,
    merged_into: null,
  });
  transaction.create(voteOf(document.id, uid), { uid, question: document.id, voted_at: now });
}
