import { singletons } from '@boma/domain/collections.ts';
import { courseUpdateSchema } from '@boma/domain/course/course.schema.ts';
import { publishedDocument } from '../../../lib/firebase/published.ts';

/** The module that has changed last. There is no document before the first change. */
export const publishedUpdate = publishedDocument(singletons.courseUpdate, courseUpdateSchema, { version: 0 });
