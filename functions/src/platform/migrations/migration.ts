import type { StoredName } from '@boma/domain/stored-schemas.ts';

/** New values of fields, by their names. Undefined removes a field. */
export type Changes = Readonly<Record<string, unknown>>;

/** A change of the shape of stored documents. docs/adr/0041 says which release reads and writes which shape. */
export interface Migration {
  /** Never used again: how far it came is stored under this name. */
  readonly name: string;
  /** What it does, in one line. */
  readonly what: string;
  readonly collection: StoredName;
  /**
   * What is to change in a document, given as it is stored. No keys: nothing. Called again for a document that another
   * process has changed meanwhile, and for each document when the migration is repeated, so it must be true of any state.
   */
  readonly change: (stored: Readonly<Record<string, unknown>>) => Changes;
}
