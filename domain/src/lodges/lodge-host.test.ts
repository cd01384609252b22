import { expect, it } from 'vitest';
import { mayBeLodgeHost } from './lodge-host.ts';

it.each([
  ['naledi.boma.example', true],
  ['NALEDI.boma.example', true],
  ['naledi.localhost', true],
  ['www.boma.example', false],
  ['boma.example', false],
  ['localhost', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['', false],
])('R1-033 asks for a lodge only under a name before a domain: %s → %s', (host, expected) => {
  expect(mayBeLodgeHost(host, 'www.boma.example')).toBe(expected);
});
