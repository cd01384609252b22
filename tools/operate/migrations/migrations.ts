import type { Migration } from '../../../functions/src/platform/migrations/migration.ts';
import { questionMovedAt } from './question-moved-at.ts';

/** All that can be run. One that has run at every site may be deleted. */
export const MIGRATIONS: readonly Migration[] = [questionMovedAt];
