import { functionsUrl } from './run.ts';

/** The hub's port minus the port of the functions, as `tools/lib/ports.ts` numbers them. */
const HUB_OFFSET = 5;

async function callHub(what: 'enableBackgroundTriggers' | 'disableBackgroundTriggers'): Promise<void> {
  const hub = new URL(functionsUrl());
  hub.port = String(Number(hub.port) + HUB_OFFSET);
  const answer = await fetch(new URL(`/functions/${what}`, hub.origin), { method: 'PUT' });
  if (!answer.ok) throw new Error(`The emulator hub answered ${answer.status} to ${what}.`);
}

/** Runs `work` with all triggers off. Documents written by it never fire one. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await callHub('disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await callHub('enableBackgroundTriggers');
  }
}
