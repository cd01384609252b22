import { resolve } from 'node:path';
import { api } from '@boma/domain/api.ts';
import { describe, expect, it } from 'vitest';
import { functionsUrl, site } from '../support/run.ts';

/** Text that must never reach a caller: stacks, paths of the machine, names of libraries. */
const LEAKS = /\bat .+:\d+:\d+|node_modules|\/functions\/|\/srv\/|\/workspace\/|\.ts\b|ZodError/;
const HERE = resolve(import.meta.dirname, '../..');

async function expectNoLeak(answer: Response): Promise<void> {
  const text = await answer.text();
  expect(text).not.toMatch(LEAKS);
  expect(text).not.toContain(HERE);
}

const addresses = Object.values(api).map((endpoint) => ({
  method: endpoint.method,
  // HEAD answers wherever GET only reads.
  methods: endpoint.method === 'GET' && !('effect' in endpoint) ? ['GET', 'HEAD'] : [endpoint.method],
  path: endpoint.path.replace('{slug}', 'naledi').replace('{id}', '1').replace('{chat}', 'chat-general'),
}));

async function send(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${site()}${path}`, { method: 'POST', ...init });
}

const typed = (type: string) => ({ 'Content-Type': type });

describe('the wrong method', () => {
  it.each([
    ...new Set(addresses.map(({ path }) => path)),
  ])('on %s is 405 and names the allowed one', async (path) => {
    const right = addresses.filter((address) => address.path === path).flatMap(({ methods }) => methods);
    for (const wrong of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !right.includes(name))) {
      const answer = await send(path, { method: wrong });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(right.join(', '));
      expect(await answer.json()).toMatchObject({
        code: 'method-not-allowed',
        request_id: expect.any(String),
      });
    }
  });
});

describe('bad input that reaches the handlers', () => {
  it.each([
    '/api/nothing',
    '/api/lodge',
    '/api/lodge/',
    '/api/streams/',
    '/api/STREAMS',
    '/api/lodge/%00',
  ])('%s is 404 with the envelope', async (path) => {
    const answer = await fetch(`${site()}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found', request_id: expect.any(String) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['text/plain', 'a'.repeat(1_000_000)],
    ['application/json', JSON.stringify({ text: 'a'.repeat(1_000_000) })],
    ['application/x-www-form-urlencoded', `text=${'a'.repeat(1_000_000)}`],
    ['application/octet-stream', 'a'.repeat(1_000_000)],
  ])('a megabyte of %s is 413 with the envelope', async (type, body) => {
    for (const { path } of addresses.filter(({ method }) => method === 'POST')) {
      const answer = await send(path, { headers: typed(type), body });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'payload-too-large' });
    }
  });

  it('refuses unknown query keys where a CDN keeps the answer, also dangerous ones', async () => {
    const answer = await fetch(`${site()}/api/show-types?__proto__=1&constructor=1&type=a&type=b&x[y]=1`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(['__proto__', 'constructor', 'type', 'x[y]']);
  });

  it('drops unknown query keys elsewhere', async () => {
    expect((await fetch(`${site()}/api/health?constructor=1&x[y]=1`)).status).toBe(200);
  });

  it.each([
    [
      'bytes that are no UTF-8',
      'application/json',
      new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      400,
    ],
    ['an unknown type', 'application/xml', '<a/>', 415],
    ['a list', 'application/json', '[]', 422],
  ])('%s gets the envelope with a request id', async (_what, type, body, status) => {
    const answer = await send('/api/chat/message/send', { headers: typed(type), body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), request_id: expect.any(String) });
  });
});

// The functions' framework parses bodies before our code runs and answers in its own words: ADR 0015.
describe('a request that the platform refuses', () => {
  it.each([
    ['JSON that breaks off', 'application/json', '{"text":', 400],
    ['JSON that is no object', 'application/json', '"text"', 400],
    ['JSON that is null', 'application/json', 'null', 400],
    ['an unknown charset', 'application/json; charset=klingon', '{}', 415],
    ['a form in an unknown charset', 'application/x-www-form-urlencoded; charset=klingon', 'a=1', 415],
  ])('%s is 4xx without a stack or a path', async (_what, type, body, status) => {
    for (const { path } of addresses.filter(({ method }) => method === 'POST')) {
      const answer = await send(path, { headers: typed(type), body });
      expect(answer.status).toBe(status);
      await expectNoLeak(answer);
    }
  });

  it.each([
    '/api/lodge/%E0%A4%A',
    '/wildlife/stream/%FF',
    '/api/show-types?type=100%',
  ])('the address %s, which does not decode, is no server error', async (path) => {
    const answers = [await fetch(`${site()}${path}`), await fetch(`${functionsUrl()}/api${path}`)];
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500);
      await expectNoLeak(answer);
    }
  });

  it('an unknown encoding is 415 without a stack or a path', async () => {
    const headers = { ...typed('application/json'), 'Content-Encoding': 'klingon' };
    const answer = await send('/api/streams', { headers, body: '{}' });
    expect(answer.status).toBe(415);
    await expectNoLeak(answer);
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    send('/api/streams', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  it('the site and its lodges get a preflight answer', async () => {
    for (const origin of [site(), site().replace('127.0.0.1', 'naledi.localhost')]) {
      const answer = await preflight(origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('a foreign origin gets no preflight answer and may not read the answer', async () => {
    const stranger = 'https://stranger.example';
    const refused = await preflight(stranger);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const read = await send('/api/streams', { headers: { Origin: stranger } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('every answer', () => {
  it.each([
    ['a good one', '/api/show-types', 200],
    ['a refusal', '/api/nothing', 404],
  ])('%s has a request id and forbids type sniffing', async (_what, path, status) => {
    const answers = await Promise.all([fetch(`${site()}${path}`), fetch(`${site()}${path}`)]);
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('set-cookie')).toBeNull();
      await expectNoLeak(answer);
    }
    const ids = answers.map((answer) => answer.headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\w-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('the internal route', () => {
  it('accepts its own verbs only', async () => {
    const post = (body: string) =>
      fetch(`${functionsUrl()}/internal`, { method: 'POST', headers: typed('application/json'), body });
    expect((await post('{"verb":"check-streams"}')).status).toBe(200);
    expect((await post('{"verb":"drop-everything"}')).status).toBe(422);
  });

  it('is not reachable through the site', async () => {
    const answer = await send('/internal', {
      headers: typed('application/json'),
      body: '{"verb":"check-streams"}',
    });
    expect(answer.headers.get('content-type')).not.toContain('json');
    expect((await send('/api/internal', { body: '{}' })).status).toBe(404);
  });
});
