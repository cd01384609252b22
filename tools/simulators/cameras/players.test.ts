import { beforeEach, expect, it } from 'vitest';
import { countPlayers, type Players } from './players.ts';

let now = 0;
let players: Players;
beforeEach(() => {
  now = Date.UTC(2026, 10, 22, 12);
  players = countPlayers(() => now);
});

const newSession = () => new URLSearchParams(players.newSession()).get('session') ?? '';
function watch(code: string, session = newSession()): string {
  players.read(code, session);
  players.read(code, session);
  return session;
}

it('counts each camera by itself', () => {
  watch('tau');
  watch('tau');
  watch('tembe');
  expect(['tau', 'tembe', 'nkorho'].map((code) => players.count(code))).toEqual([2, 1, 0]);
});

it('counts players that are only imagined, until they are gone', () => {
  watch('tau');
  players.imagine('tau', 25_000);
  expect(['tau', 'tembe'].map((code) => players.count(code))).toEqual([25_001, 0]);
  players.imagine('tau', 0);
  expect(players.count('tau')).toBe(1);
});

it('counts a player from the second time that it reads a playlist', () => {
  const session = newSession();
  players.read('tau', session);
  expect(players.count('tau')).toBe(0);
  players.read('tau', session);
  players.read('tau', session);
  expect(players.count('tau')).toBe(1);
});

it('forgets a player that has read no playlist for 12 seconds', () => {
  const gone = watch('tau');
  const stays = watch('tau');
  now += 12_000;
  expect(players.count('tau')).toBe(2);
  players.read('tau', stays);
  now += 1;
  expect(players.count('tau')).toBe(1);
  players.read('tau', gone);
  expect(players.count('tau')).toBe(1);
});

it.each([
  null,
  '',
  'me',
  '0123456789ABCDEF',
  '0123456789abcdef0',
])('does not count the session %j', (session) => {
  players.read('tau', session);
  players.read('tau', session);
  expect(players.count('tau')).toBe(0);
});
