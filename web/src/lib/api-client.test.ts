import { globSync, readFileSync } from 'node:fs';
import { AppError, type CallersCode } from '@boma/domain/errors.ts';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { callApi, fetchHeaders, handleRefusalsWith, toQueryString } from './api-client.ts';
import { dropToast, toastsInLine } from './toasts.ts';

// Also in the site of an operator who has switched it on: api-client.attested.test.ts has those calls.
vi.mock('../config/uses-app-check.ts', () => ({ usesAppCheck: false }));

const answer = (status: number, body: string, type = 'application/json', headers = {}) =>
  vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type, ...headers } })),
  );

function stubFetch(fetchStub: ReturnType<typeof answer>) {
  vi.stubGlobal('fetch', fetchStub);
  return () => {
    const [address, init] = fetchStub.mock.calls[0] ?? [];
    return { address, init, headers: new Headers(init?.headers) };
  };
}

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof AppError)) throw new Error('The call was not refused with an AppError.');
  return error;
};

afterEach(() => vi.unstubAllGlobals());

describe('the query of a call', () => {
  it('R7-008 writes an array as repeated keys', () => {
    expect(toQueryString({ type: ['a', 'b'] })).toBe('type=a&type=b');
  });

  it('omits undefined values and escapes the others', () => {
    expect(toQueryString({ a: undefined, b: 'x y&z', c: 0 })).toBe('b=x+y%26z&c=0');
  });
});

describe('a call', () => {
  it('goes to its path on the site’s own origin', async () => {
    const sent = stubFetch(answer(200, '{"data":{"streams":[]}}'));
    await callApi('listLodgeStreams', { params: { id: 7 } });
    expect(sent().address).toBe('/api/lodge/7/streams');
  });

  it('R7-003 R7-004 carries the two headers, also in a HEAD request', async () => {
    for (const call of [() => callApi('live'), () => fetchHeaders('live', { timeout: 3000 })]) {
      const sent = stubFetch(answer(200, '{"data":{}}'));
      await call();
      expect(sent().headers.get('accept')).toBe('application/json');
      expect(sent().headers.get('x-requested-with')).toBe('XMLHttpRequest');
    }
  });

  it('R7-009 sends what is asked as JSON, and says so', async () => {
    const sent = stubFetch(answer(200, '{"data":{}}'));
    // The answer is none of this call.
    await callApi('joinCourse', { body: { join: true } }).catch(() => undefined);
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().init?.body).toBe('{"join":true}');
  });

  it('asks for headers alone with HEAD, past the browser’s cache', async () => {
    const sent = stubFetch(answer(200, '', 'application/json', { age: '12' }));
    const headers = await fetchHeaders('live', { timeout: 3000 });
    expect(sent()).toMatchObject({ address: '/api/live', init: { method: 'HEAD', cache: 'no-store' } });
    expect(headers.get('age')).toBe('12');
  });

  it('escapes the parameters in its path', async () => {
    const sent = stubFetch(answer(200, '{}'));
    await callApi('showLodge', { params: { slug: '../admin?x' } });
    expect(sent().address).toBe('/api/lodge/..%2Fadmin%3Fx');
  });

  it('R5-044 tells the writer what the server takes out of a text, once it has taken it', async () => {
    stubFetch(answer(200, '{"data":{}}'));
    const body = { subject: 'A <b>lion</b>', name: 'Thandi', email: '', comments: 'so\u0008ft', browser: '' };
    await callApi('sendContact', { body });
    expect(toastsInLine().at(-1)).toMatchObject({
      kind: 'app',
      tone: 'warning',
      text: 'We took out <b> </b>, because our pages show no HTML. We took out characters that cannot be seen.',
    });
    for (const { id } of toastsInLine()) dropToast(id);
  });

  it('says nothing about a text that stays as it is, or that the server refuses', async () => {
    const before = toastsInLine().length;
    const body = {
      subject: 'lions <-- look',
      name: 'می\u200cخواهم',
      email: '',
      comments: 'a\nb',
      browser: '',
    };
    stubFetch(answer(200, '{"data":{}}'));
    await callApi('sendContact', { body });
    stubFetch(answer(422, '{"code":"invalid-input","message":"No.","request_id":"1"}'));
    const refused = callApi('sendContact', { body: { ...body, subject: '<b>' } }, { own: ['invalid-input'] });
    expect((await refusal(refused)).code).toBe('invalid-input');
    expect(toastsInLine()).toHaveLength(before);
  });

  it('outlives its page, unless it is longer than what browsers send then', async () => {
    const send = async (comments: string) => {
      const sent = stubFetch(answer(200, '{"data":{}}'));
      const body = { subject: 'Lions', name: 'Thandi', email: '', comments, browser: '' };
      await callApi('sendContact', { body });
      expect(sent().init?.body).toBe(JSON.stringify(body));
      return sent().init?.keepalive;
    };
    expect(await send('Hello.')).toBe(true);
    expect(await send('a'.repeat(17_000))).toBe(false);
  });

  it('R7-007 carries no Authorization for a guest', async () => {
    const sent = stubFetch(answer(200, '{"data":[]}'));
    await callApi('listStreams');
    expect(sent().headers.has('authorization')).toBe(false);
  });

  it('carries the token in a GET whose answer depends on the caller', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'a-stored-token' });
    const sent = stubFetch(answer(200, '{"data":{}}'));
    await callApi('showUser');
    expect(sent().headers.get('authorization')).toBe('Bearer a-stored-token');
  });

  it('reports after how many seconds a limited call may be repeated', async () => {
    stubFetch(answer(429, '{"code":"too-many-requests"}', 'application/json', { 'retry-after': '7' }));
    const { details } = await refusal(callApi('sendMessage'));
    expect(details.retryAfter).toBe(7);
  });

  it('carries no Authorization where a shared cache may answer', async () => {
    const sent = stubFetch(answer(200, '{"data":{}}'));
    await callApi('live');
    expect(sent().headers.has('authorization')).toBe(false);
  });
});

describe('a refused call', () => {
  it('throws the error the server threw, with its field errors', async () => {
    stubFetch(answer(422, '{"code":"invalid-input","message":"m","request_id":"r","errors":{"id":["No."]}}'));
    const error = await refusal(callApi('listStreams'));
    expect(error.code).toBe('invalid-input');
    expect(error.details.errors).toEqual({ id: ['No.'] });
  });

  it.each([
    [413, 'payload-too-large'],
    [429, 'too-many-requests'],
    [400, 'malformed-body'],
    [418, 'malformed-body'],
    [502, 'unavailable'],
  ])('words a %i that a platform answered in HTML as %s', async (status, code) => {
    stubFetch(answer(status, '<html>nope</html>', 'text/html'));
    expect((await refusal(callApi('listStreams'))).code).toBe(code);
  });

  it.each([
    ['of the session', 'token-expired', { ofSession: true }],
    ['of the session', 'unauthenticated', { ofSession: true }],
    ['with another token', 'unauthenticated', { token: 'the-token-of-a-closed-account' }],
    ['that words this code', 'forbidden', { own: ['forbidden'] }],
  ] as const)('of a call %s reaches only its caller: %s', async (_, code, options) => {
    const shouldRetry = vi.fn(() => Promise.resolve(true));
    const answerRefusal = vi.fn();
    handleRefusalsWith(() => Promise.resolve({ shouldRetry, answerRefusal }));
    const fetched = answer(403, JSON.stringify({ code, message: 'm', request_id: 'r' }));
    stubFetch(fetched);
    expect((await refusal(callApi('clearToken', {}, options))).code).toBe(code);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(shouldRetry).not.toHaveBeenCalled();
    expect(answerRefusal).not.toHaveBeenCalled();
    expect(toastsInLine()).toEqual([]);
  });

  it('for an ended session is never the caller’s own, by type', () => {
    expectTypeOf<'unauthenticated' | 'token-expired'>().not.toExtend<CallersCode>();
    expectTypeOf<NonNullable<Parameters<typeof callApi>[2]>['own']>().toEqualTypeOf<
      readonly CallersCode[] | undefined
    >();
  });

  it('for an ended session is answered by the keeper of the session alone', () => {
    const own = globSync('web/src/**/*.{ts,tsx}')
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .filter((path) => /ofSession: true|as (readonly )?CallersCode/.test(readFileSync(path, 'utf8')));
    expect(own).toEqual(['web/src/session/session-keeper.later.ts']);
  });

  it('is made a second time at most, and answered once', async () => {
    const answerRefusal = vi.fn();
    handleRefusalsWith(() => Promise.resolve({ shouldRetry: () => Promise.resolve(true), answerRefusal }));
    const fetched = answer(403, '{"code":"token-expired","message":"m","request_id":"r"}');
    stubFetch(fetched);
    expect((await refusal(callApi('showUser'))).code).toBe('token-expired');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(answerRefusal).toHaveBeenCalledTimes(1);
  });

  it('is unavailable if no server answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    expect((await refusal(callApi('live'))).code).toBe('unavailable');
  });
});
