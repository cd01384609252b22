import type { WriteBatch } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { commitInTurn, commitUntilSettled } from './commit-in-turn.ts';
import { GaveUp } from './firestore.ts';

const FAILED_PRECONDITION = 9;
const PERMISSION_DENIED = 7;

/** A batch whose commits fail with these codes of gRPC, one after another, and then succeed. */
function batchThatFails(...codes: number[]) {
  const commit = vi.fn(async () => {
    const code = codes.shift();
    if (code !== undefined) throw Object.assign(new Error('from the store'), { code });
  });
  return { commit } as unknown as WriteBatch & { commit: typeof commit };
}

it('prepares and commits again when another call wrote first', async () => {
  const batch = batchThatFails(FAILED_PRECONDITION, FAILED_PRECONDITION);
  const prepare = vi.fn(async () => batch);
  expect(await commitInTurn('counting', prepare)).toBe(true);
  expect([prepare.mock.calls.length, batch.commit.mock.calls.length]).toEqual([3, 3]);
});

it('writes nothing without a batch, also when that is the answer to the second reading', async () => {
  expect(await commitInTurn('counting', async () => undefined)).toBe(false);
  const batches = [batchThatFails(FAILED_PRECONDITION)];
  expect(await commitInTurn('counting', async () => batches.shift())).toBe(false);
});

it('looks again after its own write, until there is nothing more to write', async () => {
  let source = 2;
  let published = 0;
  const prepare = async () => {
    const seen = source;
    if (seen === published) return undefined;
    const commit = async () => {
      published = seen;
      // It changed while this call had read it already, and whoever changed it saw the earlier publication.
      source = 1;
    };
    return { commit } as unknown as WriteBatch;
  };
  expect(await commitUntilSettled('counting', prepare)).toBe(true);
  expect(published).toBe(1);
  expect(await commitUntilSettled('counting', prepare)).toBe(false);
});

it('gives up after twenty turns, and says what', async () => {
  const batch = batchThatFails(...Array.from({ length: 30 }, () => FAILED_PRECONDITION));
  const writing = commitInTurn('counting', async () => batch);
  await expect(writing).rejects.toThrow(GaveUp);
  await expect(writing).rejects.toMatchObject({
    message: 'Gave up counting: other calls wrote first 20 times.',
    cause: { code: FAILED_PRECONDITION },
  });
  expect(batch.commit).toHaveBeenCalledTimes(20);
});

it('gives up when the sources change after each of its writes', async () => {
  const settling = commitUntilSettled('counting', async () => batchThatFails());
  await expect(settling).rejects.toThrow('Gave up counting: the sources changed after each of 5 writes.');
});

it('passes on what is no lost condition', async () => {
  const batch = batchThatFails(PERMISSION_DENIED);
  await expect(commitInTurn('counting', async () => batch)).rejects.toMatchObject({ code: 7 });
  expect(batch.commit).toHaveBeenCalledTimes(1);
});
