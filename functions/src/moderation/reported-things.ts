import type { ReportedKind } from '@boma/domain/moderation/reported-kinds.ts';
import type { Report } from '@boma/domain/moderation/reports.schema.ts';
import { photoTitle } from '@boma/domain/photos/photos.constants.ts';
import { pictureName } from '@boma/domain/photos/photos.policy.ts';
import { CHOSEN_STAGES, type QuestionStage } from '@boma/domain/questions/questions.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { messageFacts } from '../chat/message-facts.ts';
import { objectAddress } from '../platform/bucket.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/** What a report copies of the thing that it is about. */
export type ReportedCopy = Pick<Report, 'chat' | 'message' | 'picture' | 'author' | 'user_id'>;

interface ReportedThing {
  /** Undefined: there is none that viewers see. */
  readonly copy: (transaction: Transaction, id: string) => Promise<ReportedCopy | undefined>;
  /** It is deleted with its author's account, so the copy in a report goes, too. */
  readonly goesWithAuthor: boolean;
}

async function copyMessage(transaction: Transaction, id: string): Promise<ReportedCopy | undefined> {
  const found = await transaction.get(store.chat(id));
  const { isDeleted, isHidden: _, ...message } = messageFacts(found);
  return found.exists && !isDeleted ? { ...message, picture: null } : undefined;
}

async function copyPhoto(transaction: Transaction, id: string): Promise<ReportedCopy | undefined> {
  const photo = dataIfWellFormed(await transaction.get(store.photos(id)));
  if (!photo) return undefined;
  const words = [photoTitle(photo.title), photo.described?.value ?? photo.alt];
  return {
    chat: null,
    message: words.filter((each) => each !== '').join(' · '),
    picture: objectAddress(pictureName(photo.folder, 'card')),
    author: photo.author,
    user_id: photo.uid,
  };
}

/** A question that a ranger has answered meanwhile may still be in sight. */
const REPORTABLE: readonly QuestionStage[] = [...CHOSEN_STAGES, 'answered'];

async function copyQuestion(transaction: Transaction, id: string): Promise<ReportedCopy | undefined> {
  const asked = dataIfWellFormed(await transaction.get(store.showQuestions(id)));
  if (!asked || !REPORTABLE.includes(asked.stage)) return undefined;
  return { chat: null, message: asked.question, picture: null, author: asked.author, user_id: asked.uid };
}

export const reportedThings: Readonly<Record<ReportedKind, ReportedThing>> = {
  message: { copy: copyMessage, goesWithAuthor: false },
  photo: { copy: copyPhoto, goesWithAuthor: true },
  question: { copy: copyQuestion, goesWithAuthor: true },
};
