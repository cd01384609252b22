import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import type { SeenPicture } from '../../lib/seen-picture.ts';
import { fakeClock } from '../../lib/timing/fake-clock.test-support.ts';
import type { ProbeResult } from './api/probe-playlist.ts';
import type { EngineEvents, PlayerEngine } from './engines/player-engine.ts';
import { Player } from './player-controller.ts';
import { PlayerSound } from './player-sound.ts';

interface Setting {
  request?: () => Promise<Playback>;
  group?: string;
  touched?: boolean;
  live?: boolean;
  playlist?: PlayerEngine['playlist'];
  /** What the network answers at an address; without it `world.playlist`. */
  probe?: (url: string) => ProbeResult;
}

/** A player whose engine, clock and network belong to the test. `did` lists what it asked of them. */
export function watch(setting: Setting = {}) {
  const clock = fakeClock();
  const did: string[] = [];
  const world = {
    playlist: 'there' as ProbeResult,
    resumes: true,
    seen: undefined as SeenPicture | undefined,
  };
  let events: EngineEvents | undefined;
  const note = (what: string) => () => void did.push(what);
  const engine: PlayerEngine = {
    playlist: setting.playlist ?? 'reported',
    can: { quality: true, goLive: true, pictureInPicture: true },
    load: (url) => did.push(`load ${url}`),
    resume: () => {
      did.push('resume');
      return world.resumes;
    },
    renew: (url) => did.push(`renew ${url}`),
    play: note('play'),
    pause: note('pause'),
    setSound: ({ muted }) => did.push(muted ? 'silent' : 'sounding'),
    goLive: note('go live'),
    setQuality: (id) => did.push(`quality ${id}`),
    seen: () => world.seen,
    destroy: note('destroy'),
  };
  const kept: unknown[] = [];
  const player = new Player({
    host: {} as HTMLElement,
    openEngine: (_, given) => {
      events = given;
      return engine;
    },
    clock,
    request: setting.request ?? (async () => ({ url: 'list', expires_at: null })),
    probe: async (url) => {
      did.push('probe');
      return setting.probe?.(url) ?? world.playlist;
    },
    sound: new PlayerSound({
      preferred: { muted: false, volume: 0.8 },
      muted: false,
      touched: setting.touched ?? true,
      keep: (sound) => kept.push(sound),
    }),
    live: setting.live,
    group: setting.group,
  });
  if (!events) throw new Error('The player opened no engine.');
  const phase = () => player.view().phase;
  return { player, events, clock, did, world, kept, phase };
}

/** One whose picture moves. */
export async function playing(setting?: Setting) {
  const watched = watch(setting);
  watched.player.play();
  await watched.clock.pass(0);
  watched.events.moving();
  watched.did.length = 0;
  return watched;
}
