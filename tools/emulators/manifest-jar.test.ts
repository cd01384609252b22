import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { manifestJar, writeManifestJar } from './manifest-jar.ts';

describe('manifestJar', () => {
  it('keeps every manifest line within 72 bytes', () => {
    const far = pathToFileURL(`/${'deep/'.repeat(40)}emulator.jar`);
    const text = manifestJar('com.example.Main', [far]).toString('latin1');
    const manifest = text.slice(text.indexOf('Manifest-Version'), text.indexOf('PK\x01\x02'));
    for (const line of manifest.split('\r\n')) expect(line.length).toBeLessThanOrEqual(72);
    expect(manifest.replaceAll('\r\n ', '')).toContain(`Class-Path: ${far.href}\r\n`);
  });

  it('is a jar that Java opens and follows to the class path', () => {
    const dir = mkdtempSync(join(tmpdir(), 'boma jar '));
    const jar = join(dir, 'starter.jar');
    writeManifestJar(jar, 'com.example.Absent', [pathToFileURL(join(dir, 'nowhere.jar'))]);
    const { stderr, status } = spawnSync('java', ['-jar', jar], { encoding: 'utf8' });
    rmSync(dir, { recursive: true });
    expect(stderr).toContain('com.example.Absent');
    expect(stderr).not.toMatch(/corrupt|manifest/i);
    expect(status).not.toBe(0);
  });
});
