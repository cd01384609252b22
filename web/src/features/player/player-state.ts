import { retryPause } from '../../lib/timing/backoff.ts';

/** Why the source gives nothing: its playlist is not there, or nothing answers as it should. */
export type Loss = 'missing' | 'network';

/** What keeps a willing player from playing. */
export type Gate = 'open' | 'sign-in' | 'membership' | 'gesture' | 'unplayable';

/** Everything that is known about one player. Times are unix milliseconds, spans are seconds. */
export interface PlayerFacts {
  readonly wanted: boolean;
  readonly gate: Gate;
  readonly source: 'none' | 'connecting' | 'flowing' | 'lost';
  readonly sourceSince: number;
  readonly loss: Loss;
  /** Failed tries in a row. */
  readonly failures: number;
  /** When to try again; absent while a try is under way. */
  readonly retryAt?: number | undefined;
  readonly picture: 'none' | 'moving' | 'waiting';
  readonly pictureSince: number;
  /** What its playlist says: segments come, none has come for long, or that is not known yet. */
  readonly progress: 'unknown' | 'new' | 'standing';
  /** What the manifest check says of the camera. */
  readonly onAir: boolean | undefined;
  /** From the picture to the newest moment there is. */
  readonly latency?: number | undefined;
  /** How much of that is more than playing smoothly needs. */
  readonly behind: number;
  /** So much behind that it is no longer called live. */
  readonly late: boolean;
}

export type PlayerEvent =
  | { readonly type: 'pause' | 'probing' | 'resumed' | 'advanced' }
  | { readonly type: 'play' | 'connect' | 'moving' | 'waiting'; readonly now: number }
  | {
      readonly type: 'position';
      readonly latency: number | undefined;
      readonly behind: number;
      readonly now: number;
    }
  | { readonly type: 'stands'; readonly now: number; readonly random: number }
  | { readonly type: 'lost'; readonly loss: Loss; readonly now: number; readonly random: number }
  | {
      readonly type: 'air';
      readonly live: boolean | undefined;
      readonly now: number;
      readonly random: number;
    }
  | { readonly type: 'try-now'; readonly now: number }
  | { readonly type: 'gate'; readonly gate: Gate };

export type Phase =
  | 'idle'
  | 'connecting'
  | 'live'
  | 'behind'
  | 'paused'
  | 'stalled'
  | 'retrying'
  | 'offline'
  | 'locked'
  | 'blocked'
  | 'failed';

/** Seconds behind the live edge that still count as live: about one segment and a half. */
export const LIVE_TOLERANCE = 6;

/** Seconds behind the live edge under which a late picture is live again; less, so that the two do not alternate. */
const LIVE_AGAIN = 4;

/** Milliseconds of moving picture after which earlier failures no longer count. */
const STEADY_AFTER = 10_000;

/** Milliseconds a connection, or a picture that has stopped, is given before it counts as lost. */
const CONNECT_PATIENCE = 20_000;
const STALL_PATIENCE = 12_000;

/** So many playlists not found in a row are an outage, not a hiccup. */
const MISSING_IS_OFFLINE = 2;

export function firstFacts(onAir: boolean | undefined): PlayerFacts {
  return {
    wanted: false,
    gate: 'open',
    source: 'none',
    sourceSince: 0,
    loss: 'network',
    failures: 0,
    picture: 'none',
    pictureSince: 0,
    progress: 'unknown',
    onAir,
    behind: 0,
    late: false,
  };
}

/** How often the source was lost since the picture last moved for long. An engine of another site reports no position. */
function failuresAt(facts: PlayerFacts, now: number): number {
  const steady = facts.picture === 'moving' && now - facts.pictureSince >= STEADY_AFTER;
  return steady && facts.source === 'flowing' ? 0 : facts.failures;
}

function afterLoss(facts: PlayerFacts, event: Extract<PlayerEvent, { type: 'lost' }>): PlayerFacts {
  const failures = failuresAt(facts, event.now) + 1;
  return {
    ...facts,
    source: 'lost',
    sourceSince: event.now,
    loss: event.loss,
    failures,
    retryAt: event.now + retryPause(failures, event.random),
  };
}

const tryingAt = (facts: PlayerFacts, at: number): PlayerFacts =>
  facts.source === 'lost' && facts.retryAt !== undefined
    ? { ...facts, retryAt: Math.min(facts.retryAt, at) }
    : facts;

/** Everybody hears at once that a camera is back; they come to it over a few seconds. */
const RETURN_SPREAD = 2000;

function afterAir(facts: PlayerFacts, event: Extract<PlayerEvent, { type: 'air' }>): PlayerFacts {
  if (event.live === facts.onAir) return facts;
  const returned = event.live === true;
  return {
    ...(returned ? tryingAt(facts, event.now + event.random * RETURN_SPREAD) : facts),
    onAir: event.live,
  };
}

function afterPosition(facts: PlayerFacts, event: Extract<PlayerEvent, { type: 'position' }>): PlayerFacts {
  const failures = failuresAt(facts, event.now);
  const { latency, behind } = event;
  const late = facts.late ? behind >= LIVE_AGAIN : behind > LIVE_TOLERANCE;
  if (latency === facts.latency && behind === facts.behind && failures === facts.failures) return facts;
  return { ...facts, latency, behind, late, failures };
}

/** Time that passed while playback was paused does not count: the whole waiting time starts again. */
function afterPlay(facts: PlayerFacts, now: number): PlayerFacts {
  const gate = facts.gate === 'gesture' ? 'open' : facts.gate;
  return { ...facts, wanted: true, gate, sourceSince: now, pictureSince: now };
}

function afterMoving(facts: PlayerFacts, now: number): PlayerFacts {
  // A lost source may still have seconds in the buffer: a moving picture does not mean that it is back.
  const source = facts.source === 'lost' ? 'lost' : 'flowing';
  if (facts.picture === 'moving' && facts.source === source) return facts;
  return {
    ...facts,
    source,
    picture: 'moving',
    pictureSince: facts.picture === 'moving' ? facts.pictureSince : now,
  };
}

function afterWaiting(facts: PlayerFacts, now: number): PlayerFacts {
  if (facts.picture !== 'moving') return facts;
  return { ...facts, failures: failuresAt(facts, now), picture: 'waiting', pictureSince: now };
}

/** The camera films no more, whatever the engine still has of it. Only a new segment brings it back. */
function afterStanding(facts: PlayerFacts, event: Extract<PlayerEvent, { type: 'stands' }>): PlayerFacts {
  if (facts.progress === 'standing') return facts;
  const { now, random } = event;
  return { ...afterLoss(facts, { type: 'lost', loss: 'missing', now, random }), progress: 'standing' };
}

/** What is known after something has happened. */
export function afterEvent(facts: PlayerFacts, event: PlayerEvent): PlayerFacts {
  switch (event.type) {
    case 'play':
      return afterPlay(facts, event.now);
    case 'pause':
      return { ...facts, wanted: false };
    case 'probing':
      return { ...facts, retryAt: undefined };
    case 'resumed':
      return { ...facts, source: 'flowing', retryAt: undefined };
    case 'connect':
      return {
        ...facts,
        source: 'connecting',
        sourceSince: event.now,
        picture: 'none',
        late: false,
        retryAt: undefined,
      };
    case 'moving':
      return afterMoving(facts, event.now);
    case 'waiting':
      return afterWaiting(facts, event.now);
    case 'position':
      return afterPosition(facts, event);
    case 'advanced':
      return facts.progress === 'new' ? facts : { ...facts, progress: 'new' };
    case 'stands':
      return afterStanding(facts, event);
    case 'lost':
      return afterLoss(facts, event);
    case 'air':
      return afterAir(facts, event);
    case 'try-now':
      return tryingAt(facts, event.now);
    case 'gate':
      return { ...facts, gate: event.gate };
  }
}

/** The one state a player shows. */
export function phaseOf(facts: PlayerFacts): Phase {
  if (facts.gate === 'sign-in' || facts.gate === 'membership') return 'locked';
  if (facts.gate === 'unplayable') return 'failed';
  if (facts.gate === 'gesture') return 'blocked';
  if (!facts.wanted) return facts.source === 'none' ? 'idle' : 'paused';
  if (facts.progress === 'standing') return 'offline';
  if (facts.picture === 'moving') {
    // What plays may be the end of an old playlist.
    if (facts.onAir === false && facts.progress === 'unknown') return 'offline';
    return facts.late ? 'behind' : 'live';
  }
  if (facts.source === 'lost') {
    const gone = facts.onAir === false || facts.failures >= MISSING_IS_OFFLINE;
    return facts.loss === 'missing' && gone ? 'offline' : 'retrying';
  }
  return facts.picture === 'waiting' ? 'stalled' : 'connecting';
}

/** What falls due next, and when: another try, or the end of patience with a source that gives nothing. */
export function nextDue(
  facts: PlayerFacts,
): { readonly at: number; readonly act: 'try' | 'give-up' } | undefined {
  if (!facts.wanted || facts.gate !== 'open') return undefined;
  if (facts.source === 'lost')
    return facts.retryAt === undefined ? undefined : { at: facts.retryAt, act: 'try' };
  if (facts.source === 'connecting') return { at: facts.sourceSince + CONNECT_PATIENCE, act: 'give-up' };
  if (facts.picture === 'waiting') return { at: facts.pictureSince + STALL_PATIENCE, act: 'give-up' };
  return undefined;
}
