import type { Person } from './profile.ts';

/** Knows the site by Google alone: the seed makes her account without a password. */
export const GOOGLE_ONLY: Person = { email: 'thandi@gmail.test', name: 'Thandi Maseko' };

/** Invented, like all who appear here; the last one also has a password, from the seed. */
export const DEMO_PEOPLE: readonly Person[] = [
  GOOGLE_ONLY,
  { email: 'pieter.vanwyk@gmail.test', name: 'Pieter van Wyk' },
  { email: 'amara.okafor@gmail.test', name: 'Amara Okafor' },
  { email: 'joy.lindqvist@gmail.test', name: 'Joy Lindqvist' },
  { email: 'viewer@boma.test', name: 'Naledi Dube' },
];
