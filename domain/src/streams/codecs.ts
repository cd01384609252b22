/** How a camera's picture is encoded. Every browser plays H.264. Most play no HEVC (H.265). */
export const pictureCodecs = ['h264', 'hevc', 'other'] as const;
export type PictureCodec = (typeof pictureCodecs)[number];

export interface Content {
  /** Undefined where there is none, or where it is not known. */
  readonly picture: PictureCodec | undefined;
  readonly sound: 'aac' | 'other' | undefined;
}

const PICTURES: readonly (readonly [RegExp, PictureCodec])[] = [
  [/^avc[13]\b/i, 'h264'],
  [/^(hvc1|hev1|dvh1|dvhe)\b/i, 'hevc'],
  [/^(av01|vp0?[89]|mp4v)\b/i, 'other'],
];

/** What the `CODECS` of a rendition name (RFC 6381): 'avc1.4d401f,mp4a.40.2'. */
export function contentOfCodecs(codecs: string): Content {
  const names = codecs.split(',').map((name) => name.trim());
  const picture = names.flatMap((name) => PICTURES.find(([pattern]) => pattern.test(name))?.[1] ?? [])[0];
  const isSound = (name: string) => /^(mp4a|ac-3|ec-3|ac-4|opus|flac|mp3)/i.test(name);
  const sound = names.find(isSound);
  return {
    picture,
    sound: sound === undefined ? undefined : /^mp4a\.40\./i.test(sound) ? 'aac' : 'other',
  };
}
