import { AppError } from '@boma/domain/errors.ts';
import { createListeners } from '../../lib/store.ts';
import type { ProbeResult } from './api/probe-playlist.ts';
import type { EngineEvents, PlayerEngine, Sound } from './engines/player-engine.ts';
import { type Claimant, claimPlayback, claimSound, releasePlayback } from './playback-claim.ts';
import { isRefusal, openPlaybackSource, type PlaybackSource } from './playback-source.ts';
import {
  afterEvent,
  firstFacts,
  LIVE_TOLERANCE,
  type Loss,
  nextDue,
  type PlayerEvent,
  type PlayerFacts,
  phaseOf,
} from './player-state.ts';
import type { PlayerOptions, PlayerView } from './player-view.ts';
import { type PlaylistReading, PlaylistWatch } from './playlist-watch.ts';

/** Keeps one camera playing: asks for its address, feeds the engine, and tries again until the picture is back. */
export class Player {
  readonly engine: PlayerEngine;
  readonly #options: PlayerOptions;
  readonly #source: PlaybackSource;
  readonly #claimant: Claimant;
  readonly #watch: PlaylistWatch;
  readonly #listeners = createListeners();
  #facts: PlayerFacts;
  #view: PlayerView;
  #callOff: (() => void) | undefined;
  /** Counts connections, so that an answer to an older one is ignored. */
  #turn = 0;
  #addressIsStale = false;
  #hiddenAtTheEdge = false;

  constructor(options: PlayerOptions) {
    const { clock } = options;
    this.#options = options;
    this.#facts = firstFacts(options.live);
    this.#claimant = {
      group: options.group,
      pause: () => {
        this.pause();
        options.onDisplaced?.();
      },
      mute: () => this.setMuted(true),
    };
    this.#source = openPlaybackSource({
      clock,
      request: options.request,
      onRenewed: (url) => this.engine.renew(url),
      onRefused: (error) => this.#stopFor(error),
    });
    this.#watch = new PlaylistWatch({
      clock,
      onNew: () => this.#advance(),
      onStanding: () => this.#stand(),
    });
    this.#view = {
      facts: this.#facts,
      phase: phaseOf(this.#facts),
      sound: options.sound.current,
      silenced: options.sound.silenced,
      qualities: [],
      quality: 'auto',
      playingQuality: undefined,
    };
    this.engine = options.openEngine(options.host, this.#engineEvents());
    this.engine.setSound(options.sound.current);
    if (this.engine.playlist === 'none') this.#dispatch({ type: 'advanced' });
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly view = (): PlayerView => this.#view;

  /** The picture that the viewer sees. Undefined while there is none. */
  readonly seen = () => (this.#facts.picture === 'none' ? undefined : this.engine.seen());

  play(): void {
    this.#dispatch({ type: 'play', now: this.#options.clock.now() });
    if (this.#facts.gate !== 'open') return;
    claimPlayback(this.#claimant);
    if (!this.#options.sound.current.muted) claimSound(this.#claimant);
    this.engine.play();
    if (this.#facts.source === 'none') void this.#connect();
  }

  pause(): void {
    releasePlayback(this.#claimant);
    this.engine.pause();
    this.#dispatch({ type: 'pause' });
  }

  toggle(): void {
    if (this.#facts.wanted && this.#view.phase !== 'blocked') this.pause();
    else this.play();
  }

  /** Set by the viewer, and stored for the next visit. */
  chooseSound(sound: Sound): void {
    this.#options.sound.choose(sound);
    this.#applySound();
  }

  /** Set by the page, for example because another tile now has the sound. */
  setMuted(muted: boolean): void {
    this.#options.sound.setMuted(muted);
    this.#applySound();
  }

  goLive(): void {
    this.engine.goLive();
    if (!this.#facts.wanted) this.play();
  }

  tryNow(): void {
    const { clock } = this.#options;
    if (this.#facts.gate === 'unplayable') {
      this.#dispatch({ type: 'gate', gate: 'open' });
      void this.#connect();
    } else this.#dispatch({ type: 'try-now', now: clock.now() });
  }

  setLive(live: boolean | undefined): void {
    const { clock } = this.#options;
    this.#dispatch({ type: 'air', live, now: clock.now(), random: clock.random() });
  }

  /** The tab was hidden or shown: a viewer who left at the live edge comes back to it. */
  setVisible(visible: boolean): void {
    if (!visible) this.#hiddenAtTheEdge = this.#view.phase === 'live';
    else {
      if (this.#hiddenAtTheEdge && this.#facts.behind > LIVE_TOLERANCE) this.engine.goLive();
      this.tryNow();
    }
  }

  destroy(): void {
    this.#turn += 1;
    this.#callOff?.();
    this.#source.stop();
    this.#watch.stop();
    releasePlayback(this.#claimant);
    this.engine.destroy();
  }

  #engineEvents(): EngineEvents {
    const { clock, sound } = this.#options;
    const at = (type: 'moving' | 'waiting') => () => this.#dispatch({ type, now: clock.now() });
    return {
      moving: at('moving'),
      waiting: at('waiting'),
      pausedOutside: () => {
        releasePlayback(this.#claimant);
        this.#dispatch({ type: 'pause' });
      },
      playedOutside: () => this.#facts.wanted || this.play(),
      sounded: (heard) => {
        if (sound.heard(heard)) this.#applySound();
      },
      blocked: () => {
        if (sound.silence()) {
          this.#applySound();
          this.engine.play();
        } else this.#dispatch({ type: 'gate', gate: 'gesture' });
      },
      position: (latency, behind) =>
        this.#dispatch({
          type: 'position',
          // A segment has to be filmed first: less is a number of an engine that has lost its place.
          latency: latency === undefined || latency < 1 ? undefined : Math.round(latency),
          behind: Math.round(behind),
          now: clock.now(),
        }),
      playlist: (reading) => this.#watch.take(reading),
      restarted: () => void this.#connect(),
      lost: (loss) => this.#lose(loss),
      refused: () => {
        this.#addressIsStale = true;
        this.#lose('network');
      },
      unplayable: () => this.#dispatch({ type: 'gate', gate: 'unplayable' }),
      qualities: (qualities, quality, playingQuality) => this.#show({ qualities, quality, playingQuality }),
    };
  }

  #applySound(): void {
    const { current, silenced } = this.#options.sound;
    this.engine.setSound(current);
    if (!current.muted && this.#facts.wanted) claimSound(this.#claimant);
    this.#show({ sound: current, silenced });
  }

  #lose(loss: Loss, seconds?: number): void {
    const { clock } = this.#options;
    const now = clock.now();
    this.#dispatch({ type: 'lost', loss, now, random: clock.random() });
    if (seconds) this.#dispatch({ type: 'try-now', now: now + (1 + clock.random()) * seconds * 1000 });
  }

  #stand(): void {
    const { clock } = this.#options;
    this.#dispatch({ type: 'stands', now: clock.now(), random: clock.random() });
  }

  /** The camera films. After a standstill it starts again at the live edge. */
  #advance(): void {
    const stood = this.#facts.progress === 'standing';
    this.#dispatch({ type: 'advanced' });
    if (stood) this.tryNow();
  }

  #stopFor(cause: unknown): void {
    if (isRefusal(cause)) {
      this.#dispatch({ type: 'gate', gate: cause.code === 'forbidden' ? 'membership' : 'sign-in' });
      this.engine.pause();
    } else this.#lose(cause instanceof AppError && cause.code === 'not-found' ? 'missing' : 'network');
  }

  /** Runs `act` with a valid address, unless the player has another task by then. */
  async #withAddress(act: (url: string) => void | Promise<void>): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const url = await this.#source.address({ fresh: this.#addressIsStale });
      this.#addressIsStale = false;
      if (turn === this.#turn) await act(url);
    } catch (cause) {
      if (turn === this.#turn) this.#stopFor(cause);
    }
  }

  #connect(): Promise<void> {
    this.#dispatch({ type: 'connect', now: this.#options.clock.now() });
    return this.#withAddress((url) => {
      this.engine.load(url);
      if (this.engine.playlist === 'unreported') this.#watch.readBy(() => this.#read());
    });
  }

  #try(): Promise<void> {
    this.#dispatch({ type: 'probing' });
    return this.#withAddress(async (url) => {
      const turn = this.#turn;
      const result = await this.#options.probe(url);
      if (turn !== this.#turn || this.#facts.source !== 'lost') return;
      this.#addressIsStale = result === 'refused';
      const loss = this.#lossIn(result);
      if (loss) this.#lose(...loss);
      else if (this.#facts.picture === 'moving' && this.#facts.loss === 'network' && this.engine.resume()) {
        this.#dispatch({ type: 'resumed' });
      } else await this.#connect();
    });
  }

  /** A reading of the page itself, while it is meant to play. A signed address is another after some minutes. */
  async #read(): Promise<PlaylistReading | undefined> {
    if (!this.#facts.wanted || this.#facts.source === 'lost') return undefined;
    const result = await this.#options.probe(this.#source.newest());
    return typeof result === 'object' ? result : undefined;
  }

  /**
   * Why a try finds nothing to play, and in how many seconds the next try will know more. Undefined: it can be played. A
   * camera that stood plays once a segment has come.
   */
  #lossIn(result: ProbeResult): readonly [loss: Loss, seconds?: number] | undefined {
    if (result === 'there') return undefined;
    if (typeof result === 'string') return [result === 'missing' ? 'missing' : 'network'];
    if (result.newest === undefined) return ['missing'];
    if (this.#facts.progress !== 'standing') return undefined;
    const found = this.#watch.findAfterStanding(result.newest);
    if (found !== 'new') return found === 'old' ? ['missing'] : ['missing', result.targetSeconds];
    this.#dispatch({ type: 'advanced' });
    return undefined;
  }

  #dispatch(event: PlayerEvent): void {
    const facts = afterEvent(this.#facts, event);
    if (facts === this.#facts) return;
    this.#facts = facts;
    this.#schedule();
    this.#show({ facts, phase: phaseOf(facts) });
  }

  #schedule(): void {
    const { clock } = this.#options;
    this.#callOff?.();
    const due = nextDue(this.#facts);
    if (!due) return;
    const act = due.act === 'try' ? () => void this.#try() : () => this.#lose('network');
    this.#callOff = clock.after(due.at - clock.now(), act);
  }

  #show(part: Partial<PlayerView>): void {
    this.#view = { ...this.#view, ...part };
    this.#listeners.notify();
  }
}
