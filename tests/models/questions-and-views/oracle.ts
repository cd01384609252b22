import type { ErrorCode } from '@boma/domain/errors.ts';
import type { Move, QuestionStage, QuestionView } from '@boma/domain/questions/questions.schema.ts';

const DAY_MS = 86_400_000;

interface Known {
  readonly id: string;
  stage: QuestionStage;
  queuedAt: number;
  /** Without the asker, who is in every count. */
  readonly voters: Set<number>;
  mergedInto: Known | undefined;
  /** What a merged question had when it was merged. */
  frozen: number | undefined;
}

type Outcome = 'done' | ErrorCode;

/** What the rangers' questions and the views must be, in plain sets: nothing is stored, locked, sharded or folded. */
export class Oracle {
  readonly questions: Known[] = [];
  readonly #views = new Set<string>();
  #answering: Known | undefined;

  ask(id: string): void {
    this.questions.push({
      id,
      stage: 'waiting',
      queuedAt: 0,
      voters: new Set(),
      mergedInto: undefined,
      frozen: undefined,
    });
  }

  vote(asked: Known, person: number, vote: boolean): Outcome {
    let question = asked;
    while (question.mergedInto) question = question.mergedInto;
    if (question.stage !== 'queued' && question.stage !== 'answering') return 'not-found';
    if (vote) question.voters.add(person);
    else question.voters.delete(person);
    return 'done';
  }

  move(question: Known, from: QuestionStage, to: Move, now: number): Outcome {
    if (question.stage === to) return 'done';
    if (question.stage !== from || from === 'merged') return 'conflict';
    if (to === 'answering') {
      if (this.#answering && this.#answering !== question && this.#answering.stage === 'answering')
        this.#answering.stage = 'answered';
      this.#answering = question;
    }
    question.stage = to;
    if (to === 'queued') question.queuedAt = now;
    return 'done';
  }

  merge(duplicate: Known, kept: Known): Outcome {
    if (duplicate.mergedInto === kept) return 'done';
    const isClosed = kept.stage === 'merged' || kept.stage === 'removed';
    if (isClosed || duplicate.stage === 'merged') return 'conflict';
    duplicate.frozen = this.votesOf(duplicate);
    for (const voter of duplicate.voters) kept.voters.add(voter);
    duplicate.stage = 'merged';
    duplicate.mergedInto = kept;
    return 'done';
  }

  view(person: number, video: number, at: number): void {
    this.#views.add(`${Math.floor(at / DAY_MS)} ${person} ${video}`);
  }

  votesOf = ({ voters, frozen }: Known): number => frozen ?? voters.size + 1;

  viewsOf = (video: number): number => [...this.#views].filter((view) => view.endsWith(` ${video}`)).length;

  /** What viewers read. */
  chosen(): Pick<QuestionView, 'id' | 'votes' | 'answering'>[] {
    return this.questions
      .filter(({ stage }) => stage === 'queued' || stage === 'answering')
      .toSorted((a, b) => a.queuedAt - b.queuedAt || (a.id < b.id ? -1 : 1))
      .map((question) => ({
        id: question.id,
        votes: this.votesOf(question),
        answering: question.stage === 'answering',
      }))
      .toSorted((a, b) => Number(b.answering) - Number(a.answering) || b.votes - a.votes);
  }
}
