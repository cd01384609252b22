const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Markers without a length: restarts, and the end. */
const isBare = (code: number) => (code >= 0xd0 && code <= 0xd9) || code === 0x01;

/** Skips the compressed data after a scan header. Returns where the next marker begins. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== MARKER) continue;
    const code = bytes[at + 1] ?? 0;
    // A stuffed byte, a fill byte or a restart belongs to the data.
    if (code !== 0 && code !== MARKER && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * True if the bytes are one JPEG from its first marker to its last, with nothing before, between or after: no second
 * file can hide behind the picture.
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== MARKER || bytes[1] !== START || bytes[2] !== MARKER) return false;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== MARKER) return false;
    const code = bytes[at + 1] ?? 0;
    if (code === END) return at + 2 === bytes.length;
    if (isBare(code) || at + 3 >= bytes.length) return false;
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (length < 2) return false;
    at += 2 + length;
    if (code === SCAN) at = endOfScan(bytes, at);
  }
  return false;
}
