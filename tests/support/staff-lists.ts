import { project } from './run.ts';

/** Reads one document as the pages of staff do: from Firestore, past the API. A guest has no identity token. */
export function readStaffList(
  collectionId: 'chat-reports' | 'show-questions',
  identityToken: string | undefined,
): Promise<Response> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const documents = `http://${host}/v1/projects/${project()}/databases/(default)/documents:runQuery`;
  const structuredQuery = { from: [{ collectionId }], limit: 1 };
  return fetch(documents, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(identityToken !== undefined && { Authorization: `Bearer ${identityToken}` }),
    },
    body: JSON.stringify({ structuredQuery }),
  });
}
