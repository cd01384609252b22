/** What ffmpeg writes about a fault, and what the operator reads. The first one that fits is taken. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|ENOSPC/, 'The disk is full: free some room, or shorten windowMinutes'],
  [/401 Unauthorized|authorization failed/i, 'The source refuses the name or the password (401)'],
  [/403 Forbidden/, 'The source refuses access (403)'],
  [/404 Not Found|Stream not found/i, 'The source has no such stream (404): check the path of its address'],
  [/Connection refused/, 'Nothing answers at the address of the source: connection refused'],
  [/No route to host|Network is unreachable/, 'There is no way to the source in the network'],
  [
    /Name or service not known|Failed to resolve hostname|Temporary failure in name/,
    'The name of the source is unknown',
  ],
  [/timed out|does not answer/i, 'The source does not answer'],
  [/spawn ff(mpeg|probe) ENOENT/, 'ffmpeg is not installed: apt-get install ffmpeg'],
  [/Unknown encoder|Encoder .* not found/i, 'This ffmpeg lacks the encoder that the cameras file names'],
  [/Invalid data found/, 'The source sends what ffmpeg cannot read'],
];

/** Removes names and passwords from addresses. */
const withoutSecrets = (text: string): string =>
  text.replace(/\/\/[^@/\s']+@/g, '//***@').replace(/(passphrase|password|token|key)=[^&\s']+/gi, '$1=***');

/** What decoders say about single frames is no reason to end. */
const CHATTER =
  /^\[(h264|hevc|aac|mjpeg|mpegts|rtp|sdp)\b|co located POCs|error while decoding|Last message repeated/i;

/** One line that says why a camera's ffmpeg ended. It holds no secret. */
export function plainReason(lines: readonly string[]): string {
  const text = lines.join('\n');
  const known = KNOWN.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  const said = text.split('\n').filter((line) => line.trim() !== '');
  const last = said.findLast((line) => !CHATTER.test(line)) ?? 'The source has ended';
  return withoutSecrets(
    last
      .replace(/^\[[^\]]*\]\s*/, '')
      .replace(/[.\s]+$/, '')
      .trim(),
  );
}
