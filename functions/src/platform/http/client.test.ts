import { describe, expect, it } from 'vitest';
import { clientOf } from './client.ts';

const isOwn = (origin: string) => origin === 'https://naledi.boma.example';

describe('clientOf', () => {
  it.each([
    [{ 'fastly-client-ip': '192.0.2.7', 'x-forwarded-for': '192.0.2.9' }, '192.0.2.7'],
    [{ 'x-forwarded-for': '198.51.100.1, 192.0.2.9' }, '192.0.2.9'],
    [{}, '127.0.0.1'],
  ])('of %j is at %s', (headers, address) => {
    expect(clientOf(headers, '127.0.0.1', isOwn).address).toBe(address);
  });

  it.each([
    [{ referer: 'https://naledi.boma.example/wildlife/subscribe' }, 'https://naledi.boma.example'],
    [{ origin: 'https://naledi.boma.example' }, 'https://naledi.boma.example'],
    [{ referer: 'https://elsewhere.example/wildlife/subscribe' }, undefined],
    [{ origin: 'https://elsewhere.example', referer: 'https://naledi.boma.example/' }, undefined],
    [{ referer: 'no address' }, undefined],
    [{}, undefined],
  ])('of %j asks from a page of %s', (headers, origin) => {
    expect(clientOf(headers, undefined, isOwn).origin).toBe(origin);
  });

  it('keeps no more than it needs', () => {
    const client = clientOf(
      { 'user-agent': 'a'.repeat(9000), 'fastly-client-ip': '1'.repeat(9000) },
      undefined,
      isOwn,
    );
    expect(client.userAgent).toHaveLength(512);
    expect(client.address).toHaveLength(64);
    expect(clientOf({}, undefined, isOwn)).toEqual({ userAgent: '' });
  });
});
