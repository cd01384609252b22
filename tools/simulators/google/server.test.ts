import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../seed/accounts.ts';
import type { RunningServer } from '../listen-locally.ts';
import { DEMO_PEOPLE, GOOGLE_ONLY } from './people.ts';
import { type Profile, profileOf, subOf } from './profile.ts';
import { startGoogle } from './server.ts';

const SITE = 'http://127.0.0.1:5080';

let folder: string;
let stateFile: string;
let google: RunningServer;

const start = () => startGoogle({ port: 0, sitePorts: [5080, 5093], stateFile });
const at = (path: string, origin = SITE) => `${google.url}${path}?${new URLSearchParams({ origin })}`;
const page = async (path: string, origin?: string) => (await fetch(at(path, origin))).text();
const add = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(at('/another'), { method: 'POST', headers, body: new URLSearchParams(form) });

const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>');
const profiles = (html: string, attribute = 'data-profile') =>
  [...html.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(
    ([, json = '']) => JSON.parse(plain(json).replaceAll('&amp;', '&')) as Profile,
  );

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boma-google-'));
  stateFile = join(folder, 'state', 'people.json');
  google = await start();
});

afterEach(async () => {
  await google.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the list', () => {
  it('says that it is a simulator, and offers each account, another one, and Cancel', async () => {
    const html = await page('/');
    expect(html).toContain('<h1>Google <span>sign-in</span>, simulated on this machine</h1>');
    expect(profiles(html)).toEqual(DEMO_PEOPLE.map(profileOf));
    expect(html).toContain(`href="/another?origin=${encodeURIComponent(SITE)}"`);
    expect(html).toMatch(/<button[^>]* data-cancel>Cancel/);
    expect(html).toContain(`<body data-origin="${SITE}">`);
  });

  it('has one person without a password and one with, as in the seed', () => {
    const seeded: string[] = DEMO_ACCOUNTS.map(({ email }) => email);
    expect(seeded).not.toContain(GOOGLE_ONLY.email);
    expect(DEMO_PEOPLE.filter(({ email }) => seeded.includes(email))).toHaveLength(1);
  });

  it('allows only its own style, script and fonts, and refuses to be framed', async () => {
    const { headers } = await fetch(at('/'));
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    for (const [path, type] of [
      ['/window.css', 'text/css'],
      ['/window.js', 'text/javascript'],
      ['/display.woff2', 'font/woff2'],
      ['/body.woff2', 'font/woff2'],
    ] as const) {
      const file = await fetch(`${google.url}${path}`);
      expect([file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });
});

describe('the page that opens it', () => {
  it.each([
    SITE,
    'http://localhost:5080',
    'http://naledi.localhost:5080',
    'http://127.0.0.1:5093',
  ])('may be %s', async (origin) => {
    expect((await fetch(at('/', origin))).status).toBe(200);
    expect(await page('/', origin)).toContain(`data-origin="${origin}"`);
  });

  it.each([
    'http://127.0.0.1:5081',
    'http://127.0.0.1',
    'https://127.0.0.1:5080',
    'http://127.0.0.1:5080/',
    'http://127.0.0.1:5080.evil.example',
    'http://evil.example:5080',
    'http://localhost.evil.example:5080',
    'http://a.b.localhost:5080',
    'null',
    '*',
    '',
    '"><script>alert(1)</script>',
  ])('may not be %j', async (origin) => {
    for (const path of ['/', '/another']) {
      const answer = await fetch(at(path, origin));
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(html).toContain('Refused.');
      expect(html).toContain(SITE);
      expect(html).not.toContain('data-profile');
      expect(html).not.toContain('data-origin');
      expect(html).not.toContain('<script>');
    }
    const posted = await fetch(at('/another', origin), {
      method: 'POST',
      body: new URLSearchParams({ email: 'amos@gmail.test', name: 'Amos' }),
    });
    expect(posted.status).toBe(400);
    expect(await page('/')).not.toContain('amos@gmail.test');
  });

  it('has to be named', async () => {
    const answer = await fetch(`${google.url}/`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('No page said that it asks');
  });
});

describe('another account', () => {
  it('is sent to the opener at once, and is still in the list after a restart', async () => {
    const answer = await add({ email: '  Amos@Gmail.TEST ', name: ' Amos \n  Nkosi ' });
    const amos = profileOf({ email: 'amos@gmail.test', name: 'Amos Nkosi' });
    expect(answer.status).toBe(200);
    expect(profiles(await answer.text(), 'data-chosen')).toEqual([amos]);
    expect(profiles(await page('/'))).toContainEqual(amos);
    await google.close();
    google = await start();
    expect(profiles(await page('/'))).toContainEqual(amos);
  });

  it('with a known address signs in that account, and is listed once', async () => {
    const answer = await add({ email: GOOGLE_ONLY.email, name: 'Somebody Else' });
    expect(profiles(await answer.text(), 'data-chosen')).toEqual([profileOf(GOOGLE_ONLY)]);
    expect(profiles(await page('/'))).toHaveLength(DEMO_PEOPLE.length);
  });

  it.each([
    [{ email: '', name: '' }, ['Please enter an email address.', 'Please enter a name.']],
    [{ email: 'amos', name: 'Amos' }, ['Please enter a whole address, such as thandi@gmail.test.']],
    [{ email: 'amos@gmail', name: 'Amos' }, ['Please enter a whole address, such as thandi@gmail.test.']],
    [{ email: `${'a'.repeat(250)}@b.cd`, name: 'Amos' }, ['Please keep the address within 254 characters.']],
    [{ email: 'amos@gmail.test', name: ' \t ' }, ['Please enter a name.']],
    [{ email: 'amos@gmail.test', name: 'a'.repeat(61) }, ['Please keep the name within 60 characters.']],
  ])('is refused as %j', async (form, problems) => {
    const answer = await add(form);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(
      [...html.matchAll(/<p class="problem" id="(?:email|name)-problem">([^<]*)/g)].map(([, text]) => text),
    ).toEqual(problems);
    expect(html.match(/aria-invalid="true" aria-describedby="(email|name)-problem"/g)).toHaveLength(
      problems.length,
    );
    expect(html).toContain(`value="${form.email}"`);
    expect(profiles(await page('/'))).toHaveLength(DEMO_PEOPLE.length);
  });

  it('has a name that is escaped in the page', async () => {
    const name = `<img src=x onerror=alert(1)> "'&`;
    const html = await (await add({ email: 'amos@gmail.test', name })).text();
    expect(html).not.toContain('<img');
    expect(profiles(html, 'data-chosen')[0]?.name).toBe(name);
    expect(profiles(await page('/')).at(-1)?.name).toBe(name);
    expect(await page('/')).not.toContain('<img');
  });

  it('is accepted only from this window’s form, and only if it is short', async () => {
    const form = { email: 'amos@gmail.test', name: 'Amos' };
    expect((await add(form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await add({ ...form, more: 'x'.repeat(5000) })).status).toBe(413);
    expect(profiles(await page('/'))).toHaveLength(DEMO_PEOPLE.length);
    expect((await add(form, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('does not make the list longer than twenty', async () => {
    for (let count = 1; count <= 22; count++) await add({ email: `guest${count}@gmail.test`, name: 'Guest' });
    const listed = profiles(await page('/')).slice(DEMO_PEOPLE.length);
    expect(listed.map(({ email }) => email)).toEqual(
      Array.from({ length: 20 }, (_, index) => `guest${index + 3}@gmail.test`),
    );
  });

  it('is dropped when the stored file cannot be read, and the demo people stay', async () => {
    await add({ email: 'amos@gmail.test', name: 'Amos' });
    await google.close();
    writeFileSync(stateFile, '{"half');
    google = await start();
    expect(profiles(await page('/'))).toEqual(DEMO_PEOPLE.map(profileOf));
  });
});

it('gives an address the same 21-digit id every time', () => {
  expect(subOf('thandi@gmail.test')).toBe('198871669270878758598');
  expect(subOf('Thandi@Gmail.Test')).toBe(subOf('thandi@gmail.test'));
  const subs = DEMO_PEOPLE.map(({ email }) => subOf(email));
  expect(new Set(subs).size).toBe(DEMO_PEOPLE.length);
  for (const sub of subs) expect(sub).toMatch(/^\d{21}$/);
});

it.each(['/nothing', '/favicon.ico', '/another/', '/accounts.json'])('answers 404 at %s', async (path) => {
  const answer = await fetch(at(path));
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('refuses other methods', async () => {
  expect((await fetch(at('/'), { method: 'POST' })).status).toBe(405);
  expect((await fetch(at('/another'), { method: 'DELETE' })).status).toBe(405);
  const head = await fetch(at('/'), { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
