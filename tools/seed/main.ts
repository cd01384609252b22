import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seedAccounts } from './accounts.ts';

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is missing: the seed runs against the emulators only, through npm start.`);
  return value;
}

await seedAccounts(fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST'), fromEnvironment('GCLOUD_PROJECT'));

const catalogue = join(import.meta.dirname, 'catalogue.ts');
if (existsSync(catalogue)) {
  const { seedCatalogue } = (await import(pathToFileURL(catalogue).href)) as {
    seedCatalogue(): Promise<void>;
  };
  await seedCatalogue();
}
