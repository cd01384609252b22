import { eventually } from './eventually.ts';
import { authEmulator } from './people/auth-emulator.ts';
import { project } from './run.ts';

const hostOf = (emulator: 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_STORAGE_EMULATOR_HOST') =>
  `http://${process.env[emulator] ?? ''}`;

async function require(address: string, method: 'DELETE' | 'POST'): Promise<void> {
  const answer = await fetch(address, { method });
  if (!answer.ok)
    throw new Error(`${address} answered ${answer.status} to ${method}: ${await answer.text()}`);
}

/** Deletes every account, document and file of the site, as if it had been deployed just now. */
export async function emptySite(): Promise<void> {
  await require(`${authEmulator()}/emulator/v1/projects/${project()}/accounts`, 'DELETE');
  const firestore = hostOf('FIRESTORE_EMULATOR_HOST');
  const documents = `${firestore}/emulator/v1/projects/${project()}/databases/(default)/documents`;
  // A trigger of the tests before may still hold a document.
  await eventually(() => require(documents, 'DELETE'));
  await require(`${hostOf('FIREBASE_STORAGE_EMULATOR_HOST')}/internal/reset`, 'POST');
}
