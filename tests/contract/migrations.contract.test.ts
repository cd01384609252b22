import { randomUUID } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { expect, it, onTestFinished } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import type { Changes, Migration } from '../../functions/src/platform/migrations/migration.ts';
import { runMigration } from '../../functions/src/platform/migrations/run-migration.ts';
import { questionMovedAt } from '../../tools/operate/migrations/question-moved-at.ts';
import { stored } from '../support/stored.ts';

const NOW = Date.UTC(2041, 4, 1);

/** Documents of an older shape, in which `revoked_at` was called `revoked`, and the migration that renames it. */
async function olderDocuments(count: number) {
  const name = randomUUID();
  const ids = Array.from({ length: count }, (_, at) => `${name}.${at}`);
  const raw = (id: string) => firestore().doc(`${collections.revokedSignIns}/${id}`);
  onTestFinished(async () => {
    for (const id of ids) await raw(id).delete();
    await stored.migration(name).delete();
  });
  for (const [at, id] of ids.entries()) await raw(id).set({ uid: name, revoked: at + 1 });
  const migration: Migration = {
    name,
    what: 'Renames a field.',
    collection: 'revokedSignIns',
    change: ({ uid, revoked }): Changes =>
      uid === name && revoked !== undefined ? { revoked_at: revoked, revoked: undefined } : {},
  };
  const read = async () => Promise.all(ids.map(async (id) => (await raw(id).get()).data()));
  return { migration, raw, ids, read };
}

function run(migration: Migration, more: { isDry?: boolean; isRestart?: boolean; stopAfter?: number } = {}) {
  const lines: string[] = [];
  const { isDry = false, isRestart = false, stopAfter = Number.POSITIVE_INFINITY } = more;
  const print = (line: string) => {
    lines.push(line);
    if (/ seen, /.test(line) && lines.filter((each) => / seen, /.test(each)).length > stopAfter)
      throw new Error('The terminal was closed.');
  };
  const ended = runMigration({ migration, isDry, isRestart, page: 2, now: () => NOW, print });
  return { ended, lines };
}

it('a dry run shows what would change, and writes nothing', async () => {
  const { migration, read, ids } = await olderDocuments(3);
  const { ended, lines } = run(migration, { isDry: true });
  expect(await ended).toMatchObject({ changed: 3, misfits: 0 });
  expect(lines).toContain(`  revoked-sign-ins/${ids[0]}: {"revoked_at":1,"revoked":"(removed)"}`);
  expect((await read())[0]).toEqual({ uid: migration.name, revoked: 1 });
  expect((await stored.migration(migration.name).get()).exists).toBe(false);
});

it('a run that was ended goes on where it was, and a repeated one changes nothing', async () => {
  const { migration, read } = await olderDocuments(5);
  await expect(run(migration, { stopAfter: 0 }).ended).rejects.toThrow('The terminal was closed.');
  const stopped = (await stored.migration(migration.name).get()).data();
  expect(stopped).toMatchObject({ seen: 2, done_at: null });
  const { ended, lines } = run(migration);
  expect(await ended).toMatchObject({ changed: 5, misfits: 0, done_at: NOW });
  expect(lines[0]).toBe(`Goes on after ${stopped?.after}: 2 documents were seen.`);
  expect(await read()).toEqual([1, 2, 3, 4, 5].map((revoked_at) => ({ uid: migration.name, revoked_at })));
  const again = run(migration);
  await again.ended;
  expect(again.lines).toEqual([`It was done on ${new Date(NOW).toISOString()}. --restart runs it again.`]);
  expect(await run(migration, { isRestart: true }).ended).toMatchObject({ changed: 0 });
});

it('leaves a document that the release could not read, and says which', async () => {
  const { migration, raw, ids, read } = await olderDocuments(2);
  await raw(ids[0] ?? '').set({ uid: migration.name, revoked: 'long ago' });
  const { ended, lines } = run(migration);
  expect(await ended).toMatchObject({ changed: 1, misfits: 1 });
  expect(lines.join('\n')).toContain(`revoked-sign-ins/${ids[0]} would not be readable (revoked_at: `);
  expect((await read())[0]).toEqual({ uid: migration.name, revoked: 'long ago' });
});

it('keeps what another process writes meanwhile', async () => {
  const { migration, raw, ids, read } = await olderDocuments(1);
  let other: Promise<unknown> | undefined;
  const change: Migration['change'] = (document) => {
    // The other process writes between the kit's read and its write, or just after.
    if (document.uid === migration.name) other ??= raw(ids[0] ?? '').update({ revoked: 70 });
    return migration.change(document);
  };
  await run({ ...migration, change }).ended;
  await other;
  await run({ ...migration }, { isRestart: true }).ended;
  expect(await read()).toEqual([{ uid: migration.name, revoked_at: 70 }]);
});

it('gives settled questions the time at which they were chosen or sent, and no other', () => {
  const question = { stage: 'answered', queued_at: 5, sent_at: 3 };
  expect(questionMovedAt.change(question)).toEqual({ moved_at: 5 });
  expect(questionMovedAt.change({ ...question, queued_at: null })).toEqual({ moved_at: 3 });
  expect(questionMovedAt.change({ ...question, moved_at: 9 })).toEqual({});
  expect(questionMovedAt.change({ ...question, stage: 'waiting' })).toEqual({});
});
