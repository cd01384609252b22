import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CAMERAS, type Camera } from './cameras.ts';
import { ALWAYS, type OnAir, returnToAir } from './window.ts';

interface Line extends OnAir {
  onAir: boolean;
}

export interface Switchboard {
  /** The camera's time on the air, or undefined while it is off. */
  onAir(code: string): OnAir | undefined;
  turn(code: string, onAir: boolean): void;
  list(): (Camera & { onAir: boolean })[];
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false;
  const { onAir, since, cuts } = value as Record<string, unknown>;
  return typeof onAir === 'boolean' && Number.isSafeInteger(since) && Number.isSafeInteger(cuts);
}

function restore(stateFile: string | undefined): Map<string, Line> {
  const lines = new Map<string, Line>();
  if (!stateFile) return lines;
  let stored: unknown;
  try {
    stored = JSON.parse(readFileSync(stateFile, 'utf8'));
  } catch {
    // It is missing on the first start. An unreadable one must not take the cameras off the air.
    return lines;
  }
  for (const [code, line] of Object.entries(stored ?? {})) if (isLine(line)) lines.set(code, line);
  return lines;
}

/** Which cameras are on the air; kept in `stateFile` when one is given. */
export function openSwitchboard(stateFile: string | undefined, now: () => number): Switchboard {
  const lines = restore(stateFile);
  const line = (code: string): Line => lines.get(code) ?? { onAir: true, ...ALWAYS };
  const save = () => {
    if (!stateFile) return;
    mkdirSync(dirname(stateFile), { recursive: true });
    writeFileSync(`${stateFile}.part`, JSON.stringify(Object.fromEntries(lines)));
    renameSync(`${stateFile}.part`, stateFile);
  };
  return {
    onAir(code) {
      const { onAir, since, cuts } = line(code);
      return onAir ? { since, cuts } : undefined;
    },
    turn(code, onAir) {
      const before = line(code);
      if (before.onAir === onAir) return;
      lines.set(code, onAir ? { onAir, ...returnToAir(now(), before) } : { ...before, onAir });
      save();
    },
    list: () => CAMERAS.map((camera) => ({ ...camera, onAir: line(camera.code).onAir })),
  };
}
