import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  firstFacts,
  nextDue,
  type PlayerEvent,
  type PlayerFacts,
  phaseOf,
} from './player-state.ts';

const now = 100_000;

function after(events: readonly PlayerEvent[], onAir?: boolean): PlayerFacts {
  return events.reduce(afterEvent, firstFacts(onAir));
}

const connecting: PlayerEvent[] = [
  { type: 'play', now },
  { type: 'connect', now },
];
const live: PlayerEvent[] = [...connecting, { type: 'moving', now }];
const missing: PlayerEvent = { type: 'lost', loss: 'missing', now, random: 0 };
const network: PlayerEvent = { type: 'lost', loss: 'network', now, random: 0 };
const waiting: PlayerEvent = { type: 'waiting', now };

describe('the state a player shows', () => {
  const cases: [string, PlayerEvent[], ReturnType<typeof phaseOf>][] = [
    ['nothing asked', [], 'idle'],
    ['asked to play', connecting, 'connecting'],
    ['the picture moves', live, 'live'],
    ['a little late', [...live, { type: 'position', latency: 18, behind: 6, now }], 'live'],
    ['late', [...live, { type: 'position', latency: 19, behind: 7, now }], 'behind'],
    ['paused', [...live, { type: 'pause' }], 'paused'],
    ['the picture has stopped', [...live, waiting], 'stalled'],
    ['it goes on after a stop', [...live, waiting, { type: 'moving', now }], 'live'],
    ['the network is gone, the buffer is not', [...live, network], 'live'],
    ['the network is gone and the buffer too', [...live, network, waiting], 'retrying'],
    ['one playlist not found', [...connecting, missing], 'retrying'],
    ['two playlists not found', [...connecting, missing, missing], 'offline'],
    ['network failures however many', [...connecting, network, network, network], 'retrying'],
    ['found again', [...connecting, missing, missing, { type: 'connect', now }], 'connecting'],
    ['goes on with what it has', [...live, network, { type: 'resumed' }], 'live'],
    ['not a member', [...connecting, { type: 'gate', gate: 'membership' }], 'locked'],
    ['signed out', [...connecting, { type: 'gate', gate: 'sign-in' }], 'locked'],
    ['autoplay refused', [...connecting, { type: 'gate', gate: 'gesture' }], 'blocked'],
    [
      'pressed after that',
      [...connecting, { type: 'gate', gate: 'gesture' }, { type: 'play', now }],
      'connecting',
    ],
    ['no such codec', [...connecting, { type: 'gate', gate: 'unplayable' }], 'failed'],
  ];
  it.each(cases)('%s', (_, events, phase) => {
    expect(phaseOf(after(events))).toBe(phase);
  });

  it('does not alternate between live and behind when the delay varies around the limit', () => {
    const at = (behind: number): PlayerEvent => ({ type: 'position', latency: 12 + behind, behind, now });
    const phases = [6, 7, 6, 4, 3, 5, 6].map((_, count, all) =>
      phaseOf(after([...live, ...all.slice(0, count + 1).map(at)])),
    );
    expect(phases).toEqual(['live', 'behind', 'behind', 'behind', 'live', 'live', 'live']);
  });

  it('believes the manifest check at the first playlist not found', () => {
    expect(phaseOf(after([...connecting, missing], false))).toBe('offline');
  });
});

describe('the next due action', () => {
  it('tries again after a pause that grows', () => {
    const first = after([...connecting, network]);
    expect(nextDue(first)).toEqual({ at: now + 1000, act: 'try' });
    expect(nextDue(afterEvent(first, network))).toEqual({ at: now + 2000, act: 'try' });
  });

  it('is none during a try, or without a viewer', () => {
    expect(nextDue(after([...connecting, network, { type: 'probing' }]))).toBeUndefined();
    expect(nextDue(after([...connecting, network, { type: 'pause' }]))).toBeUndefined();
    expect(nextDue(after(live))).toBeUndefined();
  });

  it('is the timeout of a connection or of a frozen picture', () => {
    expect(nextDue(after(connecting))).toEqual({ at: now + 20_000, act: 'give-up' });
    expect(nextDue(after([...live, waiting]))).toEqual({ at: now + 12_000, act: 'give-up' });
  });

  it('is the full timeout again after a pause', () => {
    const longAfter = now + 60_000;
    const again: PlayerEvent[] = [{ type: 'pause' }, { type: 'play', now: longAfter }];
    expect(nextDue(after([...connecting, ...again]))?.at).toBe(longAfter + 20_000);
    expect(nextDue(after([...live, waiting, ...again]))?.at).toBe(longAfter + 12_000);
  });

  it('comes soon when the camera is reported back, but at a different time for each viewer', () => {
    const off = after([...connecting, missing, missing, missing, missing, missing], false);
    const back = afterEvent(off, { type: 'air', live: true, now: now + 1000, random: 0.5 });
    expect(nextDue(off)?.at).toBe(now + 15_000);
    expect(nextDue(back)?.at).toBe(now + 2000);
  });

  it('comes at once when the viewer retries', () => {
    const off = after([...connecting, missing, missing]);
    expect(nextDue(afterEvent(off, { type: 'try-now', now: now + 5 }))?.at).toBe(now + 5);
  });
});

describe('failures in a row', () => {
  const shaky = after([...connecting, network, { type: 'connect', now }, { type: 'moving', now }]);
  const at = (later: number): PlayerEvent => ({ type: 'position', latency: 12, behind: 0, now: now + later });

  it('still count when the picture has only just returned', () => {
    expect(afterEvent(shaky, at(9000)).failures).toBe(1);
  });

  it('are reset once the picture has moved for ten seconds', () => {
    expect(afterEvent(shaky, at(10_000)).failures).toBe(0);
  });

  it.each([
    ['the source is lost at once', []],
    ['the picture stops first', [{ type: 'waiting', now: now + 60_000 }]],
  ] as const)('are forgotten after a while also where no position is reported, if %s', (_, stop) => {
    const first = after([...live, network, { type: 'resumed' }, { type: 'moving', now }]);
    expect(first.failures).toBe(1);
    const later = [...stop, { ...network, now: now + 61_000 }].reduce(afterEvent, first);
    expect(later.failures).toBe(1);
  });
});
