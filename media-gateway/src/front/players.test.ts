import { beforeEach, describe, expect, it } from 'vitest';
import { countPlayers, type Players } from './players.ts';

let now = 0;
let players: Players;
beforeEach(() => {
  now = Date.UTC(2026, 10, 22, 12);
  players = countPlayers({ now: () => now, secret: 'a secret' });
});

const newSession = (code: string) => new URLSearchParams(players.newSession(code)).get('session') ?? '';
function watch(code: string, session = newSession(code)): string {
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
  const session = newSession('tau');
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

describe('a crowd', () => {
  /** Of ten players each is counted, of more a sample. */
  const crowd = () => countPlayers({ now: () => now, secret: 'a secret', countEachUpTo: 10 });
  const weights = (sessions: readonly string[]) =>
    sessions.filter((each) => each !== '').map((each) => Number(each.split('-')[1] ?? 1));

  it('is counted by a sample above a number, in which each session stands for several', () => {
    players = crowd();
    const sessions = Array.from({ length: 11 }, () => players.newSession('tau').slice('session='.length));
    for (const each of sessions) watch('tau', each);
    expect(weights(sessions)).toEqual(Array.from({ length: 11 }, () => 1));
    expect(players.count('tau')).toBe(11);
    const more = Array.from({ length: 8 }, () => players.newSession('tau').slice('session='.length));
    expect(weights(more)).toEqual([2, 2, 2, 2]);
    for (const each of more) if (each !== '') watch('tau', each);
    expect(players.count('tau')).toBe(19);
    expect(players.count('tembe')).toBe(0);
  });

  it('shrinks by the weight of those who leave', () => {
    players = crowd();
    for (let i = 0; i < 11; i += 1) watch('tau');
    now += 6000;
    const sampled = Array.from({ length: 2 }, () => players.newSession('tau').slice('session='.length));
    for (const each of sampled) if (each !== '') watch('tau', each);
    expect(players.count('tau')).toBe(13);
    now += 6001;
    expect(players.count('tau')).toBe(2);
    now += 6000;
    expect(players.count('tau')).toBe(0);
  });

  it('cannot be made up: a weight without our signature counts nothing', () => {
    players = crowd();
    watch('tau', '0123456789abcdef-64-0123456789abcdef');
    expect(players.count('tau')).toBe(0);
  });
});
