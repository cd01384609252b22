import { contractVersion } from '../config/contract-version.ts';
import { readStored, writeStored } from './storage.ts';

/** A copy as it lies in local storage: with the contract under which its value was received. */
export interface StoredCopy<T> {
  readonly contract: string;
  readonly value: T;
}

/** The value last stored under this key by a build with the same API contract; undefined without one. */
export function readStoredCopy<T>(key: string): T | undefined {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    const copy = JSON.parse(text) as Partial<StoredCopy<T>> | null;
    return copy?.contract === contractVersion ? copy.value : undefined;
  } catch {
    return undefined;
  }
}

export function writeStoredCopy<T>(key: string, value: T): void {
  const copy: StoredCopy<T> = { contract: contractVersion, value };
  writeStored(key, JSON.stringify(copy));
}
