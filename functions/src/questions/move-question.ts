import { AppError } from '@boma/domain/errors.ts';
import { movedQuestion } from '@boma/domain/questions/questions.policy.ts';
import type { MoveQuestionInput, Question, QuestionStage } from '@boma/domain/questions/questions.schema.ts';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { type StoredDocument, store } from '../platform/store.ts';
import { publishAfterVerb } from './publish-questions.ts';

/** Two staff who move questions at the same time must both get their turn. */
const ATTEMPTS = 20;

/**
 * Begins to answer a question: at most one is being answered. Every such move writes the same small document, so two at
 * once follow each other. Returns the function that writes.
 */
async function beginToAnswer(ctx: StaffCtx, transaction: Transaction, id: string): Promise<() => void> {
  const answered = store.answeredQuestion();
  const last = (await transaction.get(answered)).data();
  const other = last && last.id !== id ? store.showQuestions(last.id) : undefined;
  const isOpen = other && (await transaction.get(other)).data()?.stage === 'answering';
  return () => {
    transaction.set(answered, { id });
    if (!isOpen) return;
    transaction.update(other, store.showQuestions.patch({ stage: 'answered' }));
    recordMove(ctx, transaction, other, 'answering', 'answered');
  };
}

function recordMove(
  ctx: StaffCtx,
  transaction: Transaction,
  { path }: Pick<DocumentReference, 'path'>,
  before: QuestionStage,
  after: QuestionStage,
): void {
  recordAction(ctx, transaction, { target: path, before: { stage: before }, after: { stage: after } });
}

/** True if the question moved; false if it was there already. */
async function move(
  ctx: StaffCtx,
  document: StoredDocument<'showQuestions'>,
  { from, to }: MoveQuestionInput,
  now: number,
): Promise<boolean> {
  return firestore().runTransaction(
    async (transaction) => {
      const before: Question | undefined = (await transaction.get(document)).data();
      if (!before) throw new AppError('not-found');
      if (before.stage === to) return false;
      if (before.stage !== from || from === 'merged') throw new AppError('conflict');
      const begin = to === 'answering' ? await beginToAnswer(ctx, transaction, document.id) : undefined;
      transaction.set(document, movedQuestion(before, to, now));
      recordMove(ctx, transaction, document, before.stage, to);
      begin?.();
      return true;
    },
    { maxAttempts: ATTEMPTS },
  );
}

/**
 * Moves a question from the stage that staff saw to another one. A repeated call changes nothing. The question that was
 * being answered until now becomes an answered one.
 * @throws AppError `not-found`; `conflict` when a colleague has moved the question elsewhere, and for a merged one.
 */
export async function moveQuestion({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: MoveQuestionInput;
}): Promise<void> {
  if (!(await move(ctx, store.showQuestions(input.id), input, ctx.clock.real()))) recordNoChange(ctx);
  await publishAfterVerb(ctx);
}
