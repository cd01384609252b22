import { readFileSync } from 'node:fs';
import { actors, OPERATOR, tokenOf } from './actors.ts';
import { allCollections, allMarkers, documentsOf } from './documents.ts';
import { FirestoreRest } from './firestore-rest.ts';
import type { Probe } from './probes.ts';

const tokens = new Map(actors.map((actor) => [actor, tokenOf(actor)]));

/** @throws Error when no emulator runs: rules must never go unproved in silence. */
function firestoreHost(): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST must name a running emulator: npm run test:rules');
  return host;
}

export const sourceOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

const isWrite = ({ call: { method } }: Probe) =>
  method === 'create' || method === 'update' || method === 'delete';

/** Two stores with the same rules: one with documents in every collection, one with only revoked sign-ins. */
export class Stage {
  readonly full: FirestoreRest;
  readonly empty: FirestoreRest;

  constructor(project: string) {
    this.full = new FirestoreRest(firestoreHost(), project);
    this.empty = new FirestoreRest(firestoreHost(), `${project}-empty`);
  }

  async load(rules: string): Promise<void> {
    await Promise.all([this.full.load(rules), this.empty.load(rules)]);
  }

  async seed(): Promise<void> {
    await Promise.all([this.full.clear(), this.empty.clear()]);
    const documents = allCollections.map((collection) => documentsOf(collection));
    await this.full.write(Object.assign({}, ...documents));
    await this.empty.write(allMarkers());
  }

  /** Sends a probe as its actor, and undoes its writes. */
  async answer(probe: Probe, token = tokens.get(probe.actor)): Promise<boolean> {
    const store = probe.isEmptyStore ? this.empty : this.full;
    const allowed = await store.isAllowed(probe.call, token);
    if (allowed && isWrite(probe)) await this.#undo(probe);
    return allowed;
  }

  /** Sends a probe past the rules. */
  answerWithoutRules(probe: Probe): Promise<boolean> {
    return this.answer(probe, OPERATOR);
  }

  async #undo({ collection, isEmptyStore, call }: Probe): Promise<void> {
    if (isEmptyStore && call.method === 'create') await this.empty.remove([call.path]);
    else await this.full.write(documentsOf(collection));
  }
}
