import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { authDomain, contentSecurityPolicy, embedPolicy } from '../src/config/security.ts';
import { scriptHash } from './content-security-policy.ts';
import { bundleHeadScript } from './head-script.ts';

const firebaseJson = () => readFile(join(import.meta.dirname, '../../firebase.json'), 'utf8');

it('the policy in firebase.json is the one that the sources make', async () => {
  const policy = contentSecurityPolicy([scriptHash(await bundleHeadScript())]);
  expect(await firebaseJson(), 'run npm run build:web and commit firebase.json').toContain(
    JSON.stringify(policy),
  );
  expect(await firebaseJson()).toContain(JSON.stringify(embedPolicy(policy)));
});

it('lets other sites frame the embedded player alone, and gives them nothing else', async () => {
  const { hosting } = JSON.parse(await firebaseJson()) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  const rules = new Map(
    hosting.headers.map(({ source, headers }) => [
      source,
      Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    ]),
  );
  const [pages, embedded] = [rules.get('!/@(embed|api|__)/**'), rules.get('/embed/**')];
  expect(pages?.['X-Frame-Options']).toBe('DENY');
  expect(pages?.['Content-Security-Policy']).toMatch(/; frame-ancestors 'none'$/);
  expect(embedded?.['Content-Security-Policy']).toBe(
    pages?.['Content-Security-Policy']?.replace(/'none'$/, '*'),
  );
  expect([...rules.values()].filter((rule) => 'Content-Security-Policy' in rule)).toHaveLength(2);
});

it('lets people sign in, with a password and with Google, and opens no directive to a whole scheme or host of others', () => {
  const policy = new Map(
    contentSecurityPolicy(['sha256-head'], { withAppCheck: false, adverts: [] })
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );
  expect(policy.get('connect-src')).toEqual(
    expect.arrayContaining(['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']),
  );
  expect(policy.get('script-src')).toEqual(["'self'", "'sha256-head'", 'https://apis.google.com']);
  expect(policy.get('frame-src')).toEqual(expect.arrayContaining([authDomain]));
  for (const source of [...policy.values()].flat()) {
    expect(source).not.toContain('*');
    expect(source).not.toMatch(/^https?:$/);
  }
});

it('lets reCAPTCHA and App Check in only where the site uses them', () => {
  const sourcesOf = (withAppCheck: boolean) =>
    contentSecurityPolicy(['sha256-head'], { withAppCheck })
      .split('; ')
      .flatMap((directive) =>
        directive.split(' ').map((source, at, [name]) => at > 0 && `${name} ${source}`),
      );
  const closed = sourcesOf(false);
  expect(closed).toContain("script-src 'self'");
  expect(sourcesOf(true).filter((source) => !closed.includes(source))).toEqual([
    'script-src https://www.google.com/recaptcha/',
    'script-src https://www.gstatic.com/recaptcha/',
    'connect-src https://www.google.com/recaptcha/',
    'connect-src https://content-firebaseappcheck.googleapis.com',
    'frame-src https://www.google.com/recaptcha/',
    'frame-src https://recaptcha.google.com/recaptcha/',
  ]);
});

it('lets the hosts of an advert network bring scripts, pictures, calls and frames', () => {
  const network = 'https://*.safeframe.googlesyndication.com';
  const opened = contentSecurityPolicy(['sha256-head'], { adverts: [network] })
    .split('; ')
    .filter((directive) => directive.split(' ').includes(network))
    .map((directive) => directive.split(' ')[0]);
  expect(opened).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src']);
});

it('keeps the opener of a window that signs a user in', async () => {
  expect(await firebaseJson()).not.toMatch(/Cross-Origin-(Opener|Embedder)-Policy/i);
});

it('hashes a script as a policy names it', () => {
  expect(scriptHash('go()')).toBe('sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=');
});
