import { AppError } from '@boma/domain/errors.ts';
import { describe, expect, it } from 'vitest';
import { naledi } from './chat-world.test-support.ts';
import { filled, ids, joined, texts } from './joined-room.test-support.ts';
import { CONNECTION_GRACE } from './tail-reader.ts';

describe('joining', () => {
  it('opens one listener, fetches one backlog, and shows the messages in order', async () => {
    const world = filled(25);
    const room = world.open();
    expect(world.joins).toBe(0);
    room.subscribe(() => undefined);
    expect(room.read().status).toBe('joining');
    await world.deliver();
    expect(world.backlogs.open.map(({ input }) => input)).toEqual([{ block: 20, epoch: 0 }]);
    await world.answerBacklogs();
    expect(room.read()).toMatchObject({ status: 'ready', connected: true, arrived: 0 });
    expect(ids(room)).toEqual(world.server.newest().map(({ id }) => id));
    expect(world.joins).toBe(1);
  });

  it('fetches nothing for a chat without messages', async () => {
    const { world, room } = await joined(0);
    expect(room.read()).toMatchObject({ status: 'ready', rows: [] });
    expect(world.backlogs.open).toEqual([]);
  });

  it('is shared by all panels of a chat, and left with the last', async () => {
    const { world, room, leave } = await joined();
    const leaveToo = room.subscribe(() => undefined);
    leave();
    expect(world.listeners.size).toBe(1);
    leaveToo();
    expect(world.listeners.size).toBe(0);
    await world.join(room);
    expect(world.joins).toBe(2);
  });

  it('R9-047 lists the last 180 messages and not the 181st, also with one’s own unsent among them', async () => {
    const { world, room } = await joined(181);
    expect(ids(room)).toHaveLength(180);
    expect(ids(room)).not.toContain('m1');
    world.setOnline(false);
    room.send('Mine');
    expect(ids(room)).toHaveLength(180);
    expect(texts(room).at(-1)).toBe('Mine');
    expect(ids(room)).not.toContain('m2');
  });

  it('applies a tail that arrived during the fetch of the backlog after that fetch', async () => {
    const world = filled(12);
    const room = world.open();
    room.subscribe(() => undefined);
    await world.deliver();
    world.server.write({ id: 'late', message: 'Late' });
    await world.deliver();
    world.server.delete('m5');
    await world.deliver();
    await world.answerBacklogs();
    await world.answerBacklogs();
    expect(ids(room)).toEqual(world.server.newest().map(({ id }) => id));
  });

  it('fetches the backlog again after a pause when it could not be had', async () => {
    const world = filled(12);
    const room = world.open();
    room.subscribe(() => undefined);
    await world.deliver();
    world.backlogs.open.shift()?.refuse(new AppError('unavailable'));
    await world.clock.pass(500);
    expect(room.read().status).toBe('failed');
    expect(world.backlogs.open).toEqual([]);
    await world.clock.pass(1500);
    await world.answerBacklogs();
    expect(room.read().status).toBe('ready');
    expect(ids(room)).toHaveLength(12);
  });

  it('retries with the newest tail when its address is no longer valid', async () => {
    const world = filled(12);
    const room = world.open();
    room.subscribe(() => undefined);
    await world.deliver();
    for (let index = 0; index < 60; index += 1) world.server.write({ id: `n${index}`, message: 'n' });
    await world.answerBacklogs();
    expect(room.read().status).toBe('failed');
    await world.deliver();
    await world.clock.pass(2000);
    await world.answerBacklogs();
    expect(ids(room)).toEqual(world.server.newest().map(({ id }) => id));
    expect(room.read().status).toBe('ready');
  });
});

describe('a connection that breaks', () => {
  it('keeps the list, reports it, listens again after a pause and misses no message', async () => {
    const { world, room } = await joined();
    const [events] = world.listeners;
    events?.broken(new AppError('forbidden'));
    expect(room.read()).toMatchObject({ status: 'ready', connected: false });
    expect(room.read().rows).toHaveLength(3);
    expect(world.listeners.size).toBe(0);
    for (let index = 0; index < 15; index += 1) world.server.write({ id: `n${index}`, message: 'n' });
    await world.clock.pass(2000);
    await world.deliver();
    await world.answerBacklogs();
    expect(room.read()).toMatchObject({ connected: true, arrived: 15 });
    expect(ids(room)).toEqual(world.server.newest().map(({ id }) => id));
  });

  it('is reported as lost only if it stays lost', async () => {
    const { world, room } = await joined();
    const [events] = world.listeners;
    events?.connected(false);
    await world.clock.pass(CONNECTION_GRACE - 1);
    events?.connected(true);
    await world.clock.pass(60_000);
    expect(room.read().connected).toBe(true);
    events?.connected(false);
    await world.clock.pass(CONNECTION_GRACE);
    expect(room.read()).toMatchObject({ status: 'ready', connected: false });
    events?.connected(true);
    expect(room.read().connected).toBe(true);
  });

  it('has failed only when there never was a list, and can be tried at once', async () => {
    const world = filled(3);
    const room = world.open();
    room.subscribe(() => undefined);
    const [events] = world.listeners;
    events?.broken(new AppError('unavailable'));
    expect(room.read().status).toBe('failed');
    room.rejoin();
    expect(world.joins).toBe(2);
    await world.deliver();
    await world.answerBacklogs();
    expect(room.read().status).toBe('ready');
  });

  it('is closed by a hidden page and caught up once it is visible, without lost or duplicate messages', async () => {
    const { world, room } = await joined(20);
    world.show(false);
    expect(world.listeners.size).toBe(0);
    for (let index = 0; index < 30; index += 1) world.server.write({ id: `n${index}`, message: 'n' });
    world.server.delete('m20');
    world.show(true);
    await world.deliver();
    await world.answerBacklogs();
    expect(ids(room)).toEqual(world.server.newest().map(({ id }) => id));
    expect(room.read().arrived).toBe(30);
  });

  it('is not reopened by a hidden page or without a panel when the network returns', async () => {
    const { world, room, leave } = await joined();
    world.show(false);
    world.setOnline(false);
    world.setOnline(true);
    expect(world.listeners.size).toBe(0);
    world.show(true);
    await world.deliver();
    expect(room.read()).toMatchObject({ status: 'ready', connected: true });
    expect(world.listeners.size).toBe(1);
    leave();
    world.setOnline(true);
    expect(world.listeners.size).toBe(0);
  });
});

describe('a new message', () => {
  it('counts messages of other users, but no older ones that replace a deleted one', async () => {
    const { world, room } = await joined(200);
    world.server.write({ id: 'new', message: 'New' });
    world.server.write({ id: 'own-elsewhere', message: 'Own', user_id: naledi.uid });
    await world.deliver();
    expect(room.read().arrived).toBe(1);
    world.server.delete('m150');
    await world.deliver();
    await world.answerBacklogs();
    expect(ids(room)).toHaveLength(180);
    expect(room.read().arrived).toBe(1);
  });

  it('is not counted if no panel was open', async () => {
    const { world, room, leave } = await joined();
    leave();
    world.server.write({ id: 'missed', message: 'Missed' });
    expect(room.read().rows).toHaveLength(3);
    await world.join(room);
    expect(ids(room)).toContain('missed');
    expect(room.read().arrived).toBe(0);
    world.server.write({ id: 'new', message: 'New' });
    await world.deliver();
    expect(room.read().arrived).toBe(1);
  });

  it('leaves unchanged rows the same objects', async () => {
    const { world, room } = await joined(12);
    const before = room.read().rows;
    world.server.write({ id: 'new', message: 'New' });
    await world.deliver();
    expect(
      room
        .read()
        .rows.slice(0, -1)
        .every((row, index) => row === before[index]),
    ).toBe(true);
    const state = room.read();
    await world.deliver();
    expect(room.read()).toBe(state);
  });
});
