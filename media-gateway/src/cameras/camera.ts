import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CameraConfig, Config } from '../config.ts';
import type { Channel, Rendition, SegmentList } from '../front/channel.ts';
import type { StillSize } from '../front/still-sizes.ts';
import { type Ffmpeg, type SegmentReport, startFfmpeg } from './ffmpeg.ts';
import { ffmpegArgs, incomingFolder } from './ffmpeg-args.ts';
import { withoutEarlySound } from './first-segment.ts';
import { FrozenWatch } from './frozen.ts';
import { inputOf } from './input.ts';
import { outputsOf } from './outputs.ts';
import { type Probed, probe } from './probe.ts';
import { Rack } from './rack.ts';
import { plainReason } from './reasons.ts';
import { Retry } from './retry.ts';
import { STALLED_AFTER_SEGMENTS, StallWatch } from './stall-watch.ts';
import { Stills } from './stills.ts';
import { StreamClock } from './stream-clock.ts';
import { Turns } from './turns.ts';

/** A camera that returns is on the air with so many segments: what a player needs to start. */
const HEAD_START = 3;
const LEAST_PATIENCE_MS = 20_000;
/** All cameras start together with the gateway. Where they are many, their probes would outlast their patience. */
const probing = new Turns(8);
const SHORT_RUN_MS = 10_000;
const PROBE_LASTS_MS = 30_000;

/** What is known of one run of ffmpeg. */
interface Run {
  readonly clock: StreamClock;
  /** The outputs that have had their first segment. */
  readonly begun: Set<number>;
  segments: number;
}

/** For a stream that stands beside another one of the same camera. */
interface OwnPlace {
  readonly folder?: string;
  readonly looksFrozen?: boolean;
}

export interface CameraCounters {
  starts: number;
  stalls: number;
  segments: number;
  bytes: number;
}

/** One real camera: its ffmpeg, which is started again whenever it ends, and what that has written. */
export class Camera implements Channel {
  readonly config: CameraConfig;
  readonly counters: CameraCounters = { starts: 0, stalls: 0, segments: 0, bytes: 0 };
  readonly #all: Config;
  readonly #folder: string;
  readonly #looksFrozen: boolean;
  readonly #stills: Stills;
  readonly #retry: Retry;
  readonly #frozen: FrozenWatch;
  readonly #log: (line: string) => void;
  readonly #rack: Rack;
  #probed: Probed | undefined;
  #probedAt = 0;
  #ffmpeg: Ffmpeg | undefined;
  #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #isOff = false;
  /** Segments since the camera was last off the air. */
  #sinceOutage = 0;
  readonly #stall = new StallWatch(() => {
    this.counters.stalls += 1;
    this.#ffmpeg?.stop();
  });

  constructor(all: Config, config: CameraConfig, log: (line: string) => void, own: OwnPlace = {}) {
    this.#all = all;
    this.config = config;
    this.#folder = own.folder ?? join(all.folder, 'live', config.code);
    this.#looksFrozen = own.looksFrozen ?? true;
    this.#rack = new Rack(this.#folder, all.windowMinutes * 60_000);
    this.#resume();
    this.#stills = new Stills(all.stillSeconds * 1000);
    this.#log = (line) => log(`${config.code}: ${line}`);
    this.#retry = new Retry(this.#log);
    this.#frozen = new FrozenWatch(all.frozenSeconds * 1000, () =>
      this.#log('The picture has not changed for a while: it looks frozen.'),
    );
  }

  get code(): string {
    return this.config.code;
  }

  get paid(): boolean {
    return this.config.paid;
  }

  get pid(): number | undefined {
    return this.#ffmpeg?.pid;
  }

  get isOff(): boolean {
    return this.#isOff;
  }

  /** Why ffmpeg ended last. Empty while nothing was wrong. */
  get problem(): string {
    return this.#retry.problem;
  }

  /** True if the picture has stayed the same for longer than the cameras file allows. */
  isFrozen(now: number): boolean {
    return this.onAir(now) && this.#frozen.isFrozen;
  }

  /** The end of the newest segment in unix milliseconds; 0 before the first. */
  get edge(): number {
    return this.#rack.edge;
  }

  onAir(now: number): boolean {
    return !this.#isOff && this.#sinceOutage >= HEAD_START && now - this.edge < this.#patienceMs;
  }

  renditions(): Rendition[] {
    return this.#rack.renditions();
  }

  list(rendition: string): SegmentList | undefined {
    return this.#rack.list(rendition);
  }

  async segment(rendition: string, sequence: number) {
    const file = this.#rack.shelfOf(rendition)?.find(sequence);
    return file === undefined ? undefined : { file };
  }

  async still(size: StillSize, now: number, at?: number): Promise<Buffer | undefined> {
    const shelf = this.#rack.best;
    if (at === undefined) return shelf && this.#stills.newest(size, shelf, now);
    return shelf && this.#stills.at(at, size, shelf);
  }

  start(): void {
    this.#stopping = new AbortController();
    this.#running = this.#keepRunning(this.#stopping.signal);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#stall.end();
    this.#ffmpeg?.stop();
    await this.#running;
  }

  /** Takes the camera off the air, or brings it back. */
  async turn(on: boolean): Promise<void> {
    if (on !== this.#isOff) return;
    this.#isOff = !on;
    if (!on) return this.stop();
    this.#sinceOutage = 0;
    this.start();
  }

  /** After a restart of the gateway that players have not noticed, there is nothing to wait for. */
  #resume(): void {
    if (this.#sinceOutage === 0 && Date.now() - this.edge < this.#patienceMs) this.#sinceOutage = HEAD_START;
  }

  get #longestSegmentMs(): number {
    const seconds = this.#rack.best?.segments.map((each) => each.seconds) ?? [];
    return Math.max(this.#all.segmentSeconds, ...seconds) * 1000;
  }

  get #patienceMs(): number {
    return Math.max(LEAST_PATIENCE_MS, (STALLED_AFTER_SEGMENTS + 2) * this.#longestSegmentMs);
  }

  async #keepRunning(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const began = Date.now();
      const segmentsBefore = this.counters.segments;
      const reason = await this.#run(signal).catch((cause: unknown) =>
        plainReason([cause instanceof Error ? cause.message : String(cause)]),
      );
      this.#stall.end();
      if (signal.aborted) return;
      const lastedMs = Date.now() - began;
      const hasPlayed = this.counters.segments - segmentsBefore >= HEAD_START;
      // A source that ends soon may send something else now. It is not asked each time: some have room for one client only.
      if (lastedMs < SHORT_RUN_MS && began - this.#probedAt > PROBE_LASTS_MS) this.#probed = undefined;
      if (!this.onAir(Date.now())) this.#sinceOutage = 0;
      await this.#retry.pause(reason, hasPlayed ? lastedMs : 0, signal);
    }
  }

  /** Runs ffmpeg once. Returns why it ended. */
  async #run(signal: AbortSignal): Promise<string> {
    const input = inputOf(this.config);
    if (!this.#probed) {
      this.#probed = await probing.run(() => probe(input, signal));
      this.#probedAt = Date.now();
    }
    const probed = this.#probed;
    if (signal.aborted || !probed) return '';
    const outputs = outputsOf(this.config, probed);
    this.#rack.open(outputs, this.config.audio && probed.audio !== undefined);
    this.#resume();
    const args = ffmpegArgs({
      config: this.#all,
      camera: this.config,
      probed,
      input,
      outputs,
      folder: this.#folder,
    });
    const run: Run = { clock: new StreamClock(), begun: new Set(), segments: 0 };
    this.counters.starts += 1;
    this.#ffmpeg = startFfmpeg({
      args,
      script: input.script,
      outputCount: outputs.length,
      onReport: (output, report) => this.#take(output, report, run),
    });
    this.#stall.begin();
    const lines = await this.#ffmpeg.ended;
    this.#ffmpeg = undefined;
    return this.#stall.reason ?? plainReason(lines);
  }

  #take(output: number, report: SegmentReport, run: Run): void {
    try {
      this.#shelve(output, report, run);
    } catch (cause) {
      this.#retry.tell(plainReason([cause instanceof Error ? cause.message : String(cause)]));
    }
  }

  #shelve(output: number, report: SegmentReport, run: Run): void {
    const { clock, begun } = run;
    const rendition = this.#rack.at(output);
    if (!rendition) return;
    const now = Date.now();
    const file = join(incomingFolder(this.#folder, rendition), report.file);
    const movedMs = output === 0 ? clock.report(report.toSeconds, now) : 0;
    if (movedMs !== 0) this.#rack.shift(movedMs);
    if (clock.isNew) clock.report(report.toSeconds, now);
    let from = report.fromSeconds;
    const isFirst = !begun.has(output);
    if (isFirst) {
      const first = withoutEarlySound(readFileSync(file));
      if (!first) return rmSync(file);
      if (first.shortenedBy > 0) writeFileSync(file, first.bytes);
      from += first.shortenedBy;
      begun.add(output);
    }
    if (output === 0 && this.#sinceOutage >= HEAD_START && !this.onAir(now)) this.#sinceOutage = 0;
    const seconds = report.toSeconds - from;
    const found = { seconds, startsAt: clock.timeAt(from), discontinuity: isFirst };
    const { bytes } = rendition.shelf.add(file, found, now);
    this.counters.segments += 1;
    this.counters.bytes += bytes;
    if (output > 0) return;
    this.#sinceOutage += 1;
    run.segments += 1;
    if (run.segments === HEAD_START) this.#retry.isWell();
    this.#stall.expectNext(this.#longestSegmentMs);
    const { shelf } = rendition;
    if (this.#looksFrozen) void this.#frozen.lookAgain(() => this.#stills.newestPicture(shelf, now), now);
  }
}
