import { describe, expect, it } from 'vitest';
import { casesToPlay } from '../cases-to-play.test-support.ts';
import { hasLink } from './judge-text.ts';
import { namesProtected } from './protected-words.ts';

// The disguises are written here on their own, not by the tables that the product folds with.

/** Of each kind. */
const TEXTS = casesToPlay({ all: 20_000, part: 4000 });
/** One in a hundred disguises may pass, and one in two hundred ordinary sentences may be held. */
const TOLERATED = { missed: TEXTS / 100, held: TEXTS / 200 } as const;

/** The same numbers at each run (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const random = randomFrom(20_260_305);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const NAMES = [
  'rhino',
  'rhinos',
  'rhinoceros',
  'pangolin',
  'pangolins',
  'Rhino',
  'PANGOLIN',
  'white rhino',
  'black rhinos',
  'rinos',
  'white rino',
  'Black Rinos',
];

/** Letters that look the same in other scripts, and the digits and signs that people write for them. */
const TWINS: Readonly<Record<string, string>> = {
  a: 'аα4@ȧ',
  c: 'сϲ',
  e: 'еε3é',
  g: 'ɡ9',
  h: 'һнĥ',
  i: 'іι1!|í',
  l: 'ӏ1|ł',
  n: 'ոñпń',
  o: 'оοо0öø',
  p: 'рρ',
  r: 'гŕř',
  s: 'ѕ5$ś',
};

/** Letters of another alphabet in Unicode, from its code of 'a' on. */
const shifted = (start: number) => (text: string) =>
  Array.from(text.toLowerCase(), (letter) =>
    letter >= 'a' && letter <= 'z' ? String.fromCodePoint(start + letter.charCodeAt(0) - 97) : letter,
  ).join('');

const eachLetter = (text: string, change: (letter: string) => string) =>
  Array.from(text, (letter) => (/[a-z]/i.test(letter) ? change(letter) : letter)).join('');

const oneLetter = (text: string, change: (letter: string) => string) => {
  const letters = Array.from(text);
  const at = 1 + Math.floor(random() * Math.max(1, letters.length - 2));
  return letters
    .map((letter, index) => (index === at && /[a-z]/i.test(letter) ? change(letter) : letter))
    .join('');
};

const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  capitals: (text) =>
    eachLetter(text, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())),
  twins: (text) =>
    eachLetter(text, (letter) =>
      random() < 0.6 ? pick([letter, ...Array.from(TWINS[letter.toLowerCase()] ?? '')]) : letter,
    ),
  repeated: (text) =>
    eachLetter(text, (letter) => (random() < 0.4 ? letter.repeat(2 + Math.floor(random() * 4)) : letter)),
  accents: (text) =>
    eachLetter(text, (letter) =>
      random() < 0.6 ? letter + pick(['\u0301', '\u0308', '\u0336', '\u0323']) : letter,
    ),
  invisible: (text) => eachLetter(text, (letter) => letter + pick(['', '\u200b', '\u00ad', '\u2060'])),
  spaced: (text) =>
    text
      .split(' ')
      .map((word) => Array.from(word).join(pick([' ', '.', '-', '_', ' . ', '*'])))
      .join('   '),
  broken: (text) => {
    const at = 2 + Math.floor(random() * 2);
    const word = text.split(' ').at(-1) ?? text;
    return `${word.slice(0, at)}${pick([' ', '-', '.', '/', '_'])}${word.slice(at)}`;
  },
  masked: (text) => oneLetter(text.split(' ').at(-1) ?? text, () => pick(['*', '#', '?', '%'])),
  fullWidth: shifted(0xff41),
  bold: shifted(0x1d41a),
  script: shifted(0x1d4b6 + 26),
  circled: shifted(0x24d0),
  compound: (text) =>
    pick(['#save', 'the', 'my', '']) + text.replaceAll(' ', '') + pick(['', 's', 'dam', '2024', 'sighting']),
  decorated: (text) => `${pick(['*', '~', '"', '(', '>>'])}${text}${pick(['*', '~', '"', ')', '!!', '2'])}`,
  misspelt: () =>
    pick([
      'rhyno',
      'ryno',
      'Rihno',
      'renoster',
      'Nashorn',
      'neushoorn',
      'rinoceronte',
      'pengolin',
      'pangoline',
    ]),
  backwards: (text) =>
    Array.from(text.split(' ').at(-1)?.replace(/s$/, '') ?? text)
      .reverse()
      .join(''),
  picture: () => '\u{1f98f}',
};

const FRAMES = [
  '',
  'I saw a % at Tau',
  '% by the water',
  'is that a %?',
  'look left, %, behind the tree',
  'they moved the %.',
];

function variants(count: number): [disguise: string, text: string][] {
  const names = Object.keys(DISGUISES);
  return Array.from({ length: count }, (_, index) => {
    const disguise = names[index % names.length] as string;
    const word = DISGUISES[disguise]?.(pick(NAMES)) ?? '';
    const frame = pick(FRAMES);
    return [disguise, frame === '' ? word : frame.replace('%', () => word)];
  });
}

it(`finds at least 99 % of ${TEXTS} disguised names`, () => {
  const missed = variants(TEXTS).filter(([, text]) => !namesProtected(text));
  expect(missed.length, JSON.stringify(missed.slice(0, 20))).toBeLessThanOrEqual(TOLERATED.missed);
});

const SUBJECTS =
  'the lion|two lionesses|a herd of elephants|the old bull|that genet|the leopard|our hyena|the calf|a fish eagle|everyone here|my cat|Hank in Duluth|the moon|this camera'.split(
    '|',
  );
const VERBS =
  'drank at|walked past|is asleep under|came back to|looks at|sings by|hides behind|has left|returned to|danced around'.split(
    '|',
  );
const PLACES =
  'the Rhine|the river|a rhinestone necklace|the pan, golden in the sun|no chino trousers|the rhythm section|or hi no matter|a pang of hunger|the Rhone valley|Reno, Nevada|my rhinoplasty|a casino|the domino table|the angling club|Pangaea|Orion|a merino sheep|the rhododendron|Tau'.split(
    '|',
  );
const ENDINGS =
  'again|o h n o|at 5 a.m.|2 times|...|!!|wow|so beautiful|with a b c d|on cam 3|and r u ok|no no no|in 4K|(finally)|:-)|c u l8r|i n the dark'.split(
    '|',
  );

/** Given names of southern Africa, of which some are a misspelt animal. */
const PEOPLE =
  'Ryno|Rino|Rhyno|Ryno’s aunt|Reino|Renier|Ruan|Riaan|Rian|Rinus|van Rhyn|Thabo|Sipho|Nomsa|Lerato|Panganai|Panashe|Nashon|Rhona|Tinashe'.split(
    '|',
  );
const GREETINGS =
  'Thanks %|thanks, %!|Good morning %, and all|My name is %|% says hello|@% look left|I agree with %|%: yes|Welcome back % and friends'.split(
    '|',
  );
/** What a camera's viewers say of dots and after a full stop without a space. */
const DOTS =
  'See the little dot top right|a red dot online|black dot me thinks it is a kudu|I saw it at dusk.me too|leopard.top of the tree|that dot, top left|white dot link to the left|the moving dot live on the hill|a polka dot net|in the dot com years|one dot info please|the camera went dark.site down since noon'.split(
    '|',
  );

function sentence(): string {
  const kind = random();
  if (kind < 0.2)
    return `${pick(GREETINGS).replace('%', () => pick(PEOPLE))} ${pick(['', 'again', 'wow', 'in 4K'])}`;
  if (kind < 0.4)
    return `${pick(['', 'Look! ', 'wow, '])}${pick(DOTS)} ${pick(['again', 'wow', 'I think', 'on cam 3'])}`;
  return `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(PLACES)} ${pick(ENDINGS)}`;
}

it(`lets at least 99.5 % of ${TEXTS} ordinary sentences through, with people and dots in them`, () => {
  const sentences = Array.from({ length: TEXTS }, sentence);
  const held = sentences.filter((each) => namesProtected(each) || hasLink(each));
  expect(held.length, JSON.stringify([...new Set(held)].slice(0, 5))).toBeLessThanOrEqual(TOLERATED.held);
});

const SITES = 'prizes|cool-cams|win4you|megashop|freetickets'.split('|');
const ENDS = 'com|net|org|info|top|online|shop|live|co.za|xyz|me|tv'.split('|');
const ADDRESSES: readonly ((site: string, end: string) => string)[] = [
  (site, end) => `https://${site}.${end}/a`,
  (site, end) => `www.${site}.${end}`,
  (site, end) => `${site}.${end}/win`,
  (site, end) => `visit ${site}.${end} today`,
  (site, end) => `see ${site}.${end}!`,
  (site, end) => `go to ${site} dot ${end.replace('.', ' dot ')} now`,
  (site, end) => `${site} dot ${end}`,
  (site, end) => `hello, ${site} [dot] ${end} is great`,
  (site, end) => `all here: ${site}(dot)${end}`,
  (site, end) => `my website is ${site} dot ${end} and more`,
];

it(`sees at least 99 % of ${TEXTS} addresses, spoken or hidden`, () => {
  const missed = Array.from({ length: TEXTS }, () => pick(ADDRESSES)(pick(SITES), pick(ENDS))).filter(
    (text) => !hasLink(text),
  );
  expect(missed.length, JSON.stringify([...new Set(missed)].slice(0, 20))).toBeLessThanOrEqual(
    TOLERATED.missed,
  );
});

describe('given names of southern Africa', () => {
  it.each([
    'Thanks Ryno',
    'thanks ryno!',
    'My name is Ryno',
    'Ryno’s lion',
    '(Ryno)',
    'Hello Rino',
    'Rhyno, look left',
  ])('pass in %j', (text) => expect(namesProtected(text)).toBe(false));

  it.each([
    'a ryno',
    'the ryno at Tau',
    'white Ryno',
    'two rynos',
    'rinos',
    'white rino',
    'a Rino',
    'rino!',
    'RINO',
    'ri nos',
    '#saverinos',
    'rinocerontes',
  ])('are animals in %j', (text) => expect(namesProtected(text)).toBe(true));
});

describe('the lists of staff', () => {
  it('hold further words as whole words, disguised too', () => {
    const lists = { held: ['faru'], allowed: [] };
    expect(namesProtected('a faru!', lists)).toBe(true);
    expect(namesProtected('a f4ru', lists)).toBe(true);
    const written = { held: ['f-aru'], allowed: [] };
    expect(namesProtected('a F-aru!', written)).toBe(true);
    // Letters that fold to one or two would let every word through that begins with them.
    expect(namesProtected('a rhino', { held: [], allowed: ['rrr', '\u200b'] })).toBe(true);
    expect(namesProtected('farusi', lists)).toBe(false);
    expect(namesProtected('a faru')).toBe(false);
  });

  it('let words through that contain a name', () => {
    const lists = { held: [], allowed: ['rhinomax'] };
    expect(namesProtected('my Rhinomax tyres')).toBe(true);
    expect(namesProtected('my Rhinomax tyres', lists)).toBe(false);
    expect(namesProtected('my Rhinomax tyres and a rhino', lists)).toBe(true);
  });
});
