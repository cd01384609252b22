import { createHmac, randomBytes } from 'node:crypto';

/** Players read their playlist every two to eight seconds. One that has not for this long has gone. */
const GONE_AFTER_MS = 12_000;
/** A check of the cameras and a crawler read a playlist once. A player reads it again. */
const LEAST_READS = 2;
/** Above this, a camera counts a sample of its players. */
const COUNT_EACH_UP_TO = 20_000;

/** `{random}` stands for one player, `{random}-{weight}-{signature}` for as many as its weight. */
const SESSION = /^([0-9a-f]{16})(?:-(\d{1,6})-([0-9a-f]{16}))?$/;

interface Session {
  readonly reads: number;
  readonly lastReadMs: number;
}

interface Room {
  /** The session that read longest ago is the first. */
  readonly sessions: Map<string, Session>;
  players: number;
  imagined: number;
  /** Players that came while only a sample was counted. */
  arrivals: number;
}

export interface PlayersOptions {
  readonly now: () => number;
  /** Signs the weights of sessions, so that no client makes up its own. */
  readonly secret: string;
  /** How many players of a camera are counted one by one. Above, a sample of at least half as many is counted. */
  readonly countEachUpTo?: number;
}

/** Counts players by playlist session. Of a player it knows a random number and when it last read a playlist. */
export interface Players {
  /**
   * A session as `session=…`, for one player of this camera. Empty for a player that is left out of the sample: all of those
   * share one address, which a CDN may cache.
   */
  newSession(code: string): string;
  /** Records that a session read a playlist of this camera. Texts that are no session are ignored. */
  read(code: string, session: string | null): void;
  /** How many players this camera has now. It costs the same in a crowd: every playlist says it. */
  count(code: string): number;
  /** Counts so many players more, for a crowd that no machine could run. */
  imagine(code: string, players: number): void;
}

export function countPlayers(options: PlayersOptions): Players {
  const { now, secret, countEachUpTo = COUNT_EACH_UP_TO } = options;
  const rooms = new Map<string, Room>();
  const roomOf = (code: string): Room => {
    const room = rooms.get(code) ?? { sessions: new Map(), players: 0, imagined: 0, arrivals: 0 };
    rooms.set(code, room);
    return room;
  };
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 16);

  /** How many players a session stands for; 0 for a text that is no session of ours. */
  function weightOf(session: string): number {
    const [, random, weight, signature] = SESSION.exec(session) ?? [];
    if (random === undefined) return 0;
    if (weight === undefined) return 1;
    return signature === sign(`${random}-${weight}`) ? Number(weight) : 0;
  }

  function removeGone(room: Room): void {
    for (const [name, { reads, lastReadMs }] of room.sessions) {
      if (now() - lastReadMs <= GONE_AFTER_MS) return;
      room.sessions.delete(name);
      if (reads >= LEAST_READS) room.players -= weightOf(name);
    }
  }

  return {
    newSession(code) {
      const room = roomOf(code);
      removeGone(room);
      const random = randomBytes(8).toString('hex');
      if (room.players <= countEachUpTo) return `session=${random}`;
      const weight = 2 ** Math.ceil(Math.log2(room.players / countEachUpTo));
      room.arrivals += 1;
      // Every eighth player, say, and not one with a chance of one in eight: that would add its own error.
      if (room.arrivals % weight !== 0) return '';
      return `session=${random}-${weight}-${sign(`${random}-${weight}`)}`;
    },
    read(code, name) {
      if (name === null || !SESSION.test(name)) return;
      const room = roomOf(code);
      removeGone(room);
      const known = room.sessions.get(name);
      const weight = known && known.reads >= LEAST_READS ? 0 : weightOf(name);
      if (!known && weight === 0) return;
      const reads = (known?.reads ?? 0) + 1;
      // Deleted first, so that it becomes the last one.
      room.sessions.delete(name);
      room.sessions.set(name, { reads, lastReadMs: now() });
      if (reads === LEAST_READS) room.players += weight;
    },
    count(code) {
      const room = rooms.get(code);
      if (!room) return 0;
      removeGone(room);
      return room.players + room.imagined;
    },
    imagine(code, players) {
      roomOf(code).imagined = players;
    },
  };
}
