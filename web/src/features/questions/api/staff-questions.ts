import { collections } from '@boma/domain/collections.ts';
import { QUESTIONS_SHOWN } from '@boma/domain/questions/questions.constants.ts';
import { inQueueOrder, type WithId } from '@boma/domain/questions/questions.policy.ts';
import {
  CHOSEN_STAGES,
  type QuestionStage,
  questionSchema,
} from '@boma/domain/questions/questions.schema.ts';
import {
  collection,
  type DocumentData,
  type Firestore,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

const newestIn = (database: Firestore, stages: readonly QuestionStage[]) =>
  query(
    collection(database, collections.showQuestions),
    where('stage', 'in', [...stages]),
    orderBy('sent_at', 'desc'),
    limit(QUESTIONS_SHOWN),
  );

/** A malformed question is left out, so that the others are still shown. */
function readQuestion({ id, ...stored }: DocumentData): WithId[] {
  const { data } = questionSchema.safeParse(stored);
  return data && typeof id === 'string' ? [{ ...data, id }] : [];
}

function useQuestionsIn(stages: readonly QuestionStage[]): readonly WithId[] | undefined {
  const { status, data } = useFirestoreCollectionData(newestIn(useFirestore(), stages), { idField: 'id' });
  return status === 'success' ? data.flatMap(readQuestion) : undefined;
}

const INCOMING = ['waiting'] as const;

export interface StaffQuestions {
  /** The newest first. */
  readonly incoming: readonly WithId[];
  /** The selected ones in the order in which they were queued. */
  readonly selected: readonly WithId[];
}

/** Both lists of staff, live. Undefined until they are there. Throws if Firestore refuses. */
export function useStaffQuestions(): StaffQuestions | undefined {
  const incoming = useQuestionsIn(INCOMING);
  const selected = useQuestionsIn(CHOSEN_STAGES);
  return incoming && selected ? { incoming, selected: inQueueOrder(selected) } : undefined;
}
