import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import { type Endpoint, isAttested } from './endpoint.ts';

const endpoints = Object.entries<Endpoint>(api);

describe('the API table', () => {
  it('gives every call a unique address', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(endpoints.length);
  });

  // The server takes the first address that fits, in the order of the table: '/people/newest' also fits '/people/{uid}'.
  it.each(endpoints)('answers %s at its own address, and not one before it', (name, { method, path }) => {
    const before = endpoints.slice(
      0,
      endpoints.findIndex(([other]) => other === name),
    );
    const fits = ([, other]: (typeof endpoints)[number]) =>
      other.method === method && new RegExp(`^${other.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
    expect(before.filter(fits).map(([other]) => other)).toEqual([]);
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

  it.each(endpoints)('carries the token with %s where it needs one', (_name, { method, who, personal }) => {
    // Without it the site sends none, is refused, and signs the viewer out.
    if (method === 'GET' && who !== 'anyone') expect(personal).toBe(true);
  });

  it('exempts from App Check what other programs call, and what a page asks before it is alive', () => {
    const exempt = endpoints.filter(([, endpoint]) => !endpoint.cache && !isAttested(endpoint));
    expect(exempt.map(([name]) => name).sort()).toEqual([
      'health',
      'listStreams',
      'showUser',
      'streamPlayback',
      'unsubscribe',
    ]);
    const some: Endpoint[] = [api.sendMessage, api.keepMoment, api.live];
    expect(some.map(isAttested)).toEqual([true, true, false]);
  });

  it.each(endpoints)('lists every refusal of a token where %s identifies its caller', (_name, {
    errors = [],
  }) => {
    const ofTokens = errors.filter((each) => each === 'token-expired' || each === 'banned');
    if (errors.includes('token-expired')) expect(ofTokens).toHaveLength(2);
  });
});
