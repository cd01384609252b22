import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freeBytes, requireDiskSpace } from './disk.ts';

it('passes while there is space, and else says in one line what to do', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'boma-disk-'));
  const free = await freeBytes(dir);
  await expect(requireDiskSpace(dir, 1)).resolves.toBeUndefined();
  await expect(requireDiskSpace(dir, free * 2)).rejects.toThrow(
    /^Only \d+ MB free on the disk of .*start again\.$/,
  );
  rmSync(dir, { recursive: true });
});
