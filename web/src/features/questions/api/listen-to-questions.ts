import { singletons } from '@boma/domain/collections.ts';
import type { PublishedQuestions, QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';

/** Publishes the chosen questions at every change, until the returned function is called. */
export async function listenToQuestions(
  publish: (questions: readonly QuestionView[]) => void,
  failed: (cause: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    doc(await firestore(), singletons.publishedQuestions),
    // Only the server writes the document, and it writes it by this schema. Before the first publication there is none.
    (snapshot) => publish(snapshot.exists() ? (snapshot.data() as PublishedQuestions).questions : []),
    failed,
  );
}
