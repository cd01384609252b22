import type { StoredPage } from '@boma/domain/pages/pages.schema.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Log } from './log.ts';
import { logMalformed, readWellFormed } from './well-formed.ts';

/**
 * What is stored of a page of the site, undefined where nothing is. A document that is malformed, or of another kind than its
 * name says, is undefined and leaves an error in the log.
 */
export function readPage(document: DocumentSnapshot<StoredPage>, log: Log): StoredPage | undefined {
  const page = readWellFormed(document, log);
  if (page === undefined || page.kind === document.id) return page;
  logMalformed(log, document.ref.path, ['kind']);
  return undefined;
}
