import { idsOf } from '@boma/domain/questions/questions.policy.ts';
import type { QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { readStoredUser, subscribeToSession, useStoredUser } from '../../session/session.ts';
import { isSignedOut } from '../../session/write-session.later.ts';

export interface OwnQuestion {
  readonly id: string;
  readonly question: string;
}

type Known = Pick<QuestionView, 'id' | 'merged'>;

/** What a user has asked and voted for since the page was opened. The specification allows no further storage key. */
interface Own {
  readonly uid: string | undefined;
  readonly asked: readonly OwnQuestion[];
  /** Those of the asked ones that a ranger has answered: they leave the list of chosen ones after that. */
  readonly answered: ReadonlySet<string>;
  readonly voted: ReadonlySet<string>;
}

/** What a user is writing, and whether their name may be read out with it. */
interface Draft {
  readonly text: string;
  readonly allow: boolean;
}

const NOTHING: Own = { uid: undefined, asked: [], answered: new Set(), voted: new Set() };
const NO_DRAFT: Draft & Pick<Own, 'uid'> = { uid: undefined, text: '', allow: true };

const own = createStore(NOTHING);
let draft = NO_DRAFT;

// A user whose session ends goes on after the next sign-in, and meanwhile nobody sees what is theirs.
subscribeToSession(() => {
  if (!isSignedOut()) return;
  own.write(NOTHING);
  draft = NO_DRAFT;
});

function read(): Own {
  const uid = readStoredUser()?.id;
  const kept = own.read();
  return kept.uid === uid ? kept : { ...NOTHING, uid };
}

function useOwn(): Own {
  const uid = useStoredUser()?.id;
  const kept = useStore(own, NOTHING);
  return kept.uid === uid ? kept : NOTHING;
}

export function recordAsked(question: OwnQuestion): void {
  const before = read();
  own.write({ ...before, asked: [question, ...before.asked] });
  recordVote(question, true);
}

/** A question has the votes for its duplicates, too. */
export function recordVote(question: Known, vote: boolean): void {
  const before = read();
  const voted = new Set(before.voted);
  if (vote) voted.add(question.id);
  else for (const id of idsOf(question)) voted.delete(id);
  own.write({ ...before, voted });
}

/** Records which of the viewer's questions a ranger answers. True the first time that one of theirs is answered. */
export function recordAnswering(question: Known): boolean {
  const before = read();
  const ids = idsOf(question);
  const fresh = before.asked.map(({ id }) => id).filter((id) => ids.includes(id) && !before.answered.has(id));
  if (fresh.length > 0) own.write({ ...before, answered: new Set([...before.answered, ...fresh]) });
  return fresh.length > 0;
}

export const useAnswered = () => useOwn().answered;
export const useOwnQuestions = () => useOwn().asked;
export function useIsVoted(question: Known): boolean {
  const { voted } = useOwn();
  return idsOf(question).some((id) => voted.has(id));
}

/** What the viewer is writing. The form moves on the page as a show begins or ends, and goes on with it. */
export const questionDraft = (): Draft => (draft.uid === readStoredUser()?.id ? draft : NO_DRAFT);

export function keepQuestionDraft(part: Partial<Draft>): void {
  draft = { ...questionDraft(), ...part, uid: readStoredUser()?.id };
}
