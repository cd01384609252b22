import { functionsUrl } from './run.ts';

/** How far the hub's port is from that of the functions; `tools/lib/ports.ts` numbers them. */
const HUB_OFFSET = 5;

async function tellHub(what: 'enableBackgroundTriggers' | 'disableBackgroundTriggers'): Promise<void> {
  const hub = new URL(functionsUrl());
  hub.port = String(Number(hub.port) + HUB_OFFSET);
  const answer = await fetch(new URL(`/functions/${what}`, hub.origin), { method: 'PUT' });
  if (!answer.ok) throw new Error(`The emulator hub answered ${answer.status} to ${what}.`);
}

/** Does something while no trigger wakes: what is written meanwhile wakes none later either. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await tellHub('disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await tellHub('enableBackgroundTriggers');
  }
}
