import { expect, it } from 'vitest';
import { captionsProblem, toWebVtt } from './captions.ts';
import { addVideoInput } from './videos.schema.ts';

const WEBVTT = `WEBVTT

NOTE The ranger speaks off the picture.

00:01.000 --> 00:04.000 line:85%
Look at the bank.

second
00:01:04.500 --> 00:01:07.000
[A hippo grunts]
Further up.`;

const SUBRIP = `1
00:00:01,000 --> 00:00:04,000
Look at the bank.

2
00:01:04,500 --> 00:01:07,000
[A hippo grunts]`;

const EXAMPLE =
  'Captions are WebVTT or SubRip: a line such as 00:01.000 --> 00:04.000, and below it what is said or heard.';

it('takes captions as editing programs write them', () => {
  for (const text of [WEBVTT, SUBRIP]) expect(captionsProblem(text)).toBeUndefined();
});

it.each([
  ['words alone', 'Look at the bank.', EXAMPLE],
  ['a heading alone', 'WEBVTT', EXAMPLE],
  [
    'a time that is none',
    'WEBVTT\n\n00:01 --> 00:04\nLook.',
    `This is no line of times: 00:01 --> 00:04. ${EXAMPLE}`,
  ],
  [
    'words above the time',
    'Look.\nThere.\n00:01.000 --> 00:04.000',
    `This is no line of times: 00:01.000 --> 00:04.000. ${EXAMPLE}`,
  ],
  [
    'an end before the beginning',
    '01:00:00.000 --> 59:00.000\nLook.',
    'This caption ends before it begins: 01:00:00.000 --> 59:00.000.',
  ],
  [
    'two captions in one block',
    '00:01.000 --> 00:04.000\nLook.\n00:05.000 --> 00:06.000\nThere.',
    'There is no empty line above 00:05.000 --> 00:06.000.',
  ],
  ['no words', 'WEBVTT\n\n00:01.000 --> 00:04.000', 'There are no words below 00:01.000 --> 00:04.000.'],
])('says what is wrong with %s', (_what, text, problem) => {
  expect(captionsProblem(text)).toBe(problem);
});

it('are served as WebVTT', () => {
  expect(toWebVtt(WEBVTT)).toBe(`${WEBVTT}\n`);
  expect(toWebVtt(SUBRIP)).toBe(`WEBVTT

1
00:00:01.000 --> 00:00:04.000
Look at the bank.

2
00:01:04.500 --> 00:01:07.000
[A hippo grunts]
`);
});

const film = { type: 'highlight', title: 'Hippos', source: { kind: 'hls', code: 'hippos' } } as const;
const problemsOf = (input: object) =>
  addVideoInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('of a video keep their lines, and are refused where they are none or the video is at YouTube', () => {
  expect(addVideoInput.parse({ ...film, captions: WEBVTT.replaceAll('\n', '\r\n') }).captions).toBe(WEBVTT);
  expect(addVideoInput.parse(film).captions).toBe('');
  expect(problemsOf({ ...film, captions: 'Look.' })).toEqual([['captions', EXAMPLE]]);
  const source = { kind: 'youtube', youtube_id: 'bomaRidge01' };
  expect(problemsOf({ ...film, cover: '/covers/tau.jpg', source, captions: WEBVTT })).toEqual([
    ['captions', 'A video at YouTube has its captions there.'],
  ]);
});

const two = (number: number) => String(number).padStart(2, '0');

/** Captions with so many cues, one a second, and 71 characters for each. */
const dense = (cues: number) =>
  Array.from({ length: cues }, (_, at) => {
    const clock = `00:${two(Math.floor(at / 60))}:${two(at % 60)}`;
    return `${clock}.000 --> ${clock}.900\nLook at the bank where the lions drink.`;
  }).join('\n\n');

it('of half an hour of talk are taken whole, and longer ones and a line without an end are refused', () => {
  const talk = dense(1600);
  expect(talk).toHaveLength(113_598);
  expect(addVideoInput.parse({ ...film, captions: talk }).captions).toBe(talk);
  expect(problemsOf({ ...film, captions: dense(1700) })).toEqual([
    ['captions', 'Captions have at most 120,000 characters.'],
  ]);
  const line = (length: number) => `00:01.000 --> 00:04.000\n${'a'.repeat(length)}`;
  expect(problemsOf({ ...film, captions: line(1000) })).toBeUndefined();
  expect(problemsOf({ ...film, captions: line(1001) })).toEqual([
    ['captions', 'A line of captions has at most 1,000 characters.'],
  ]);
});
