import { expect, it } from 'vitest';
import { isTicketValid, playbackToken } from './token.ts';

const SECRET = 'a secret';
const NOW = 1_800_000_000_000;
const EXPIRES = NOW / 1000 + 60;
const TOKEN = playbackToken(SECRET, 'hyena-den', EXPIRES);
const ticket = (over: Partial<{ expires: string | null; token: string | null }> = {}) => ({
  expires: String(EXPIRES),
  token: TOKEN,
  ...over,
});

it('opens the camera it was made for, until it expires', () => {
  expect(isTicketValid(SECRET, 'hyena-den', ticket(), NOW)).toBe(true);
  expect(isTicketValid(SECRET, 'hyena-den', ticket(), NOW + 59_999)).toBe(true);
  expect(isTicketValid(SECRET, 'hyena-den', ticket(), NOW + 60_000)).toBe(false);
});

it.each([
  ['another camera', 'heron-island', ticket()],
  ['a moved expiry', 'hyena-den', ticket({ expires: String(EXPIRES + 600) })],
  ['no token', 'hyena-den', ticket({ token: null })],
  ['an empty token', 'hyena-den', ticket({ token: '' })],
  ['no expiry', 'hyena-den', ticket({ expires: null })],
  ['an expiry that is no number', 'hyena-den', ticket({ expires: 'soon' })],
  ['an expiry in another notation', 'hyena-den', ticket({ expires: `0${EXPIRES}` })],
  ['a shorter token', 'hyena-den', ticket({ token: TOKEN.slice(0, -1) })],
  ['a token with other letters', 'hyena-den', ticket({ token: `ä${TOKEN.slice(2)}` })],
  ['a token of another secret', 'hyena-den', ticket({ token: playbackToken('other', 'hyena-den', EXPIRES) })],
])('stays shut for %s', (_fault, code, given) => {
  expect(isTicketValid(SECRET, 'hyena-den', ticket(), NOW)).toBe(true);
  expect(isTicketValid(SECRET, code, given, NOW)).toBe(false);
});
