import { expect, it } from 'vitest';
import { playbackToken, validTicket } from './tickets.ts';

const SECRET = 'a secret';
const NOW = 1_800_000_000_000;
const EXPIRES = NOW / 1000 + 60;
const TOKEN = playbackToken(SECRET, 'hyena-den', EXPIRES);
const asked = (over: { readonly expires?: string | null; readonly token?: string | null } = {}) => {
  const given = { expires: String(EXPIRES), token: TOKEN, ...over };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== null) query.set(name, value);
  return query;
};

it('opens the camera it was made for, until it expires', () => {
  const ticket = `?expires=${EXPIRES}&token=${TOKEN}`;
  expect(validTicket(SECRET, 'hyena-den', asked(), NOW)).toBe(ticket);
  expect(validTicket(SECRET, 'hyena-den', asked(), NOW + 59_999)).toBe(ticket);
  expect(validTicket(SECRET, 'hyena-den', asked(), NOW + 60_000)).toBeUndefined();
});

it('carries nothing else of the query on', () => {
  const more = asked();
  more.set('session', '0123456789abcdef');
  expect(validTicket(SECRET, 'hyena-den', more, NOW)).toBe(`?expires=${EXPIRES}&token=${TOKEN}`);
});

it.each([
  ['another camera', 'heron-island', asked()],
  ['a moved expiry', 'hyena-den', asked({ expires: String(EXPIRES + 600) })],
  ['no token', 'hyena-den', asked({ token: null })],
  ['an empty token', 'hyena-den', asked({ token: '' })],
  ['no expiry', 'hyena-den', asked({ expires: null })],
  ['an expiry that is no number', 'hyena-den', asked({ expires: 'soon' })],
  ['an expiry in another notation', 'hyena-den', asked({ expires: `0${EXPIRES}` })],
  ['a shorter token', 'hyena-den', asked({ token: TOKEN.slice(0, -1) })],
  ['a token with other letters', 'hyena-den', asked({ token: `ä${TOKEN.slice(2)}` })],
  ['a token of another secret', 'hyena-den', asked({ token: playbackToken('other', 'hyena-den', EXPIRES) })],
])('stays shut for %s', (_fault, code, given) => {
  expect(validTicket(SECRET, 'hyena-den', asked(), NOW)).toBeDefined();
  expect(validTicket(SECRET, code, given, NOW)).toBeUndefined();
});
