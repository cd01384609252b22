import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkTokenOf } from './app-check-token.ts';

const PROJECT = 'demo-boma';
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

let areKeysThere = false;
/** What Google publishes its keys at. */
const keys = createServer((_, res) => {
  const jwk = { ...google.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' };
  res.writeHead(areKeysThere ? 200 : 500, { 'content-type': 'application/json' });
  res.end(JSON.stringify(areKeysThere ? { keys: [jwk] } : {}));
});

/** Leads the SDK to these keys, whatever host it asks for. */
class ToOurKeys extends Agent {
  override createConnection() {
    return connect((keys.address() as AddressInfo).port, '127.0.0.1');
  }
}

let app: App;
const checkToken = checkTokenOf(() => app);

beforeAll(async () => {
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  // Other tests of this process have the default app.
  app = initializeApp({ projectId: PROJECT, httpAgent: new ToOurKeys() }, 'app-check');
});
afterAll(async () => {
  await deleteApp(app);
  keys.close();
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenWith(claims: object = {}, key = google.privateKey): string {
  const now = Math.floor(Date.now() / 1000);
  const body = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'k1' })}.${encode({
    iss: 'https://firebaseappcheck.googleapis.com/123',
    aud: ['projects/123', `projects/${PROJECT}`],
    sub: '1:123:web:abc',
    iat: now,
    exp: now + 3600,
    ...claims,
  })}`;
  return `${body}.${sign('RSA-SHA256', Buffer.from(body), key).toString('base64url')}`;
}

it('does not wait for keys that do not come, and not for each call', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  class ToSilence extends Agent {
    override createConnection() {
      return connect((silent.address() as AddressInfo).port, '127.0.0.1');
    }
  }
  const own = initializeApp({ projectId: PROJECT, httpAgent: new ToSilence() }, 'app-check-silent');
  const check = checkTokenOf(() => own, 50);
  expect(await check(tokenWith())).toBe('unknown');
  const began = performance.now();
  for (let call = 0; call < 100; call += 1) expect(await check(tokenWith())).toBe('unknown');
  expect(performance.now() - began).toBeLessThan(100 * 50);
  silent.closeAllConnections();
  silent.close();
  await deleteApp(own);
});

it('tells a wrong token from keys that cannot be read', async () => {
  expect(await checkToken(tokenWith())).toBe('unknown');
  areKeysThere = true;
  expect(await checkToken(tokenWith())).toBe('valid');
});

it.each([
  ['rubbish', () => 'rubbish'],
  ['one of another project', () => tokenWith({ aud: ['projects/other'] })],
  ['one that has expired', () => tokenWith({ iat: 1, exp: 2 })],
  ['one that another key signed', () => tokenWith({}, other.privateKey)],
])('refuses %s', async (_, make) => {
  areKeysThere = true;
  expect(await checkToken(tokenWith())).toBe('valid');
  expect(await checkToken(make())).toBe('wrong');
});
