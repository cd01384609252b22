import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';

/** A project of its own: its data and its coverage meet nobody else's, and no trigger reacts to what is seeded here. */
export const RULES_PROJECT = 'demo-boma-rules';

/** Who knocks. Claims are what the server puts into an identity token; null is a visitor without one. */
export const actors = {
  guest: null,
  registered: { uid: 'rehana', claims: {} },
  subscriber: { uid: 'sipho', claims: { roles: ['subscriber'] } },
  admin: { uid: 'anele', claims: { roles: ['admin'] } },
  zoomie: { uid: 'zodwa', claims: { roles: ['zoomie'] } },
} as const;
export type Actor = keyof typeof actors;
export const actorNames = Object.keys(actors) as Actor[];

/** @throws Error when the emulator's address is not in the environment: rules must never go unproved in silence. */
function addressFrom(variable: string): { host: string; port: number } {
  const url = URL.parse(`http://${process.env[variable]}`);
  if (!process.env[variable] || !url?.port) {
    throw new Error(`${variable} must name a running emulator as host:port. Run: npm run test:rules`);
  }
  return { host: url.hostname, port: Number(url.port) };
}

export const sourceOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

export function firestoreEnvironment(): Promise<RulesTestEnvironment> {
  const firestore = {
    ...addressFrom('FIRESTORE_EMULATOR_HOST'),
    rules: sourceOf('firestore.rules'),
  };
  return initializeTestEnvironment({ projectId: RULES_PROJECT, firestore });
}

export function storageEnvironment(): Promise<RulesTestEnvironment> {
  const storage = {
    ...addressFrom('FIREBASE_STORAGE_EMULATOR_HOST'),
    rules: sourceOf('storage.rules'),
  };
  return initializeTestEnvironment({ projectId: RULES_PROJECT, storage });
}

/** The context of an actor: what their browser is to the rules. */
export function contextOf(environment: RulesTestEnvironment, actor: Actor) {
  const person = actors[actor];
  return person === null
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(person.uid, person.claims);
}

/** A context that rules do not bind, until `close` is called. One serves a whole file: each costs a connection. */
export async function serverContext(environment: RulesTestEnvironment) {
  const held = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<RulesTestContext>();
  const closed = environment.withSecurityRulesDisabled((context) => {
    opened.resolve(context);
    return held.promise;
  });
  const close = () => {
    held.resolve();
    return closed;
  };
  return { context: await opened.promise, close };
}
