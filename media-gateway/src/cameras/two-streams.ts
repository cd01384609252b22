import { join } from 'node:path';
import { type CameraConfig, type Config, SECOND } from '../config.ts';
import type { Rendition, SegmentList } from '../front/channel.ts';
import { Camera } from './camera.ts';

/**
 * Players place the pictures of two renditions by their dates, unless both name the same discontinuity. Each stream of a
 * camera begins anew at its own times and counts by its own clock, so no number of a discontinuity may be in both.
 */
const APART = 1_000_000;

/** What the second stream is called among its own outputs: it is copied. */
const COPIED = 'source';

/** A camera whose own smaller stream is a rendition beside the main one, while both are there. */
export class TwoStreams extends Camera {
  readonly #second: Camera;

  constructor(
    all: Config,
    { second, ...config }: CameraConfig & { readonly second: string },
    log: (line: string) => void,
  ) {
    super(all, config, log);
    const copied = { source: second, video: 'copy' as const, renditions: [] };
    this.#second = new Camera(all, { ...config, ...copied, code: `${config.code}, second stream` }, log, {
      folder: join(all.folder, 'live', config.code, SECOND),
      looksFrozen: false,
    });
  }

  override get problem(): string {
    const { problem } = this.#second;
    return super.problem || (problem && `Second stream: ${problem}`);
  }

  override renditions(): Rendition[] {
    const second = this.#isThere ? this.#second.renditions() : [];
    return [...super.renditions(), ...second.map((each) => ({ ...each, name: SECOND }))];
  }

  override list(rendition: string): SegmentList | undefined {
    if (rendition !== SECOND) return super.list(rendition);
    const list = this.#isThere ? this.#second.list(COPIED) : undefined;
    return list && { ...list, goneDiscontinuities: list.goneDiscontinuities + APART };
  }

  override segment(rendition: string, sequence: number) {
    return rendition === SECOND ? this.#second.segment(COPIED, sequence) : super.segment(rendition, sequence);
  }

  override start(): void {
    super.start();
    this.#second.start();
  }

  override async stop(): Promise<void> {
    await Promise.all([super.stop(), this.#second.stop()]);
  }

  get #isThere(): boolean {
    return this.#second.onAir(Date.now());
  }
}
