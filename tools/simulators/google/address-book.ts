import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DEMO_PEOPLE } from './people.ts';
import type { Person } from './profile.ts';

/** A long list is of no use: the people added first are dropped first. */
const KEPT = 20;

export interface AddressBook {
  list(): readonly Person[];
  find(email: string): Person | undefined;
  /** Adds a person. Returns the known person when the address is known. */
  add(person: Person): Person;
}

function isPerson(value: unknown): value is Person {
  if (typeof value !== 'object' || value === null) return false;
  const { email, name } = value as Record<string, unknown>;
  return typeof email === 'string' && typeof name === 'string';
}

function restore(stateFile: string | undefined): Person[] {
  if (!stateFile) return [];
  try {
    const stored: unknown = JSON.parse(readFileSync(stateFile, 'utf8'));
    return Array.isArray(stored) ? stored.filter(isPerson) : [];
  } catch {
    // Missing on the first start; an unreadable one must not keep anybody from signing in.
    return [];
  }
}

/** The demo people and those added by a developer; the latter are kept in `stateFile` when one is given. */
export function openAddressBook(stateFile: string | undefined): AddressBook {
  let added = restore(stateFile);
  const list = () => [...DEMO_PEOPLE, ...added];
  const find = (email: string) => list().find((person) => person.email === email);
  const save = () => {
    if (!stateFile) return;
    mkdirSync(dirname(stateFile), { recursive: true });
    writeFileSync(`${stateFile}.part`, JSON.stringify(added));
    renameSync(`${stateFile}.part`, stateFile);
  };
  return {
    list,
    find,
    add(person) {
      const known = find(person.email);
      if (known) return known;
      added = [...added, person].slice(-KEPT);
      save();
      return person;
    },
  };
}
