import { expect, it } from 'vitest';
import { mayBeLodgeHost } from './lodge-host.ts';

it.each([
  ['naledi.boma.test', true],
  ['NALEDI.boma.test', true],
  ['naledi.localhost', true],
  ['www.boma.test', false],
  ['boma.test', false],
  ['localhost', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['', false],
])('R1-033 asks for a lodge only under a name before a domain: %s → %s', (host, expected) => {
  expect(mayBeLodgeHost(host, 'www.boma.test')).toBe(expected);
});
