import { describe, expect, it } from 'vitest';
import { parsableAddress, parsableHost } from './parsable-request.ts';

describe('parsableAddress', () => {
  it.each([
    '/',
    '/api/lodge/naledi?q=a%20b',
    '/%F0%9F%A6%81',
    '//other.example/a',
  ])('leaves %s as it is', (address) => {
    expect(parsableAddress(address)).toBe(address);
  });

  it.each(['/api/lodge/%E0%A4%A', '/?q=100%', '/%zz', '/%FF'])('makes %s decodable', (address) => {
    expect(decodeURIComponent(parsableAddress(address))).toBe(address);
  });

  it.each(['//', '///', '//[', 'http://[', '//%zz', '//%'])('makes %s parsable', (address) => {
    const safe = parsableAddress(address);
    expect(() => decodeURIComponent(safe)).not.toThrow();
    expect(new URL(safe, 'http://localhost').origin).toBe('http://localhost');
  });
});

describe('parsableHost', () => {
  it.each(['127.0.0.1:5080', 'naledi.boma.example', '[::1]:80'])('leaves %s as it is', (host) => {
    expect(parsableHost(host)).toBe(host);
  });

  it.each(['[', 'a b', 'host:port', '', '%', '<'])('replaces %j', (host) => {
    expect(new URL(`http://${parsableHost(host)}`).hostname).toBe('localhost');
  });
});
