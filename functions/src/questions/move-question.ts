import { AppError } from '@boma/domain/errors.ts';
import { movedQuestion } from '@boma/domain/questions/questions.policy.ts';
import type { MoveQuestionInput, Question, QuestionStage } from '@boma/domain/questions/questions.schema.ts';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import { commitInTurn, writeUnlessChanged } from '../platform/commit-in-turn.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { type Patch, type StoredDocument, store } from '../platform/store.ts';
import { publishAfterVerb } from './publish-questions.ts';

function recordMove(
  ctx: StaffCtx,
  batch: WriteBatch,
  { path }: Pick<DocumentReference, 'path'>,
  before: QuestionStage,
  after: QuestionStage,
): void {
  recordAction(ctx, batch, { target: path, before: { stage: before }, after: { stage: after } });
}

/**
 * Begins to answer a question: at most one is being answered. A small document names the last one. That one must stay as
 * it was read, even if it is not being answered: a colleague may move it back to that at this moment.
 */
async function beginToAnswer(
  ctx: StaffCtx,
  batch: WriteBatch,
  id: string,
  last: DocumentSnapshot<{ id: string }, Patch<'answeredQuestion'>>,
  now: number,
): Promise<void> {
  writeUnlessChanged(batch, last, { id }, store.answeredQuestion);
  const lastId = last.data()?.id;
  if (lastId === undefined || lastId === id) return;
  const other = await store.showQuestions(lastId).get();
  const question = other.data();
  if (!question) return;
  const wasAnswering = question.stage === 'answering';
  const after = wasAnswering ? movedQuestion(question, 'answered', now) : question;
  writeUnlessChanged(batch, other, after, store.showQuestions);
  if (wasAnswering) recordMove(ctx, batch, other.ref, 'answering', 'answered');
}

/** True if the question moved; false if it was there already. */
async function move(
  ctx: StaffCtx,
  document: StoredDocument<'showQuestions'>,
  { from, to }: MoveQuestionInput,
  now: number,
): Promise<boolean> {
  return commitInTurn('moving a question', async () => {
    const [stored, last] = await readDocuments(firestore(), document, store.answeredQuestion());
    const before: Question | undefined = stored.data();
    if (!before) throw new AppError('not-found');
    if (before.stage === to) return undefined;
    if (before.stage !== (from ?? before.stage) || before.stage === 'merged') throw new AppError('conflict');
    const batch = firestore().batch();
    writeUnlessChanged(batch, stored, movedQuestion(before, to, now), store.showQuestions);
    recordMove(ctx, batch, document, before.stage, to);
    if (to === 'answering') await beginToAnswer(ctx, batch, document.id, last, now);
    return batch;
  });
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
