import { randomBytes } from 'node:crypto';

/** A player reads its playlist again every four seconds. One that has not for this long has gone. */
const GONE_AFTER_MS = 12_000;
/** A check of the cameras and a crawler read a playlist once. A player reads it again. */
const LEAST_READS = 2;

const SESSION = /^[0-9a-f]{16}$/;

interface Session {
  reads: number;
  lastReadMs: number;
}

/** Counts players by playlist session. Of a player it knows a random number and when it read a playlist last. */
export interface Players {
  /** The query that a master playlist gives its renditions, without a question mark. */
  newSession(): string;
  /** A session read a playlist of this camera. Other texts than a session's are ignored. */
  read(code: string, session: string | null): void;
  /** How many players this camera has now. */
  count(code: string): number;
  /** Counts so many players more, for a crowd that no machine could run. */
  imagine(code: string, players: number): void;
}

export function countPlayers(now: () => number): Players {
  const cameras = new Map<string, Map<string, Session>>();
  const imagined = new Map<string, number>();
  const sessionsOf = (code: string) => {
    const sessions = cameras.get(code) ?? new Map<string, Session>();
    cameras.set(code, sessions);
    return sessions;
  };
  return {
    newSession: () => `session=${randomBytes(8).toString('hex')}`,
    read(code, session) {
      if (!session || !SESSION.test(session)) return;
      const sessions = sessionsOf(code);
      const reads = (sessions.get(session)?.reads ?? 0) + 1;
      sessions.set(session, { reads, lastReadMs: now() });
    },
    count(code) {
      const sessions = sessionsOf(code);
      for (const [session, { lastReadMs }] of sessions)
        if (now() - lastReadMs > GONE_AFTER_MS) sessions.delete(session);
      const real = [...sessions.values()].filter(({ reads }) => reads >= LEAST_READS).length;
      return real + (imagined.get(code) ?? 0);
    },
    imagine: (code, players) => void imagined.set(code, players),
  };
}
