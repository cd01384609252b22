import { SETTLED_STAGES } from '@boma/domain/questions/questions.schema.ts';
import type { Migration } from '../../../functions/src/platform/migrations/migration.ts';

const SETTLED: readonly unknown[] = SETTLED_STAGES;

/** The list of answered questions is sorted by a field that older ones lack, so it does not show them. */
export const questionMovedAt: Migration = {
  name: 'question-moved-at',
  what: 'Gives answered and removed questions the time at which staff moved them last: when they were chosen, or else sent.',
  collection: 'showQuestions',
  change: ({ stage, moved_at, queued_at, sent_at }) =>
    SETTLED.includes(stage) && moved_at === undefined ? { moved_at: queued_at ?? sent_at } : {},
};
