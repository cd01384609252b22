import { describe, expect, it } from 'vitest';
import {
  aboutBrowser,
  aboutDisk,
  aboutEngines,
  aboutFfmpeg,
  aboutFirestore,
  aboutJava,
  aboutPorts,
  aboutStorage,
} from './findings.ts';

const jdk = { version: 17, hasCompiler: true };
const jre = { version: 17, hasCompiler: false };
const sdk = { kind: 'cloud-sdk', path: '/sdk/firestore.jar' } as const;

describe('doctor', () => {
  it('explains how to install a missing or outdated Java', () => {
    expect(aboutJava(undefined)).toMatchObject({ state: 'missing' });
    expect(aboutJava({ version: 11, hasCompiler: true }).text).toContain('install a JDK');
    expect(aboutJava(jdk)).toEqual({ state: 'good', text: 'Java: 17 (JDK)' });
  });

  it('states the source of each emulator', () => {
    expect(aboutFirestore({ kind: 'cache', path: '/cache/f.jar' }).text).toContain('/cache/f.jar');
    expect(aboutFirestore({ kind: 'download', url: 'https://example.org/f.jar' }).text).toContain('once');
    expect(aboutFirestore(sdk).text).toContain('/sdk/firestore.jar');
    expect(aboutFirestore({ kind: 'missing' })).toMatchObject({ state: 'missing' });
  });

  it('asks for a compiler only where the storage rules runtime has to be compiled', () => {
    expect(aboutStorage(sdk, jdk).state).toBe('good');
    expect(aboutStorage(sdk, jre)).toMatchObject({ state: 'missing' });
    expect(aboutStorage({ kind: 'cache', path: '/cache/s.jar' }, jre).state).toBe('good');
  });

  it('reports a taken port and a missing browser as notes, and a full disk as a fault', () => {
    expect(aboutPorts('npm start', 5080, [5082])).toMatchObject({ state: 'note' });
    expect(aboutPorts('npm start', 5080, []).state).toBe('good');
    expect(aboutBrowser(undefined).state).toBe('note');
    expect(aboutEngines('Firefox missing. Install it.')).toEqual({
      state: 'note',
      text: 'Other engines, for npm run test:engines: Firefox missing. Install it.',
    });
    expect(aboutEngines(undefined).state).toBe('good');
    expect([aboutFfmpeg(true).state, aboutFfmpeg(false).state]).toEqual(['good', 'note']);
    expect(aboutDisk(1024 ** 2, 1024 ** 3).state).toBe('missing');
  });
});
