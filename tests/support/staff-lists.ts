import { collections } from '@boma/domain/collections.ts';
import { project } from './run.ts';

/** Reads the newest report as the page of staff does: from Firestore, past the API. A guest has no identity token. */
export function readReports(identityToken: string | undefined): Promise<Response> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const documents = `http://${host}/v1/projects/${project()}/databases/(default)/documents:runQuery`;
  const structuredQuery = { from: [{ collectionId: collections.chatReports }], limit: 1 };
  return fetch(documents, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(identityToken !== undefined && { Authorization: `Bearer ${identityToken}` }),
    },
    body: JSON.stringify({ structuredQuery }),
  });
}
