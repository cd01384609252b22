/** One segment of a media playlist. */
export interface Segment {
  /** As the playlist writes it: a relative one counts from where the playlist came from, after all redirects. */
  readonly uri: string;
  /** Its number in the stream. It starts anew when the server restarts. */
  readonly number: number;
  readonly seconds: number;
  /** The picture jumps here, so players must restart. */
  readonly isCut: boolean;
  /** The server has lost it: nothing can be fetched. */
  readonly isGap: boolean;
  /** It is a whole file that anyone can read: neither encrypted, nor a part of a file, nor in need of a header. */
  readonly isWhole: boolean;
  /** When it began, as the encoder says, in unix milliseconds. Undefined if the encoder says nothing. */
  readonly date: number | undefined;
}

/** One rendition of a master playlist. */
export interface Rendition {
  /** As `Segment.uri`. */
  readonly uri: string;
  /** Bits per second, 0 if unknown. */
  readonly bandwidth: number;
  readonly hasPicture: boolean;
  /** What it is encoded with, as the playlist writes it. Undefined if it does not say. */
  readonly codecs: string | undefined;
}

export interface MasterPlaylist {
  readonly kind: 'master';
  readonly renditions: readonly Rendition[];
}

export interface MediaPlaylist {
  readonly kind: 'media';
  /** The most seconds that a segment lasts. */
  readonly targetSeconds: number;
  /** True if no segment will follow. */
  readonly isFinished: boolean;
  readonly segments: readonly Segment[];
}

function readAttributes(list: string): ReadonlyMap<string, string> {
  const pairs = list.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g);
  return new Map([...pairs].map(([, name = '', quoted, plain = '']) => [name, quoted ?? plain.trim()]));
}

/** `#EXT-X-KEY:METHOD=NONE` is split into `EXT-X-KEY` and `METHOD=NONE`. Undefined for an address. */
function readTag(line: string): readonly [name: string, value: string] | undefined {
  if (!line.startsWith('#')) return undefined;
  const at = line.indexOf(':');
  return at < 0 ? [line.slice(1), ''] : [line.slice(1, at), line.slice(at + 1).trim()];
}

/** True if at least one codec is of pictures, and if none is named. */
const hasPictureCodec = (codecs: string | undefined): boolean =>
  !codecs || codecs.split(',').some((codec) => !/^(mp4a|ac-3|ec-3|ac-4|opus|flac|mp3)/i.test(codec.trim()));

function readMaster(lines: readonly string[]): MasterPlaylist {
  const renditions: Rendition[] = [];
  let attributes: ReadonlyMap<string, string> | undefined;
  for (const line of lines) {
    const [name, value] = readTag(line) ?? [];
    if (name === 'EXT-X-STREAM-INF') attributes = readAttributes(value ?? '');
    if (name !== undefined || !attributes) continue;
    const bandwidth = Number.parseInt(attributes.get('BANDWIDTH') ?? '', 10) || 0;
    const codecs = attributes.get('CODECS') || undefined;
    renditions.push({ uri: line, bandwidth, hasPicture: hasPictureCodec(codecs), codecs });
    attributes = undefined;
  }
  return { kind: 'master', renditions };
}

/** What the tags so far say of the next segment. */
interface Next {
  seconds: number | undefined;
  isCut: boolean;
  isGap: boolean;
  isRange: boolean;
  date: number | undefined;
}

const nothingYet = (): Next => ({
  seconds: undefined,
  isCut: false,
  isGap: false,
  isRange: false,
  date: undefined,
});

function readDate(value: string): number | undefined {
  const date = Date.parse(value);
  return Number.isFinite(date) ? date : undefined;
}

/** Notes what a tag says of the next segment. */
function readSegmentTag(next: Next, name: string, value: string): void {
  if (name === 'EXTINF') next.seconds = Math.max(0, Number.parseFloat(value) || 0);
  else if (name === 'EXT-X-DISCONTINUITY') next.isCut = true;
  else if (name === 'EXT-X-GAP') next.isGap = true;
  else if (name === 'EXT-X-BYTERANGE') next.isRange = true;
  else if (name === 'EXT-X-PROGRAM-DATE-TIME') next.date = readDate(value);
}

function readMedia(lines: readonly string[]): MediaPlaylist {
  const segments: Segment[] = [];
  let [number, targetSeconds, isFinished] = [0, 0, false];
  // These hold for all segments that follow.
  let [isEncrypted, hasHeader] = [false, false];
  let next = nothingYet();
  for (const line of lines) {
    const [name, value = ''] = readTag(line) ?? [];
    if (name === undefined) {
      const { seconds, isRange, ...rest } = next;
      if (seconds === undefined) continue;
      segments.push({ ...rest, uri: line, number, seconds, isWhole: !isEncrypted && !hasHeader && !isRange });
      number += 1;
      next = nothingYet();
    } else if (name === 'EXT-X-MEDIA-SEQUENCE') number = Number.parseInt(value, 10) || 0;
    else if (name === 'EXT-X-TARGETDURATION') targetSeconds = Number.parseFloat(value) || 0;
    else if (name === 'EXT-X-ENDLIST') isFinished = true;
    else if (name === 'EXT-X-KEY') isEncrypted = readAttributes(value).get('METHOD') !== 'NONE';
    else if (name === 'EXT-X-MAP') hasHeader = true;
    else readSegmentTag(next, name, value);
  }
  return { kind: 'media', targetSeconds, isFinished, segments };
}

/** Reads an HLS playlist (RFC 8216), as real servers write them. Undefined for any other text. */
export function parsePlaylist(text: string): MasterPlaylist | MediaPlaylist | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!/^#EXTM3U\b/.test(lines[0] ?? '')) return undefined;
  const isMaster = lines.some((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  return isMaster ? readMaster(lines) : readMedia(lines);
}

/** The first rendition with a picture: players begin with it. */
export const firstRendition = ({ renditions }: MasterPlaylist): Rendition | undefined =>
  renditions.find(({ hasPicture }) => hasPicture) ?? renditions[0];

/** The rendition with a picture that has the most bits. */
export function bestRendition({ renditions }: MasterPlaylist): Rendition | undefined {
  const pictures = renditions.filter(({ hasPicture }) => hasPicture);
  const [best] = (pictures.length > 0 ? pictures : renditions).toSorted((a, b) => b.bandwidth - a.bandwidth);
  return best;
}

/**
 * The newest segment of a live playlist that can be fetched. Undefined for a finished playlist, and for one that has none:
 * a camera without a picture is not live.
 */
export function newestSegment({ isFinished, segments }: MediaPlaylist): Segment | undefined {
  return isFinished ? undefined : segments.findLast(({ isGap }) => !isGap);
}
