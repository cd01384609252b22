import { singletons } from '@boma/domain/collections.ts';
import type { CourseUpdate } from '@boma/domain/course/course.schema.ts';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from '../../../lib/firebase/firestore.ts';

/** Calls back with the module that has changed last, at once and at every change, until the returned function is called. */
export async function listenToCourse(
  changed: (update: CourseUpdate | undefined) => void,
  failed: (cause: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    doc(await firestore(), singletons.courseUpdate),
    // Only the server writes the document, and it writes it by this schema.
    (snapshot) => changed(snapshot.data() as CourseUpdate | undefined),
    failed,
  );
}
