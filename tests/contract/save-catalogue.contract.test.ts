import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const TOOL = new URL('../../tools/scripts/save-catalogue.ts', import.meta.url).pathname;
/** A separate project, so that no other catalogue changes. */
const PROJECT = 'demo-boma-catalogue';

const folder = mkdtempSync(join(tmpdir(), 'boma-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lodge = { id: 1, slug: 'khaya', fullLogoPath: '/lodges/khaya.svg' };
const stream = {
  id: 1,
  slug: 'khaya-dam',
  name: 'Khaya Dam',
  code: 'khaya-dam',
  source: { kind: 'hls' },
  subscriber_only: false,
  cover: '/covers/khaya-dam-sm.jpg',
  lodge_id: 1,
  position: 1,
};

function save(catalogue: unknown): Promise<{ code: number; out: string; errors: string }> {
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify(catalogue));
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [TOOL, file, '--project', PROJECT], (_, out, errors) =>
      resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });
}

async function stored(path: string): Promise<number> {
  const base = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`${base}/${path}`, { headers: { Authorization: 'Bearer owner' } });
  return answer.status;
}

describe('npm run catalogue', () => {
  it('saves lodges and cameras, and saves them again', async () => {
    for (const _ of [1, 2]) {
      const { code, out } = await save({ streams: [stream], lodges: [lodge] });
      expect(out).toBe('lodges/khaya is saved.\nstreams/khaya-dam is saved.\n');
      expect(code).toBe(0);
    }
    expect(await stored('streams/khaya-dam')).toBe(200);
    expect(await stored('lodges/khaya')).toBe(200);
  });

  it('names the problem of each bad entry, saves the others and fails', async () => {
    await save({ streams: [stream] });
    const { code, out, errors } = await save({
      streams: [
        { ...stream, slug: 'khaya-hide' },
        { ...stream, id: 2, slug: 'Khaya Hide' },
        { ...stream, id: 3, slug: 'khaya-den' },
      ],
    });
    expect(code).toBe(1);
    expect(out).toBe('streams/khaya-den is saved.\n');
    expect(errors).toContain('streams/khaya-hide: another one has this id.');
    expect(errors).toContain('streams/Khaya Hide: slug: An address is lower-case');
    expect(await stored('streams/khaya-den')).toBe(200);
    expect(await stored('streams/khaya-hide')).toBe(404);
  });

  it.each([
    ['an unknown part', { cameras: [] }, 'there is no part "cameras"'],
    ['a part that is no list', { streams: {} }, '"streams" must be a list'],
  ])('refuses %s before it saves anything', async (_, wrong, reason) => {
    const { code, out, errors } = await save({ lodges: [lodge], ...wrong });
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(errors).toContain(reason);
  });
});
