import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Storage } from '@google-cloud/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketName, objectAddress, saveObject, signUpload } from './bucket.ts';

const NOW = Date.UTC(2026, 1, 3, 12);
const NAME = 'snapshots/2026/02/03/u-1/u-1-tau-1770120000000.jpg';
const ACCOUNT = 'boma@boma.iam.gserviceaccount.com';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Signing must not use the network.')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const sign = () => {
  const credentials = { client_email: ACCOUNT, private_key: privateKey };
  const object = new Storage({ projectId: 'boma', credentials }).bucket('boma.appspot.com').file(NAME);
  return signUpload(object, { contentType: 'image/jpeg', maxBytes: 2_097_152, expiresAt: NOW + 300_000 });
};

/** What Google signs, written down from its documentation of the V4 signing process. */
function stringToSign(url: URL, headers: Readonly<Record<string, string>>): string {
  const all: Record<string, string> = { ...headers, host: url.host };
  const names = Object.keys(all).sort();
  const query = [...url.searchParams]
    .filter(([key]) => key !== 'X-Goog-Signature')
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const request = [
    'PUT',
    url.pathname,
    query,
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  return ['GOOG4-RSA-SHA256', '20260203T120000Z', '20260203/auto/storage/goog4_request', digest].join('\n');
}

function isSigned(url: URL, headers: Readonly<Record<string, string>>): boolean {
  const signature = Buffer.from(url.searchParams.get('X-Goog-Signature') ?? '', 'hex');
  return createVerify('RSA-SHA256').update(stringToSign(url, headers)).verify(publicKey, signature);
}

describe('a signed upload', () => {
  it('is one PUT of this object, open for five minutes', async () => {
    const url = new URL((await sign()).url);
    expect(url.origin + url.pathname).toBe(`https://storage.googleapis.com/boma.appspot.com/${NAME}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'X-Goog-Algorithm': 'GOOG4-RSA-SHA256',
      'X-Goog-Credential': `${ACCOUNT}/20260203/auto/storage/goog4_request`,
      'X-Goog-Date': '20260203T120000Z',
      'X-Goog-Expires': '300',
      'X-Goog-SignedHeaders': 'content-type;host;x-goog-content-length-range;x-goog-if-generation-match',
      'X-Goog-Signature': expect.stringMatching(/^[0-9a-f]{512}$/),
    });
  });

  it('is signed by the known key, together with its headers', async () => {
    const { url, headers } = await sign();
    expect(headers).toEqual({
      'content-type': 'image/jpeg',
      'x-goog-content-length-range': '1,2097152',
      'x-goog-if-generation-match': '0',
    });
    expect(isSigned(new URL(url), headers)).toBe(true);
    for (const change of [
      { 'content-type': 'text/html' },
      { 'x-goog-content-length-range': '1,9999999' },
      { 'x-goog-if-generation-match': '1' },
    ])
      expect(isSigned(new URL(url), { ...headers, ...change }), JSON.stringify(change)).toBe(false);
    const other = new URL(url);
    other.pathname = other.pathname.replaceAll('u-1', 'u-2');
    expect(isSigned(other, headers)).toBe(false);
    const longer = new URL(url);
    longer.searchParams.set('X-Goog-Expires', '604800');
    expect(isSigned(longer, headers)).toBe(false);
  });
});

describe('the bucket', () => {
  it('is named by the configuration of the functions', () => {
    vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"boma.firebasestorage.app"}');
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', undefined);
    expect(bucketName()).toBe('boma.firebasestorage.app');
    expect(objectAddress('photos/a/640.jpg')).toBe(
      'https://firebasestorage.googleapis.com/v0/b/boma.firebasestorage.app/o/photos%2Fa%2F640.jpg?alt=media',
    );
  });
});

// The check value of CRC-32C: E3069283 for these nine digits.
const STORED = '123456789';
const CRC32C = '4waSgw==';

it('stores a file again when the connection to the store was lost', async () => {
  vi.useRealTimers();
  let uploads = 0;
  const store = createServer((request, response) => {
    uploads += 1;
    if (uploads === 1) return request.socket.destroy();
    const answer = JSON.stringify({ crc32c: CRC32C });
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(answer));
  });
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  try {
    const host = `127.0.0.1:${(store.address() as AddressInfo).port}`;
    vi.stubEnv('GCLOUD_PROJECT', 'demo-lost-connection');
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', host);
    vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${host}`);
    await saveObject('photos/f0ld3r/1280.jpg', Buffer.from(STORED), 'image/jpeg');
    expect(uploads).toBe(2);
  } finally {
    store.close();
  }
});
