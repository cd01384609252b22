import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from './place.ts';

export interface Harms {
  killed: number;
  away: number;
  frozen: number;
  gateway: number;
}

interface Options {
  readonly place: Place;
  readonly random: () => number;
  /** Unix milliseconds. Later the gateway lives on, so that its memory can be compared. */
  readonly killsGatewayUntil: number;
  /** Unix milliseconds. Then all that was taken away is given back. */
  readonly until: number;
}

const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [4000, 12_000];
const [SHORTEST_ABSENCE_MS, LONGEST_ABSENCE_MS] = [3000, 90_000];
const GATEWAY_IS_GONE_MS = 3000;

/** Repeatable chance: the same seed harms the same in the same order. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const between = (least: number, most: number, random: () => number): number =>
  least + random() * (most - least);

async function killFfmpeg(place: Place, code: string): Promise<boolean> {
  const pid = (await place.states())?.find((state) => state.code === code)?.pid;
  if (!pid) return false;
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
    return false;
  }
}

/** Does harm at random times until it is over. `harms` counts it as it happens. */
export async function doHarm(
  { place, random, killsGatewayUntil, until }: Options,
  harms: Harms,
): Promise<void> {
  const absent = new Map<string, Promise<void>>();
  const takeAway = async (code: string, isFrozen: boolean) => {
    const backAt = Math.min(until, Date.now() + between(SHORTEST_ABSENCE_MS, LONGEST_ABSENCE_MS, random));
    if (isFrozen) place.freezeCamera(code);
    else await place.closeCamera(code);
    await pause(Math.max(0, backAt - Date.now()));
    if (isFrozen) await place.closeCamera(code);
    await place.openCamera(code);
    absent.delete(code);
  };
  while (Date.now() < until) {
    await pause(
      Math.min(between(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS, random), Math.max(0, until - Date.now())),
    );
    const kind = random();
    const present = place.codes.filter((code) => !absent.has(code));
    const code = present[Math.floor(random() * present.length)];
    if (kind > 0.92 && Date.now() < killsGatewayUntil) {
      harms.gateway += 1;
      await place.killGateway();
      await pause(GATEWAY_IS_GONE_MS * random());
      await place.startGateway();
    } else if (code !== undefined && kind > 0.6) {
      const isFrozen = kind > 0.8;
      harms[isFrozen ? 'frozen' : 'away'] += 1;
      absent.set(code, takeAway(code, isFrozen));
    } else if (code !== undefined && (await killFfmpeg(place, code))) harms.killed += 1;
  }
  await Promise.all(absent.values());
}
