import { AppError, type AppErrorDetails, type ErrorCode } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { naledi } from './chat-world.test-support.ts';
import { ids, joined, states, texts } from './joined-room.test-support.ts';
import { setbackOf } from './send-outcome.ts';

async function refused(code: ErrorCode, details: AppErrorDetails = {}) {
  const { world, room } = await joined(0);
  room.send('One');
  await world.failPost(new AppError(code, details));
  const [row] = room.read().rows;
  return { world, room, row };
}

describe('a refused message', () => {
  it('waits for its author to sign in again if the session has ended, and shows the error once', async () => {
    const { world, room } = await joined(0);
    room.send('One');
    room.send('Two');
    // The session forgets the viewer before the call rejects.
    world.signIn(undefined);
    await world.failPost(new AppError('unauthenticated'));
    expect(texts(room)).toEqual(['One', 'Two']);
    expect(states(room)).toEqual(['waiting', 'waiting']);
    expect(room.read().rows[0]?.problem).toBe('Please sign in again, and it is sent.');
    expect(world.refusals).toEqual(['unauthenticated']);
    await world.clock.pass(600_000);
    world.setOnline(true);
    expect(world.posts.open).toEqual([]);
    world.signIn(naledi);
    await world.takePost();
    await world.takePost();
    await world.deliver();
    expect([texts(room), states(room)]).toEqual([
      ['One', 'Two'],
      ['sent', 'sent'],
    ]);
    expect(world.stored).toEqual([]);
  });

  it('asks its author to sign in again when they retry it without a session', async () => {
    const { world, room, row } = await refused('unauthenticated');
    world.signIn(undefined);
    room.retry(row?.message.id ?? '');
    await world.failPost(new AppError('unauthenticated'));
    expect(world.refusals).toEqual(['unauthenticated', 'unauthenticated']);
    expect(states(room)).toEqual(['waiting']);
  });

  it('of an ended session vanishes for the next user, and waits for its author', async () => {
    const { world, room } = await refused('unauthenticated');
    world.signIn(undefined);
    world.signIn({ uid: 'thabo', displayName: 'Thabo', roles: [] });
    await world.clock.pass(60_000);
    expect([room.read().rows, world.posts.open]).toEqual([[], []]);
    world.signIn(naledi);
    expect(world.posts.open[0]?.input.text).toBe('One');
  });

  it('of a muted user fails with the server’s reason and the end', async () => {
    const until = new Date(2026, 10, 22, 18, 30).getTime();
    const { row } = await refused('muted', { alert: 'Listen for a while: spam.', until });
    expect(row).toMatchObject({ state: 'failed', refusal: 'muted' });
    expect(row?.problem).toMatch(/^Listen for a while: spam\. Until .*2026.*30/);
  });

  it.each([
    ['banned', { alert: 'This account is closed.' }, 'This account is closed.'],
    ['invalid-input', { errors: { chat: ['There is no such chat.'] } }, 'There is no such chat.'],
    ['conflict', { errors: { body: ['Somebody has it.'] } }, 'Somebody has it.'],
  ] as const)('fails as %s with what the server says', async (code, details, problem) => {
    const { row } = await refused(code, details as AppErrorDetails);
    expect(row).toMatchObject({ state: 'failed', problem });
  });

  it('always has a text, and is never retried if the refusal is final', () => {
    for (const code of [
      'payload-too-large',
      'malformed-body',
      'forbidden',
      'conflict',
      'not-found',
    ] as const) {
      expect(setbackOf(new AppError(code))).toMatchObject({
        kind: 'fail',
        problem: expect.stringMatching(/\.$/),
      });
    }
    expect(setbackOf(new TypeError('broken')).kind).toBe('fail');
    expect(setbackOf(new AppError('unavailable', { retryAfter: 9 }))).toMatchObject({
      kind: 'wait',
      after: 9000,
    });
    expect(setbackOf(new AppError('too-many-requests'))).toMatchObject({ kind: 'wait', after: 2000 });
  });

  it('does not block the next message, and is sent when the author retries', async () => {
    const { world, room } = await joined(0);
    room.send('One');
    room.send('Two');
    await world.failPost(new AppError('muted'));
    expect(world.posts.open[0]?.input.text).toBe('Two');
    await world.takePost();
    room.retry(ids(room)[0] ?? '');
    expect(world.posts.open).toHaveLength(1);
    await world.takePost();
    await world.deliver();
    expect(texts(room)).toEqual(['Two', 'One']);
    expect(states(room)).toEqual(['sent', 'sent']);
  });

  it('gets a new id if its id is taken', async () => {
    const { world, room, row } = await refused('conflict');
    room.retry(row?.message.id ?? '');
    expect(world.posts.open).toHaveLength(1);
    expect(world.posts.open[0]?.input.id).not.toBe(row?.message.id);
    expect(room.read().rows).toHaveLength(1);
  });

  it('disappears when the author discards it', async () => {
    const { room, row } = await refused('muted');
    room.discard(row?.message.id ?? '');
    expect(room.read().rows).toEqual([]);
  });

  it('is kept until the user signs in again if the session had ended', async () => {
    const { world, room, row } = await refused('token-expired');
    expect(row?.state).toBe('waiting');
    await world.clock.pass(600_000);
    world.setOnline(true);
    expect(world.posts.open).toEqual([]);
    world.session.call();
    expect(world.posts.open).toHaveLength(1);
    await world.takePost();
    expect(states(room)).toEqual(['sent']);
  });
});

describe('removing a message', () => {
  it('hides it at once and for good', async () => {
    const { world, room } = await joined();
    const removal = room.remove('m2');
    expect(ids(room)).toEqual(['m1', 'm3']);
    world.server.delete('m2');
    world.removals.open[0]?.answer({});
    await removal;
    expect(ids(room)).toEqual(['m1', 'm3']);
    await world.deliver();
    await world.answerBacklogs();
    expect(ids(room)).toEqual(['m1', 'm3']);
  });

  it('shows it again with an error if the server refuses', async () => {
    const { world, room } = await joined();
    const removal = room.remove('m2');
    world.removals.open[0]?.refuse(new AppError('forbidden'));
    await removal;
    expect(ids(room)).toEqual(['m1', 'm2', 'm3']);
    expect(room.read().rows[1]).toMatchObject({ state: 'sent', problem: expect.stringContaining('author') });
  });

  it('by another user hides it', async () => {
    const { world, room } = await joined();
    world.server.delete('m2');
    await world.deliver();
    expect(ids(room)).toEqual(['m1', 'm3']);
  });

  it('that was just sent removes its pending row too', async () => {
    const { world, room } = await joined(0);
    room.send('One');
    await world.takePost();
    const removal = room.remove(ids(room)[0] ?? '');
    world.removals.open[0]?.answer({});
    await removal;
    expect(room.read().rows).toEqual([]);
  });
});
