import { CHAT_TEXTS } from '@boma/domain/chat/chat.constants.ts';
import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { naledi } from './chat-world.test-support.ts';
import { ids, joined, states, texts } from './joined-room.test-support.ts';

describe('saying something', () => {
  it('R7-059 shows a pending row at once, and replaces it by the stored message', async () => {
    const { world, room } = await joined(1);
    expect(room.send('  A <b>lion</b>\n at the water ')).toBe('sent-off');
    expect(texts(room)).toEqual(['Text 1', 'A lion at the water']);
    expect(states(room)).toEqual(['sent', 'sending']);
    const [row] = room.read().rows.slice(-1);
    expect(row).toMatchObject({ mine: true, message: { author: 'Naledi', user_id: 'naledi' } });
    expect(world.posts.open[0]?.input).toMatchObject({ id: row?.message.id, uid: 'naledi' });
    await world.takePost();
    expect(states(room)).toEqual(['sent', 'sent']);
    expect(world.stored).toEqual([]);
    await world.deliver();
    expect(ids(room)).toEqual(['m1', row?.message.id]);
    expect(room.read().arrived).toBe(0);
  });

  it('R7-059 replaces it too if the tail arrives before the answer, or the answer never arrives', async () => {
    const { world, room } = await joined(1);
    room.send('One');
    const [post] = world.posts.open;
    world.server.write({ id: post?.input.id ?? '', message: 'One', user_id: 'naledi' });
    await world.deliver();
    expect(states(room)).toEqual(['sent', 'sent']);
    await world.failPost(new AppError('unavailable'));
    expect(states(room)).toEqual(['sent', 'sent']);
    await world.clock.pass(60_000);
    expect(world.posts.open).toEqual([]);
    expect(world.stored).toEqual([]);
  });

  it('refuses a message that is empty or too long after cleaning, without a call', async () => {
    const { world, room } = await joined(0);
    expect(room.send(' \n<b></b>\u200b ')).toBe('empty');
    expect(room.send('a'.repeat(301))).toBe('too-long');
    expect(room.send('a'.repeat(1_000_000))).toBe('too-long');
    expect(world.posts.open).toEqual([]);
    expect(room.send('a'.repeat(300))).toBe('sent-off');
  });

  it('does not call the server for a guest', async () => {
    const { world, room } = await joined(0);
    world.signIn(undefined);
    expect(room.send('Hello')).toBe('guest');
    expect(world.posts.open).toEqual([]);
    expect(room.read().rows).toEqual([]);
  });

  it('sends one after the other, in order', async () => {
    const { world, room } = await joined(0);
    for (const text of ['One', 'Two', 'Three']) room.send(text);
    expect(world.posts.open).toHaveLength(1);
    for (let index = 0; index < 3; index += 1) await world.takePost();
    await world.deliver();
    expect(texts(room)).toEqual(['One', 'Two', 'Three']);
  });

  it('drops a message that the server stored and deleted before any tail held it', async () => {
    const { world, room } = await joined(1);
    room.send('One');
    await world.takePost();
    world.server.delete(ids(room)[1] ?? '');
    await world.clock.pass(60_000);
    expect(ids(room)).toEqual(['m1']);
  });
});

describe('a message that cannot be sent yet', () => {
  it('waits while the browser is offline, and is sent once and in order when it is online', async () => {
    const { world, room } = await joined(0);
    world.setOnline(false);
    room.send('One');
    room.send('Two');
    expect(states(room)).toEqual(['waiting', 'waiting']);
    expect(room.read()).toMatchObject({ connected: false, rows: [{ problem: expect.any(String) }, {}] });
    expect(world.posts.open).toEqual([]);
    world.setOnline(true);
    expect(states(room)[0]).toBe('sending');
    await world.takePost();
    await world.takePost();
    await world.deliver();
    expect(texts(room)).toEqual(['One', 'Two']);
    expect(world.posts.open).toEqual([]);
  });

  it('is tried again after a pause with the same id when the server did not answer', async () => {
    const { world, room } = await joined(0);
    room.send('One');
    const id = world.posts.open[0]?.input.id;
    await world.failPost(new AppError('unavailable'), true);
    expect(states(room)).toEqual(['waiting']);
    await world.clock.pass(2000);
    expect(world.posts.open[0]?.input.id).toBe(id);
    await world.takePost();
    await world.deliver();
    expect(texts(room)).toEqual(['One']);
  });

  it('survives a reload, for its author only and for at most one day', async () => {
    const { world, room } = await joined(0);
    world.setOnline(false);
    room.send('One');
    world.leavePage();
    const later = world.open();
    await world.join(later);
    expect(texts(later)).toEqual(['One']);
    world.signIn({ ...naledi, uid: 'thabo' });
    expect(texts(later)).toEqual([]);
    world.setOnline(true);
    expect(world.posts.open).toEqual([]);
    world.signIn(naledi);
    expect(world.posts.open).toHaveLength(1);
    world.posts.open.length = 0;
    await world.clock.pass(24 * 3_600_000);
    const nextDay = world.open();
    await world.join(nextDay);
    expect(texts(nextDay)).toEqual([]);
  });

  it('survives a reload after which the clock of the device is an hour behind', async () => {
    const { world, room } = await joined(0);
    world.setOnline(false);
    room.send('One');
    world.leavePage();
    world.stored = world.stored.map((unsent) => ({ ...unsent, at: unsent.at + 3_600_000 }));
    const later = world.open();
    await world.join(later);
    expect(texts(later)).toEqual(['One']);
  });

  it('is sent again after the pause that the server asks for, and shows the server’s words', async () => {
    const { world, room } = await joined(0);
    room.send('One');
    room.send('Two');
    await world.failPost(new AppError('too-many-requests', { retryAfter: 7, alert: CHAT_TEXTS.tooFast }));
    expect(states(room)).toEqual(['waiting', 'waiting']);
    expect(room.read().rows[0]?.problem).toBe(CHAT_TEXTS.tooFast);
    room.retry(ids(room)[0] ?? '');
    await world.clock.pass(6999);
    expect(world.posts.open).toEqual([]);
    await world.clock.pass(1);
    expect(world.posts.open).toHaveLength(1);
  });

  it('is sent as soon as staff end the slow mode, and waits again if the server still refuses it', async () => {
    const { world, room } = await joined(0);
    const slow = new AppError('too-many-requests', { retryAfter: 300, alert: CHAT_TEXTS.slow(300) });
    room.setSlow(300);
    room.send('One');
    await world.failPost(slow);
    room.setSlow(300);
    expect(states(room)).toEqual(['waiting']);
    room.setSlow(0);
    expect(states(room)).toEqual(['sending']);
    await world.failPost(slow);
    await world.clock.pass(299_999);
    expect(world.posts.open).toEqual([]);
    await world.clock.pass(1);
    await world.takePost();
    await world.deliver();
    expect(texts(room)).toEqual(['One']);
  });

  it('of a chat that staff have paused is kept, and goes out when the chat goes on', async () => {
    const { world, room } = await joined(0);
    room.setSlow(0);
    room.send('One');
    room.setSlow(Number.POSITIVE_INFINITY);
    await world.failPost(new AppError('conflict', { alert: CHAT_TEXTS.paused }));
    expect(states(room)).toEqual(['waiting']);
    expect(room.read().rows[0]?.problem).toBe(
      'A ranger has paused this chat for a moment. It is sent when the chat goes on.',
    );
    expect(world.stored.map(({ text }) => text)).toEqual(['One']);
    room.setSlow(0);
    expect(states(room)).toEqual(['sending']);
    await world.takePost();
    await world.deliver();
    expect([texts(room), world.stored]).toEqual([['One'], []]);
  });

  it('is dropped when another tab has sent or discarded it', async () => {
    const { world, room } = await joined(0);
    world.setOnline(false);
    room.send('One');
    world.stored = [];
    world.otherTab.call();
    expect(room.read().rows).toEqual([]);
  });

  it('vanishes when its author signs out, and is never sent as another user', async () => {
    const { world, room } = await joined(0);
    room.send('One');
    await world.failPost(new AppError('unavailable'));
    // A sign-out removes the stored messages first.
    world.stored = [];
    world.signIn(undefined);
    expect(room.read().rows).toEqual([]);
    world.signIn({ uid: 'thabo', displayName: 'Thabo', roles: [] });
    await world.clock.pass(60_000);
    expect(world.posts.open).toEqual([]);
    expect(room.read().rows).toEqual([]);
  });
});
