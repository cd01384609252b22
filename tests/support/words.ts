import { randomUUID } from 'node:crypto';
import type { WordRules } from '@boma/domain/words/word-rules.schema.ts';
import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { request } from './api.ts';
import { registerViewer } from './people/viewers.ts';
import { stored } from './stored.ts';

/** Rules that hold nothing of what other tests write. */
const QUIET: WordRules = { held: [], allowed: [], first_message_minutes: 0, link_hours: 0 };

/** The input that saves these rules. Each has another word, so that each save changes something. */
export async function newRules(change: Partial<WordRules> = {}) {
  const word = `zq${randomUUID().slice(0, 8)}`;
  const rules = { ...QUIET, ...change, held: [word, ...(change.held ?? [])] };
  return { version: versionOf(await stored.wordRules().get()), rules };
}

/** Removes the rules, so that those of the emulators hold again. */
export const deleteRules = () => stored.wordRules().delete();

/** A question of a new viewer that waits for staff. Answers its id. */
export async function newHeldText(question = 'Where are the rhinos tonight?'): Promise<string> {
  const { uid, token } = await registerViewer();
  await request('askQuestion', { token, body: { question, allow: 0 } });
  const { docs } = await stored.heldTexts.all().where('uid', '==', uid).get();
  return docs[0]?.id ?? 'none';
}
