import { describe, expect, it } from 'vitest';
import { decodableAddress } from './decodable-address.ts';

describe('decodableAddress', () => {
  it.each(['/', '/api/lodge/naledi?q=a%20b', '/%F0%9F%A6%81'])('leaves %s as it is', (address) => {
    expect(decodableAddress(address)).toBe(address);
  });

  it.each(['/api/lodge/%E0%A4%A', '/?q=100%', '/%zz', '/%FF'])('makes %s one that decodes', (address) => {
    expect(decodeURIComponent(decodableAddress(address))).toBe(address);
  });
});
