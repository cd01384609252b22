import { collections } from '@boma/domain/collections.ts';
import { QUESTIONS_SHOWN, SETTLED_SHOWN } from '@boma/domain/questions/questions.constants.ts';
import { inQueueOrder, type WithId } from '@boma/domain/questions/questions.policy.ts';
import {
  CHOSEN_STAGES,
  type QuestionStage,
  questionSchema,
  SETTLED_STAGES,
} from '@boma/domain/questions/questions.schema.ts';
import { limit, orderBy, where } from 'firebase/firestore';
import { useCheckedList } from '../../../lib/firebase/checked-list.ts';

interface List {
  readonly stages: readonly QuestionStage[];
  /** The newest by this time come first. */
  readonly by: 'sent_at' | 'moved_at';
  readonly most: number;
}

const useQuestionsOf = ({ stages, by, most }: List): readonly WithId[] | undefined =>
  useCheckedList(
    collections.showQuestions,
    questionSchema,
    where('stage', 'in', [...stages]),
    orderBy(by, 'desc'),
    limit(most),
  );

const INCOMING: List = { stages: ['waiting'], by: 'sent_at', most: QUESTIONS_SHOWN };
const SELECTED: List = { stages: CHOSEN_STAGES, by: 'sent_at', most: QUESTIONS_SHOWN };
const SETTLED: List = { stages: SETTLED_STAGES, by: 'moved_at', most: SETTLED_SHOWN };

export interface StaffQuestions {
  /** The newest first. */
  readonly incoming: readonly WithId[];
  /** The selected ones in the order in which they were queued. */
  readonly selected: readonly WithId[];
}

/** Both lists of staff, live. Undefined until they are there. Throws if Firestore refuses. */
export function useStaffQuestions(): StaffQuestions | undefined {
  const incoming = useQuestionsOf(INCOMING);
  const selected = useQuestionsOf(SELECTED);
  return incoming && selected ? { incoming, selected: inQueueOrder(selected) } : undefined;
}

/** Those that were answered or removed, live, the one that was moved last first. Undefined until they are there. Throws if Firestore refuses. */
export const useSettledQuestions = (): readonly WithId[] | undefined => useQuestionsOf(SETTLED);
