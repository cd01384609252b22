import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './cors.ts';

const site = 'https://boma.test';

describe('isOwnOrigin', () => {
  it.each(['https://boma.test', 'https://naledi.boma.test'])('knows %s', (origin) => {
    expect(isOwnOrigin(origin, site, false)).toBe(true);
  });

  it.each([
    'http://boma.test',
    'https://boma.test:8443',
    'https://boma.test.evil.example',
    'https://evilboma.test',
    'https://a.b.boma.test',
    'https://.boma.test',
    'https://boma.test/',
    'http://localhost:5080',
    'null',
    '',
  ])('does not know %s', (origin) => {
    expect(isOwnOrigin(origin, site, false)).toBe(false);
  });

  it.each([
    'http://127.0.0.1:5080',
    'http://localhost:5093',
    'http://naledi.localhost:5080',
  ])('knows %s on the emulators alone', (origin) => {
    expect(isOwnOrigin(origin, site, true)).toBe(true);
    expect(isOwnOrigin(origin, site, false)).toBe(false);
  });

  it.each([
    'https://boma.test',
    'https://naledi.boma.test',
    'https://www.boma.test',
  ])('knows %s beside a site at www', (origin) => {
    expect(isOwnOrigin(origin, 'https://www.boma.test', false)).toBe(true);
  });

  it('refuses a host whose name only begins with localhost', () => {
    expect(isOwnOrigin('http://localhost.evil.example', site, true)).toBe(false);
  });
});
