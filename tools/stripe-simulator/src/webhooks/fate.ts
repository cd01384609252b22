import { chance } from '../state/random.ts';
import type { Settings } from '../state/settings.ts';

/** How one event is sent: how often, how much later, and why. */
export interface Fate {
  copies: number;
  delayMs: number;
  /** Waits until enough others do, to be sent in another order. */
  reorder: boolean;
  note: string | null;
}

const ONCE: Fate = { copies: 1, delayMs: 0, reorder: false, note: null };

/** Decided by the seed and by how many events came before (`index`), never by timing. */
export function fateOf({ chaos, webhooks }: Settings, type: string, index: number): Fate {
  if (webhooks.drop_types.includes(type) || webhooks.drop_types.includes('*')) {
    return { ...ONCE, copies: 0, note: 'dropped by type' };
  }
  if (chaos.types.length > 0 && !chaos.types.includes(type)) return ONCE;
  const happens = (what: 'drop' | 'duplicate' | 'delay') =>
    chance(chaos.seed, `${what}.${index}`) < chaos[what];
  if (happens('drop')) return { ...ONCE, copies: 0, note: 'dropped by chance' };
  const duplicate = happens('duplicate');
  const delay = happens('delay');
  const reorder = chaos.reorder > 1;
  const notes = [duplicate && 'duplicated', delay && 'delayed', reorder && 'reordered'].filter(Boolean);
  return {
    copies: duplicate ? 2 : 1,
    delayMs: delay ? chaos.delay_ms : 0,
    reorder,
    note: notes.join(', ') || null,
  };
}
