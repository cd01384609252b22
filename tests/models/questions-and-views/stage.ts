import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { ensureUser } from '../../../functions/src/accounts/ensure-user.ts';
import type { ActiveUserCtx, CallerCtx, StaffCtx } from '../../../functions/src/platform/context.ts';
import { mergeQuestions } from '../../../functions/src/questions/merge-questions.ts';
import { moveQuestion } from '../../../functions/src/questions/move-question.ts';
import { publishQuestions } from '../../../functions/src/questions/publish-questions.ts';
import { voteQuestion } from '../../../functions/src/questions/vote-question.ts';
import { countView } from '../../../functions/src/views/count-view.ts';
import { foldViews } from '../../../functions/src/views/fold-views.ts';
import { newQuestion } from '../../support/questions.ts';
import { stored } from '../../support/stored.ts';
import { contextAt } from '../../support/verb-context.ts';
import { newVideo } from '../../support/videos.ts';
import { type Operation, PEOPLE, VIDEOS } from './operations.ts';
import { Oracle } from './oracle.ts';

/** So much passes between two operations that no limit is met. */
const STEP_MS = 10_000;
const HOUR_MS = 3_600_000;
/** More than viewers are shown would need another oracle. */
const QUESTIONS_MOST = 60;

/** The verbs and the oracle, side by side. Every operation is played on both. */
export class OracleStage {
  readonly oracle = new Oracle();
  #now = Date.UTC(2026, 10, 22, 6);
  readonly #videos: string[];

  private constructor(videos: string[]) {
    this.#videos = videos;
  }

  static async open(): Promise<OracleStage> {
    for (let person = 0; person < PEOPLE; person += 1) {
      const uid = `person-${person}`;
      await ensureUser({ ctx: contextAt({}), input: { uid, email: `${uid}@boma.test`, roles: [] } });
    }
    const videos: string[] = [];
    for (let video = 0; video < VIDEOS; video += 1) videos.push(String((await newVideo()).id));
    return new OracleStage(videos);
  }

  #caller(uid: string): ActiveUserCtx & CallerCtx {
    const ctx = contextAt({ uid, now: this.#now, real: this.#now });
    return { ...ctx, account: { uid } as ActiveUserCtx['account'], roles: [] };
  }

  #staff(action: StaffCtx['action']): StaffCtx {
    return { ...this.#caller('ranger'), roles: ['zoomie'], action, trail: { granted: [], recorded: [] } };
  }

  /** @throws Error when the verb does not answer what the oracle says. */
  async play(operation: Operation): Promise<void> {
    this.#now += STEP_MS;
    const { questions } = this.oracle;
    const at = (index: number) => questions[index % questions.length];
    const now = this.#now;
    switch (operation.kind) {
      case 'ask':
        if (questions.length < QUESTIONS_MOST) this.oracle.ask(await newQuestion({ sent_at: now }));
        return;
      case 'vote': {
        const question = at(operation.which);
        if (!question) return;
        const { person, vote } = operation;
        const ctx = this.#caller(`person-${person}`);
        const expected = this.oracle.vote(question, person, vote);
        return this.#compare(operation, expected, voteQuestion({ ctx, input: { id: question.id, vote } }));
      }
      case 'move': {
        const question = at(operation.which);
        if (!question) return;
        const { to, isLate } = operation;
        const from = isLate ? 'removed' : question.stage;
        const expected = this.oracle.move(question, from, to, now);
        const ctx = this.#staff('question.move');
        return this.#compare(
          operation,
          expected,
          moveQuestion({ ctx, input: { id: question.id, from, to } }),
        );
      }
      case 'merge': {
        const [duplicate, kept] = [at(operation.which), at(operation.into)];
        if (!duplicate || !kept || duplicate === kept) return;
        const expected = this.oracle.merge(duplicate, kept);
        const ctx = this.#staff('question.merge');
        const input = { id: duplicate.id, into: kept.id };
        return this.#compare(operation, expected, mergeQuestions({ ctx, input }));
      }
      case 'view': {
        const { person, video } = operation;
        this.oracle.view(person, video, now);
        const ctx = this.#caller(`person-${person}`);
        return countView({ ctx, input: { kind: 'video', item: this.#videos[video] ?? '' } });
      }
      case 'fold':
        return foldViews({ ctx: contextAt({ now, real: now }) });
      case 'wait':
        this.#now += operation.hours * HOUR_MS;
    }
  }

  async #compare(operation: Operation, expected: 'done' | ErrorCode, played: Promise<void>): Promise<void> {
    const outcome = await played.then(
      () => 'done' as const,
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      },
    );
    if (outcome !== expected)
      throw new Error(`${JSON.stringify(operation)}: expected ${expected}, and it was ${outcome}.`);
  }

  /** What is stored and published, and what the oracle says, in the same form. */
  async states() {
    const ctx = contextAt({ now: this.#now, real: this.#now });
    await foldViews({ ctx });
    await publishQuestions({ ctx });
    const { questions } = (await stored.publishedQuestions().get()).data() ?? { questions: [] };
    const asked = await Promise.all(
      this.oracle.questions.map(async ({ id }) => (await stored.showQuestions(id).get()).data()),
    );
    const videos = await Promise.all(
      this.#videos.map(async (id) => (await stored.videos(id).get()).data()?.view_count),
    );
    return {
      actual: {
        published: questions.map(({ id, votes, answering }) => ({ id, votes, answering })),
        stored: asked.map((question) => [question?.stage, question?.votes]),
        views: videos,
      },
      expected: {
        published: this.oracle.chosen(),
        stored: this.oracle.questions.map((question) => [question.stage, this.oracle.votesOf(question)]),
        views: this.#videos.map((_, video) => this.oracle.viewsOf(video)),
      },
    };
  }
}
