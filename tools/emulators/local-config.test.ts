import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portsFrom } from '../lib/ports.ts';
import { type FirebaseConfig, localFirebaseConfig } from './local-config.ts';

const ROOT = join(import.meta.dirname, '../..');
const production = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
const local = localFirebaseConfig(production, portsFrom(6080));

type Policy = Map<string, string[]>;

function policyOf(config: FirebaseConfig): Policy {
  const all = config.hosting.headers.flatMap((rule) => rule.headers);
  const value = all.find((header) => header.key === 'Content-Security-Policy')?.value ?? '';
  const directives = value.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function withoutPolicy(config: FirebaseConfig): unknown {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.filter((header) => header.key !== 'Content-Security-Policy'),
  }));
  return { ...config, hosting: { ...config.hosting, headers }, emulators: undefined };
}

describe('localFirebaseConfig', () => {
  it('changes nothing but ports and the policy', () => {
    expect(withoutPolicy(local)).toEqual(withoutPolicy(production));
  });

  it('lets browsers keep only those assets that exist', () => {
    const named = localFirebaseConfig(production, portsFrom(6080), ['base-1.js', 'page-2.js']);
    const sources = named.hosting.headers.map(({ source }) => source);
    expect(sources).toContain('/assets/@(base-1.js|page-2.js)');
    expect(sources).not.toContain('/assets/**');
  });

  it('names every emulator of production, on different ports', () => {
    expect(Object.keys(local.emulators).toSorted()).toEqual(Object.keys(production.emulators).toSorted());
    expect(localFirebaseConfig(production, portsFrom(5080)).emulators).toEqual(production.emulators);
    expect(JSON.stringify(local.emulators)).not.toContain('508');
  });

  it('adds origins on this machine to the policy and removes none', () => {
    const before = policyOf(production);
    const after = policyOf(local);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(before.size).toBeGreaterThan(5);
    for (const [directive, sources] of after) {
      const added = sources.filter((source) => !before.get(directive)?.includes(source));
      expect(sources.slice(0, sources.length - added.length)).toEqual(before.get(directive));
      for (const source of added) expect(source).toMatch(/^http:\/\/127\.0\.0\.1:60\d\d$/);
    }
    expect(after.get('media-src')).toContain('http://127.0.0.1:6090');
    expect(after.get('script-src')).toEqual(before.get('script-src'));
  });

  it('keeps local origins out of production', () => {
    expect(JSON.stringify(production.hosting)).not.toMatch(/127\.0\.0\.1|localhost/);
  });
});
