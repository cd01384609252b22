import { describe, expect, it } from 'vitest';
import { clientOf } from './client.ts';

describe('clientOf', () => {
  it.each([
    [{ 'fastly-client-ip': '192.0.2.7', 'x-forwarded-for': '192.0.2.9' }, '192.0.2.7'],
    [{ 'x-forwarded-for': '198.51.100.1, 192.0.2.9' }, '192.0.2.9'],
    [{}, '127.0.0.1'],
  ])('of %j is at %s', (headers, address) => {
    expect(clientOf(headers, '127.0.0.1').address).toBe(address);
  });

  it('keeps no more than it needs', () => {
    const client = clientOf(
      { 'user-agent': 'a'.repeat(9000), 'fastly-client-ip': '1'.repeat(9000) },
      undefined,
    );
    expect(client.userAgent).toHaveLength(512);
    expect(client.address).toHaveLength(64);
    expect(clientOf({}, undefined)).toEqual({ userAgent: '' });
  });
});
