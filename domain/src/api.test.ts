import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.entries<Endpoint>(api);

describe('the API table', () => {
  it('gives every call a unique address', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(endpoints.length);
  });

  it.each(endpoints)('has a schema for every variable in the path of %s', (_name, { path, params }) => {
    const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, variable]) => variable);
    expect(Object.keys(params?.shape ?? {})).toEqual(variables);
    expect(path).toMatch(/^\/api\//);
  });

  it.each(endpoints)('has one value for each name in a request of %s', (_name, { params, query, body }) => {
    const names = [params, query, body].flatMap((part) => Object.keys(part?.shape ?? {}));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(
    endpoints,
  )('lets a CDN keep the answer of %s only where it is the same to everybody', (_name, endpoint) => {
    if (!endpoint.cache) return;
    expect(endpoint).toMatchObject({ method: 'GET', who: 'anyone' });
    expect(endpoint.errors ?? []).not.toContain('unauthenticated');
  });

  it.each(endpoints)('lists every refusal of a token where %s identifies its caller', (_name, {
    errors = [],
  }) => {
    const ofTokens = errors.filter((each) => each === 'token-expired' || each === 'banned');
    if (errors.includes('token-expired')) expect(ofTokens).toHaveLength(2);
  });
});
