import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSES_FILE } from '../../../web/build/page-modules.ts';

const file = join(import.meta.dirname, '../../../web/dist', ADDRESSES_FILE);

/** The address of the script that a source of the site is in. Scripts are named by hashes. @throws Error if none is. */
export function scriptOf(source: string): string {
  const address = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[source];
  if (!address) throw new Error(`No script of the built site holds 'web/${source}'.`);
  return address;
}
