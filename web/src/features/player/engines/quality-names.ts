/** What hls.js says of one rendition. A number that it does not know is 0. */
export interface KnownRendition {
  readonly height: number;
  /** Bits per second. */
  readonly bitrate: number;
  readonly frameRate?: number;
}

function bits(bitrate: number): string {
  if (bitrate <= 0) return '';
  return bitrate >= 1_000_000
    ? `${(bitrate / 1_000_000).toFixed(1)} Mbit/s`
    : `${Math.round(bitrate / 1000)} kbit/s`;
}

const words = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** From the shortest name to the one that says most. */
const namings: readonly ((rendition: KnownRendition) => string)[] = [
  ({ height, bitrate }) => (height > 0 ? `${height}p` : bits(bitrate)),
  ({ height, bitrate }) => words(height > 0 ? `${height}p` : '', bits(bitrate)),
  ({ height, bitrate, frameRate = 0 }) =>
    words(
      height > 0 ? `${height}p` : '',
      bits(bitrate),
      frameRate > 0 ? `${Math.round(frameRate)} a second` : '',
    ),
];

/**
 * The names of renditions as viewers choose them, in the same order: '720p', or more of what is known where names would be
 * equal, such as '720p, 1.8 Mbit/s'. What nothing tells apart is numbered.
 */
export function qualityNames(renditions: readonly KnownRendition[]): string[] {
  const nameOf = (rendition: KnownRendition) => {
    const same = (naming: (typeof namings)[number]) =>
      renditions.filter((other) => naming(other) === naming(rendition)).length;
    const naming = namings.find((each) => each(rendition) !== '' && same(each) === 1) ?? namings[1];
    return naming?.(rendition) ?? '';
  };
  const names = renditions.map(nameOf);
  return names.map((name, at) => {
    if (name !== '' && names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = names.slice(0, at + 1).filter((other) => other === name).length;
    return name === '' ? `Quality ${number}` : `${name} (${number})`;
  });
}
