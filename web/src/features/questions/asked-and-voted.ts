import { createStore, useStore } from '../../lib/store.ts';

export interface OwnQuestion {
  readonly id: string;
  readonly question: string;
}

const NONE: readonly OwnQuestion[] = [];

/** What the viewer has asked and voted for since the page was opened. The specification allows no further storage key. */
const asked = createStore<readonly OwnQuestion[]>(NONE);
const answered = createStore<ReadonlySet<string>>(new Set());
const voted = createStore<ReadonlySet<string>>(new Set());

export const recordAsked = (question: OwnQuestion) => {
  asked.write([question, ...asked.read()]);
  recordVote(question.id, true);
};

export function recordVote(id: string, vote: boolean): void {
  const next = new Set(voted.read());
  if (vote) next.add(id);
  else next.delete(id);
  voted.write(next);
}

/**
 * Records which of the viewer's questions a ranger answers: it leaves the list of chosen ones after that. True the first time
 * that one of theirs is answered.
 */
export function recordAnswering(id: string): boolean {
  const isNew = asked.read().some((each) => each.id === id) && !answered.read().has(id);
  if (isNew) answered.write(new Set([...answered.read(), id]));
  return isNew;
}

export const useAnswered = () => useStore(answered, undefined);
export const useOwnQuestions = () => useStore(asked, NONE);
export const useVotes = () => useStore(voted, undefined);

let draft = '';

/** What the viewer is writing. The form moves on the page as a show begins or ends, and goes on with it. */
export const questionDraft = () => draft;

export function keepQuestionDraft(text: string): void {
  draft = text;
}

let owner: string | undefined;

/** Another user of this page has asked nothing yet. Undefined is a guest. */
export function keepOwnQuestionsOf(uid: string | undefined): void {
  if (uid === owner) return;
  owner = uid;
  draft = '';
  asked.write(NONE);
  answered.write(new Set());
  voted.write(new Set());
}
