import type { Action } from '@boma/domain/access/access.ts';
import { chatName } from '@boma/domain/chat/chat.policy.ts';
import { photoPath } from '@boma/domain/content-paths.ts';
import type { ReportedKind } from '@boma/domain/moderation/reported-kinds.ts';
import type { Report } from '@boma/domain/moderation/reports.schema.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { deleteMessage, deletePhoto, removeQuestion } from './api/moderation-calls.ts';
import { moderationProblem } from './moderation-words.ts';

interface Removal {
  readonly action: Action;
  readonly remove: (id: string) => Promise<void>;
  readonly offer: string;
  readonly question: string;
  readonly yes: string;
  /** What staff read once it is removed. */
  readonly done: string;
  readonly problemOf: (cause: unknown) => string;
}

interface ReportedThingWords {
  /** Follows the author's name in a heading: 'in Boma'. */
  readonly where: (copy: Pick<Report, 'chat'>) => string;
  /** Its page. Undefined: it has none of its own. */
  readonly path: (id: string) => string | undefined;
  readonly removal: Removal;
  /** Moderators can take it out of sight until an admin decides. Without this, they can remove it themselves. */
  readonly canBeHidden: boolean;
}

/** What staff read about each kind of reported thing, and what they can do with it. */
export const reportedThings: Readonly<Record<ReportedKind, ReportedThingWords>> = {
  message: {
    where: ({ chat }) => `in ${chatName(chat ?? '')}`,
    path: () => undefined,
    removal: {
      action: 'message.delete',
      remove: deleteMessage,
      offer: 'Delete message',
      question: 'Delete this message for everyone?',
      yes: 'Yes, delete it',
      done: 'Message deleted.',
      problemOf: moderationProblem,
    },
    canBeHidden: true,
  },
  photo: {
    where: () => 'took this photo',
    path: photoPath,
    removal: {
      action: 'photo.delete',
      remove: deletePhoto,
      offer: 'Delete photo',
      question: 'Delete this photo and its picture for everyone?',
      yes: 'Yes, delete it',
      done: 'Photo deleted.',
      problemOf: (cause) => refusalWords(cause, { 'not-found': 'This photo is gone.' }),
    },
    canBeHidden: false,
  },
  question: {
    where: () => 'asks the rangers',
    path: () => undefined,
    removal: {
      action: 'question.move',
      remove: removeQuestion,
      offer: 'Remove question',
      question: 'Take this question out of the lists?',
      yes: 'Yes, remove it',
      done: 'Question removed.',
      problemOf: (cause) =>
        refusalWords(cause, {
          conflict: 'A colleague has merged this question with another one.',
          'not-found': 'This question is gone.',
        }),
    },
    canBeHidden: false,
  },
};
