import type { AuditedAction } from '@boma/domain/access/access.ts';
import { actionTitle } from '@boma/domain/access/action-title.ts';
import type { ErrorCode } from '@boma/domain/errors.ts';
import type { PersonHistory } from '@boma/domain/moderation/person-history.schema.ts';
import {
  SANCTION_KINDS,
  type SanctionKind,
  sanctionActions,
} from '@boma/domain/moderation/sanction-kinds.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { momentWords } from '../../lib/moments.ts';

const byCode: Partial<Record<ErrorCode, string>> = {
  forbidden: 'You cannot do this. Only an admin can moderate staff, and admins cannot be moderated.',
  conflict: 'This is your own account, or an account that is closed already.',
  'not-found': 'This account, message or report is gone.',
};

/** Why staff could not do what they tried: the server's words, else ours for the code. */
export const moderationProblem = (cause: unknown): string => refusalWords(cause, byCode);

const untilWords = (until: number | null) => (until === null ? '' : ` until ${momentWords(until)}`);

interface KindWords {
  /** What it is called in a list: 'Muted'. */
  readonly name: string;
  /** What staff read once it is done. `until` is unix milliseconds, null for a kind that staff must lift. */
  readonly done: (author: string, until: number | null) => string;
  /** What staff read once they have taken it back. */
  readonly lifted: (author: string) => string;
  /** A question that staff answer first, and their answer. Absent for kinds that need no second thought. */
  readonly confirm?: { readonly question: string; readonly yes: string };
}

/** What staff read about each kind of sanction. */
export const kindWords: Readonly<Record<SanctionKind, KindWords>> = {
  mute: {
    name: 'Muted',
    done: (author, until) => `${author} is muted${untilWords(until)}.`,
    lifted: (author) => `${author} may write again.`,
  },
  ban: {
    name: 'Banned',
    lifted: (author) => `${author} may sign in and write again.`,
    done: (author) => `The account of ${author} is closed and signed out everywhere.`,
    confirm: {
      question:
        'A ban closes the account and signs it out everywhere, until staff take it back. Are you sure?',
      yes: 'Yes, close the account',
    },
  },
};

/** Shorter than the titles of the audit log, because the history is of one user. */
const actionNames: Partial<Record<AuditedAction, string>> = {
  ...Object.fromEntries(SANCTION_KINDS.map((kind) => [sanctionActions[kind], kindWords[kind].name])),
  'sanction.lift': 'Sanction lifted',
  'message.delete': 'Message deleted',
  'message.hide': 'Message hidden',
  'message.put-back': 'Message put back',
  'report.settle': 'Report settled',
  'appeal.decide': 'Appeal decided',
  'held-text.decide': 'Held text decided',
  'person.trust': 'Let write at once',
  'role.grant': 'Role given',
  'role.take': 'Role taken away',
  'membership.give': 'Membership given or taken away',
  'contact.answer': 'Contact message answered',
  'contact.settle': 'Contact message settled',
  'mail.retry': 'Mail sent again',
};

/** One earlier action about a user: 'Muted by Naledi, Mar 5, 2026, 3:40 PM: Please let others finish.' */
export function actionWords({ at, by, action, reason }: PersonHistory['actions'][number]): string {
  const actor = by === null ? '' : ` by ${by}`;
  return `${actionNames[action as AuditedAction] ?? actionTitle(action)}${actor}, ${momentWords(at)}${reason === '' ? '' : `: ${reason}`}`;
}

/** 'Lerato is muted until Mar 5, 2026, 3:40 PM. Please let others finish.' */
export const presentSanctionWords = (
  author: string,
  { kind, until, reason }: NonNullable<PersonHistory['sanction']>,
): string => `${kindWords[kind].done(author, until)} ${reason}`;
