import { AppError } from '@boma/domain/errors.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { createListeners } from '../../lib/store.ts';
import type { Clock } from '../../lib/timing/clock.ts';
import type { ProbeResult } from './api/probe-playlist.ts';
import type { EngineEvents, OpenEngine, PlayerEngine, Quality, Sound } from './engines/player-engine.ts';
import { type Claimant, claimPlayback, claimSound, releasePlayback } from './playback-claim.ts';
import { isRefusal, openPlaybackSource, type PlaybackSource } from './playback-source.ts';
import type { PlayerSound } from './player-sound.ts';
import {
  afterEvent,
  firstFacts,
  LIVE_TOLERANCE,
  nextDue,
  type Phase,
  type PlayerEvent,
  type PlayerFacts,
  phaseOf,
} from './player-state.ts';

export interface PlayerView {
  readonly facts: PlayerFacts;
  readonly phase: Phase;
  readonly sound: Sound;
  /** True if the sound is off only because the browser requires a gesture before it plays sound. */
  readonly silenced: boolean;
  readonly qualities: readonly Quality[];
  readonly quality: string;
  readonly playingQuality: string | undefined;
}

export interface PlayerOptions {
  readonly host: HTMLElement;
  readonly openEngine: OpenEngine;
  readonly clock: Clock;
  readonly request: () => Promise<Playback>;
  readonly probe: (url: string) => Promise<ProbeResult>;
  readonly sound: PlayerSound;
  readonly live: boolean | undefined;
  readonly group: string | undefined;
  /** Called when another player has paused this one. */
  readonly onDisplaced?: () => void;
}

/** Keeps one camera playing: asks for its address, feeds the engine, and tries again until the picture is back. */
export class Player {
  readonly engine: PlayerEngine;
  readonly #options: PlayerOptions;
  readonly #source: PlaybackSource;
  readonly #claimant: Claimant;
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
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly view = (): PlayerView => this.#view;

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
          latency: latency === undefined ? undefined : Math.round(latency),
          behind: Math.round(behind),
          now: clock.now(),
        }),
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

  #lose(loss: 'missing' | 'network'): void {
    const { clock } = this.#options;
    this.#dispatch({ type: 'lost', loss, now: clock.now(), random: clock.random() });
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
    return this.#withAddress((url) => this.engine.load(url));
  }

  #try(): Promise<void> {
    this.#dispatch({ type: 'probing' });
    return this.#withAddress(async (url) => {
      const turn = this.#turn;
      const result = await this.#options.probe(url);
      if (turn !== this.#turn || this.#facts.source !== 'lost') return;
      this.#addressIsStale = result === 'refused';
      if (result !== 'there') this.#lose(result === 'missing' ? 'missing' : 'network');
      else if (this.#facts.picture === 'moving' && this.#facts.loss === 'network' && this.engine.resume()) {
        this.#dispatch({ type: 'resumed' });
      } else await this.#connect();
    });
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
