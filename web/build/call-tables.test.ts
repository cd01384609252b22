import { expect, it } from 'vitest';
import { tableIn } from './call-tables.ts';

it('writes the paths of the contract out, without its schemas', () => {
  const all = tableIn('/boma/domain/src/api-paths.ts');
  expect(all).toMatch(/^export const apiPaths = \{"health":\{"method":"GET","path":"\/api\/health"\},.*\};$/);
  expect(all).toContain('"showUser":{"method":"GET","path":"/api/auth/user","personal":true}');
  expect(all).not.toContain('summary');
});

it('carries in the first load what pages ask while they come alive', () => {
  const first = tableIn('/boma/domain/src/first-calls.ts');
  const table = JSON.parse(first?.replace(/^export const firstCalls = (.*);$/, '$1') ?? '') as object;
  expect(Object.keys(table).sort()).toEqual([
    'listLodgeStreams',
    'listSchedule',
    'listShowTypes',
    'listStreams',
    'live',
    'showLodge',
    'showUser',
    'streamPlayback',
  ]);
});

it('leaves every other module as it is', () => {
  expect(tableIn('/boma/domain/src/api.ts')).toBeUndefined();
  expect(tableIn('/boma/web/src/lib/api-paths.ts')).toBeUndefined();
});
